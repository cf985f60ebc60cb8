// The page's beginning: everything that must be there before anything is shown.
import 'virtual:palette.css';
import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadCore } from './lib/core/loaded';
import { preferredLanguage, speak } from './lib/i18n/words.svelte';
import { followAddress } from './lib/ui/address.svelte';
import { hangArt } from './lib/ui/art';
import { followSize } from './lib/ui/layout.svelte';
import { keepPreferences, preferences } from './lib/ui/preferences.svelte';

hangArt();
followAddress();
followSize();
keepPreferences();
await Promise.all([speak(preferences.language ?? preferredLanguage(navigator.languages)), loadCore()]);
mount(App, { target: document.body });

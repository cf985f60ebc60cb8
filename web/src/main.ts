// The page's beginning: everything that must be there before anything is shown.
import 'virtual:palette.css';
import './fonts.css';
import './app.css';
import './lib/pages/pages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadCore } from './lib/core/loaded';
import { preferredLanguage, speak } from './lib/i18n/words.svelte';
import Failure from './lib/pages/Failure.svelte';
import { loadPage, placeOf } from './lib/pages/routes';
import { keepOffline } from './lib/offline/offline.svelte';
import { followOtherTabs } from './lib/session/games.svelte';
import { address, followAddress } from './lib/ui/address.svelte';
import { hangArt } from './lib/ui/art';
import { keepFocus } from './lib/ui/focusKept';
import { followSize } from './lib/ui/layout.svelte';
import { keepPreferences, preferences } from './lib/ui/preferences.svelte';

hangArt();
followAddress();
followSize();
keepPreferences();
followOtherTabs();
keepFocus();

const again = () => {
  location.reload();
};
const place = placeOf(address());
const coming = Promise.all([loadPage(address()), loadCore()]);
coming.catch(() => undefined); // it is told below, once there are words for it
try {
  await speak(preferences.language ?? preferredLanguage(navigator.languages));
} catch (error) {
  document.body.append('Azulejos could not be loaded. Look whether you are online, then load the page again.');
  throw error;
}
try {
  const [Page] = await coming;
  mount(App, { target: document.body, props: { first: { place, Page } } });
  void keepOffline();
} catch (error) {
  mount(Failure, { target: document.body, props: { error, again } });
}

// Where in the app we are. Everything is in the address's fragment: it works on any host, and nothing of a game reaches a log.

export type LearnPage = 'azul' | 'duel';

export type Address =
  | { page: 'home' | 'replays' | 'settings' | 'about' }
  | { page: 'table'; id: string } // a game that is kept in this browser
  | { page: 'replay'; id: string; ply: number | null } // a kept game; null: its end
  | { page: 'record'; packed: string; ply: number | null } // a record within the address (see packing.ts)
  | { page: 'position'; text: string }
  | { page: 'learn'; game: LearnPage; chapter: string }
  | { page: 'unknown' };

const current = $state<{ address: Address }>({ address: { page: 'home' } });

export function address(): Address {
  return current.address;
}

export function go(to: Address): void {
  location.hash = fragmentOf(to);
}

// The same place, told more exactly: no step in the browser's history.
export function goOn(to: Address): void {
  history.replaceState(history.state, '', fragmentOf(to));
  current.address = to;
}

// Called once, before the first page is shown.
export function followAddress(): void {
  const follow = () => {
    current.address = addressOf(location.hash);
  };
  follow();
  window.addEventListener('hashchange', follow);
}

export function fragmentOf(to: Address): string {
  switch (to.page) {
    case 'home':
      return '#/';
    case 'table':
      return `#/table/${to.id}`;
    case 'replay':
      return `#/replay/${to.id}${plyPart(to.ply)}`;
    case 'record':
      return `#/record/${to.packed}${plyPart(to.ply)}`;
    case 'position':
      return `#/position/${positionPart(to.text)}`;
    case 'learn':
      return `#/learn/${to.game}${to.chapter && `/${to.chapter}`}`;
    default:
      return `#/${to.page}`;
  }
}

export function addressOf(fragment: string): Address {
  const path = unescaped(fragment.replace(/^#?\/?/, ''));
  const [page = '', first = '', second = ''] = path.split('/');
  switch (page) {
    case '':
      return { page: 'home' };
    case 'replays':
    case 'settings':
    case 'about':
      return { page };
    case 'table':
      return { page, id: first };
    case 'replay':
      return { page, id: first, ply: plyOf(second) };
    case 'record':
      return { page, packed: first, ply: plyOf(second) };
    case 'position':
      return { page, text: path.slice('position/'.length).replaceAll('~', ' ') };
    case 'learn':
      return { page, game: first === 'duel' ? 'duel' : 'azul', chapter: second };
    default:
      return { page: 'unknown' };
  }
}

// Some programs escape what they pass on, others don't.
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// No position has a tilde. The others are escaped because many programs would end the address there.
const positionPart = (text: string) => text.replaceAll(' ', '~').replace(/[|?*]/g, escaped);
const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

const plyPart = (ply: number | null) => (ply === null ? '' : `/${ply}`);
const plyOf = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null);

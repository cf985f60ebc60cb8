// Where tiles went: two pictures of the table are compared, whatever happened between them.

// A thing that lies at a place of the table.
export interface Placed {
  readonly place: string; // `line-0-3-1`: the same physical place always has the same name
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

export interface Flight {
  readonly from: string;
  readonly to: string;
}

export interface Changes {
  readonly flights: readonly Flight[];
  readonly appeared: readonly string[]; // that came from nowhere on the table, in the order of the picture
}

// How far along its way through a round a thing is at this place: things go on, not back.
const STAGES: Readonly<Record<string, number>> = {
  factory: 0,
  sun: 0,
  centre: 1,
  moon: 1,
  hand: 2,
  line: 3,
  floor: 3,
  marker: 3,
  wall: 4,
};
const ON_BOARD = 4;

function stageOf(place: string): number {
  const [kind = '', where = '', more] = place.split('-');
  if (kind === 'chip') return more === undefined ? 0 : ON_BOARD; // `chip-3` on a factory, `chip-0-2` on a board
  if (kind === 'plate') return where === 'display' ? 0 : where === 'drawn' ? 1 : ON_BOARD;
  return STAGES[kind] ?? 0;
}

// These lie loosely, and close up when others are taken away.
const isLoose = (place: string) => /^(centre|moon|hand)-/.test(place);

// `back`: the later picture is of an earlier moment, so that everything goes the other way.
export function compare(before: readonly Placed[], after: readonly Placed[], back = false): Changes {
  const [earlier, later] = [byPlace(before), byPlace(after)];
  const left = before.filter(({ place, colour }) => later.get(place)?.colour !== colour);
  const came = after.filter(({ place, colour }) => earlier.get(place)?.colour !== colour);
  const flights = pairs(left, came, back);
  const arrived = new Set(flights.map(({ to }) => to));
  return {
    flights: [...flights, ...slides(earlier, after)],
    appeared: came.filter(({ place }) => !arrived.has(place)).map(({ place }) => place),
  };
}

const byPlace = (all: readonly Placed[]) => new Map(all.map((placed) => [placed.place, placed]));

// The likeliest pairs first; nothing has two origins, and nothing goes to two places.
function pairs(left: readonly Placed[], came: readonly Placed[], back: boolean): Flight[] {
  const possible = left.flatMap((from) =>
    came.flatMap((to) => {
      const cost = from.colour === to.colour ? costOf(back ? to : from, back ? from : to) : null;
      return cost === null ? [] : { from: from.place, to: to.place, cost, distance: distance(from, to) };
    }),
  );
  possible.sort((one, other) => one.cost - other.cost || one.distance - other.distance);
  const used = new Set<string>();
  const flights: Flight[] = [];
  for (const { from, to } of possible) {
    if (used.has(`from ${from}`) || used.has(`to ${to}`)) continue;
    used.add(`from ${from}`).add(`to ${to}`);
    flights.push({ from, to });
  }
  return flights;
}

// How unlikely it is that this came from there; null: it can't be.
function costOf(from: Placed, to: Placed): number | null {
  if (from.colour === 'marker') return 0; // there is only one
  const [first, last] = [stageOf(from.place), stageOf(to.place)];
  if (last === first) return isLoose(to.place) && sameStack(from.place, to.place) ? 5 : null;
  if (last < first) return null;
  const onBoard = first >= (STAGES['line'] ?? 3);
  if (onBoard) return sameRow(from.place, to.place) ? 0 : null; // from its own line to the wall
  return last - first;
}

const parts = (place: string) => place.split('-');
const sameStack = (one: string, other: string) => parts(one).slice(0, 2).join() === parts(other).slice(0, 2).join();
const sameRow = (line: string, wall: string) =>
  line.startsWith('line-') && parts(line).slice(1, 3).join() === parts(wall).slice(1, 3).join();

// What still lies where it lay, but was moved a little.
function slides(earlier: ReadonlyMap<string, Placed>, after: readonly Placed[]): Flight[] {
  return after.flatMap((to) => {
    const from = earlier.get(to.place);
    const slid = from?.colour === to.colour && isLoose(to.place) && distance(from, to) > SLID;
    return slid ? { from: to.place, to: to.place } : [];
  });
}

const SLID = 4; // px: less is a tile that was pointed at
const distance = (one: Placed, other: Placed) => Math.hypot(one.x - other.x, one.y - other.y);

// The rules core as WebAssembly behind one small class: every question is a text, and so is every answer.
import type {
  Action,
  BotName,
  ChanceEvent,
  CheckedRecords,
  FullRuleset,
  GameRecord,
  GameToWrite,
  MoveText,
  PositionData,
  PositionText,
  Played,
  Preview,
  RandomGames,
  RecordEvent,
  Ruleset,
  Seed,
  Simulation,
  TopEvent,
} from './types';

// The core refuses, and says why: a move that isn't legal, a broken record, a text that is no position. After anything
// else that is thrown (WebAssembly's own RuntimeError) the instance can't be trusted, and gives way to a fresh one.
export class CoreError extends Error {
  override name = 'CoreError';
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  reserve: (size: number) => number;
  call: (size: number) => number;
  output: () => number;
}

// The core at this address. Where the server doesn't know the type of WebAssembly, it is compiled after it has come
// instead of while it comes.
export async function load(url: string | URL): Promise<Core> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the core did not come from ${String(url)}: status ${String(response.status)}`);
  const canStream = response.headers.get('Content-Type') === 'application/wasm';
  const { module, instance } = canStream
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return wrap(instance, () => new WebAssembly.Instance(module));
}

// An instance may be wrapped only once. `renew` makes another one, for when this one broke.
export function wrap(instance: WebAssembly.Instance, renew?: () => WebAssembly.Instance): Core {
  return new Core(exportsOf(instance), renew && (() => exportsOf(renew())));
}

const exportsOf = (instance: WebAssembly.Instance) => instance.exports as unknown as Exports;

// All methods are pure: positions and records come and go as texts, and nothing is kept between two calls.
export class Core {
  readonly #renew: (() => Exports) | undefined;
  #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  constructor(exports: Exports, renew?: () => Exports) {
    this.#exports = exports;
    this.#renew = renew;
    exports._initialize();
  }

  // --- rules ---

  start(ruleset: Ruleset, first: number): PositionText {
    return this.#call('start', ruleset, first) as PositionText;
  }

  // What the ruleset leaves to chance, as a game from this seed draws it: Duel's goals.
  settle(ruleset: Ruleset, seed: Seed): FullRuleset {
    return this.#call('settle', ruleset, seed) as FullRuleset;
  }

  // The seat that starts round 1 of a game from this seed. `ruleset` is as it was before it was settled.
  firstSeat(ruleset: Ruleset, seed: Seed): number {
    return this.#call('first_seat', ruleset, seed) as number;
  }

  data(position: PositionText): PositionData {
    return this.#call('data', position) as PositionData;
  }

  legalMoves(position: PositionText): MoveText[] {
    return this.#call('legal_moves', position) as MoveText[];
  }

  play(position: PositionText, action: Action): Played {
    return this.#call('play', position, action) as Played;
  }

  // What chance does as deal `number` of a game from this seed: an event to play. All that chance decides is counted, from
  // 1 on, in the order in which it is asked for. So is Duel's `top`: here it comes by itself, `{top: '*'}`, while a record
  // has it beside the event before it.
  sampleDeal(position: PositionText, seed: Seed, number: number): ChanceEvent | TopEvent {
    return this.#call('sample_deal', position, seed, number) as ChanceEvent | TopEvent;
  }

  // The position as if this seat were asked to tile first.
  tiling(position: PositionText, seat: number): PositionText {
    return this.#call('tiling', position, seat) as PositionText;
  }

  // What this seat, or a spectator (null), may know.
  view(position: PositionText, seat: number | null): PositionText {
    return this.#call('view', position, seat) as PositionText;
  }

  // An action in this position as this seat, or a spectator (null), may know it: to be played on its view.
  masked(position: PositionText, action: Action, seat: number | null): RecordEvent {
    return this.#call('masked', position, action, seat) as RecordEvent;
  }

  // A view with all that it can't know filled in at random, as it may really be.
  determinise(view: PositionText, seed: Seed): PositionText {
    return this.#call('determinise', view, seed) as PositionText;
  }

  // Why this is not a legal move here; null if it is one.
  checkMove(position: PositionText, move: MoveText): string | null {
    return this.#call('check_move', position, move) as string | null;
  }

  preview(position: PositionText, move: MoveText): Preview {
    return this.#call('preview', position, move) as Preview;
  }

  // Of all legal moves, in their order.
  previews(position: PositionText): Preview[] {
    return this.#call('previews', position) as Preview[];
  }

  perft(position: PositionText, depth: number): number {
    return this.#call('perft', position, depth) as number;
  }

  // --- records ---

  readRecord(line: string): GameRecord {
    return this.#call('read_record', line) as GameRecord;
  }

  // One line, without a line break. All events are checked on the way.
  writeRecord(game: GameToWrite): string {
    const { ruleset, first, start = null, events, extras = {} } = game;
    return this.#call('write_record', ruleset, first, start, events, extras) as string;
  }

  // Many records, a line each.
  checkRecords(lines: string): CheckedRecords {
    return this.#call('check_records', lines) as CheckedRecords;
  }

  // --- bots ---

  bots(): BotName[] {
    return this.#call('bots') as BotName[];
  }

  // The same again for the same seed. A bot is shown a view.
  chooseMove(bot: BotName, view: PositionText, seed: Seed): MoveText {
    return this.#call('choose_move', bot, view, seed) as MoveText;
  }

  // Games that bots play, as the lines of a record file: the same bytes as `azulejos simulate` writes.
  simulate(simulation: Simulation): string {
    const { ruleset, bots, seed, first = null, begin = 0, games } = simulation;
    return this.#call('simulate', ruleset, bots, seed, first, begin, games) as string;
  }

  // Plays random games for measuring how fast the rules are.
  playRandom(ruleset: Ruleset, seed: Seed, games: number): RandomGames {
    return this.#call('play_random', ruleset, seed, games) as RandomGames;
  }

  // Nothing is kept between two calls, so that a fresh instance can answer what broke the one before it. The game goes on
  // unless the question itself is to blame.
  #call(operation: string, ...parameters: unknown[]): unknown {
    const input = this.#encoder.encode(`[${[operation, ...parameters].map(asJson).join(',')}]`);
    try {
      return this.#ask(input);
    } catch (error) {
      if (error instanceof CoreError || this.#renew === undefined) throw error;
      this.#exports = this.#renew();
      this.#exports._initialize();
      return this.#ask(input);
    }
  }

  #ask(input: Uint8Array): unknown {
    const { reserve, call, output, memory } = this.#exports;
    const room = reserve(input.length);
    if (room === 0) throw new CoreError(`${String(input.length)} bytes are too many for one call`);
    // A call may move the memory, so that each look at it needs a new view.
    new Uint8Array(memory.buffer, room, input.length).set(input);
    const length = call(input.length);
    const answer: unknown = JSON.parse(this.#decoder.decode(new Uint8Array(memory.buffer, output(), length)));
    if (isRefusal(answer)) throw new CoreError(answer.error);
    return answer;
  }
}

// Seeds may be larger than JavaScript's own JSON can write.
function asJson(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}

function isRefusal(answer: unknown): answer is { error: string } {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}

// What only one seat of Duel may know: never on a screen that somebody else looks at.
import { describe, expect, test } from 'vitest';
import type { Think } from '../core/thinking';
import type { DuelData } from '../core/types';
import type { LocalSession } from './local.svelte';
import { replaySession } from './replay.svelte';
import { atOnce, bot, core, newSession, PERSON, settled } from './testing';

// Everything that the page gets of a game.
const shown = ({ position, data, entries, legal, last }: LocalSession) =>
  JSON.stringify([position, data, entries, legal, last]);

const truth = (session: LocalSession) => core.data(core.readRecord(session.record()).last_position) as DuelData;
const drawn = (data: DuelData) => data.drawn?.plates.map(({ plate }) => plate) ?? [];

// People draw plates whenever they can, so that there is something to hide.
function moveOf(session: LocalSession, ply: number): string {
  const moves = core.legalMoves(session.position);
  return moves.find((move) => move === 'd' || move === 'l') ?? moves[(ply * 7) % moves.length] ?? '';
}

async function follow(session: LocalSession, look: (session: LocalSession) => void): Promise<void> {
  for (let ply = 0; session.outcome === null && ply < 600; ply++) {
    await settled(session);
    look(session);
    if (session.review !== null) session.closeReview();
    else if (session.handOver !== null) session.takeScreen();
    else if (session.actor !== null) session.play(moveOf(session, ply));
  }
}

describe('on a screen that two share', () => {
  test('only who has been handed it sees fronts', async () => {
    const session = newSession({ game: 'duel' }, [PERSON, PERSON]);
    let [hidden, seen] = [0, 0];
    await follow(session, () => {
      const { drawn: shownPlates } = session.data as DuelData;
      const real = truth(session);
      const isSecret = real.drawn !== null && real.drawn.stage !== 'drawing';
      if (!isSecret || session.outcome !== null) return;
      if (session.handOver !== null) {
        hidden += 1;
        expect(session.actor).toBeNull();
        expect(session.legal).toEqual([]);
        expect(shownPlates?.plates.every(({ plate }) => plate === null)).toBe(true);
      } else {
        seen += 1;
        expect(drawn(session.data as DuelData)).toEqual(drawn(real));
        expect(session.foot).toBe(real.drawn?.seat);
      }
      expect(JSON.stringify(session.entries)).not.toContain('"look":[');
      expect(JSON.stringify(session.entries)).not.toMatch(/"move":"u\d/);
    });
    expect(hidden).toBeGreaterThan(3);
    expect(seen).toBeGreaterThanOrEqual(hidden);
  });

  test('the screen is passed once a turn', async () => {
    const session = newSession({ game: 'duel' }, [PERSON, PERSON]);
    let passed = 0;
    await follow(session, () => {
      if (session.handOver !== null) passed += 1;
    });
    const looks = session.entries.filter(({ event }) => 'look' in event).length;
    expect(looks).toBeGreaterThan(3);
    expect(passed).toBe(looks);
  });

  test('what was seen is hidden again for the next one', async () => {
    const session = newSession({ game: 'duel' }, [PERSON, PERSON]);
    let before: number | null = null;
    await follow(session, () => {
      const now = session.data.to_move;
      if (before !== null && now !== before && now !== null) {
        expect(session.position).toBe(core.view(core.readRecord(session.record()).last_position, null));
      }
      before = now;
    });
    expect(before).not.toBeUndefined();
  });
});

// What was seen at each ply is what the seat may know of what really was there, also of a plate that it draws again.
test.each([1, 2, 3, 4])('views follow the game, seed %i', async (seed) => {
  const session = newSession({ game: 'duel' }, [PERSON, bot('random')], {}, seed);
  await follow(session, () => undefined);
  const real = replaySession(core, session.record());
  for (const [ply, { after, before }] of session.entries.entries()) {
    expect(before).toBe(core.view(real.entries[ply]?.before ?? '', 0));
    expect(after).toBe(core.view(real.entries[ply]?.after ?? '', 0));
  }
});

describe('against bots', () => {
  test('the person sees own fronts and nobody else any', async () => {
    const think: Think = (name, view, seed) => {
      expect(core.view(view, 1)).toBe(view);
      return atOnce.think(name, view, seed);
    };
    const session = newSession({ game: 'duel' }, [PERSON, bot()], { think });
    let own = 0;
    await follow(session, () => {
      expect(session.handOver).toBeNull();
      const last = core.readRecord(session.record()).last_position;
      expect(session.position).toBe(core.view(last, 0));
      if (drawn(session.data as DuelData).some((plate) => plate !== null)) own += 1;
    });
    expect(session.trouble).toBeNull();
    expect(own).toBeGreaterThan(3);
  });

  test('what bots look at never shows', async () => {
    // Bots draw seldom by themselves.
    const think = (_: string, view: string, seed: number | bigint) => {
      const moves = core.legalMoves(view);
      const move =
        moves.find((text) => text === 'd' || text === 'l') ?? moves[Number(BigInt(seed) % 97n) % moves.length];
      return Promise.resolve(move ?? '');
    };
    const session = newSession({ game: 'duel' }, [bot('random'), PERSON], { think });
    let looked = 0;
    await follow(session, () => {
      for (const { event, seat } of session.entries) {
        if ('look' in event && typeof event.look === 'string') looked += 1;
        if ('move' in event && event.move.startsWith('u') && seat === 0) expect(event.move).toMatch(/^u[*J]$/);
      }
      const real = truth(session);
      if (real.drawn?.seat === 0) {
        expect(drawn(session.data as DuelData).every((plate) => plate === null)).toBe(true);
      }
      expect(shown(session)).not.toContain('undefined');
    });
    expect(looked).toBeGreaterThan(3);
  });
});

// The session that an address of a replay names.
import { core } from '../core/loaded';
import { games } from '../session/games.svelte';
import { unpack } from '../session/packing';
import { positionSession, type ReplaySession, replaySession } from '../session/replay.svelte';
import type { Address } from '../ui/address.svelte';

export type ReplayAddress = Extract<Address, { page: 'replay' | 'record' | 'position' }>;

export const isReplay = (address: Address): address is ReplayAddress =>
  address.page === 'replay' || address.page === 'record' || address.page === 'position';

// Throws what the core, the kept games or the unpacking have to say.
export async function sessionAt(address: ReplayAddress): Promise<ReplaySession> {
  switch (address.page) {
    case 'replay':
      return replaySession(core(), games.record(address.id));
    case 'record':
      return replaySession(core(), await unpack(address.packed));
    case 'position':
      return positionSession(core(), address.text);
  }
}

export const plyOf = (address: ReplayAddress) => ('ply' in address ? address.ply : null);

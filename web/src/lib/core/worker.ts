// The core in a worker, where bots may think as long as they like.
import coreUrl from '../../../../build/wasm/azulejos.wasm?url';
import { type Core, load } from './core';
import type { BotName, MoveText, PositionText, Seed } from './types';

export interface Question {
  id: number;
  bot: BotName;
  view: PositionText;
  seed: Seed;
}

export interface Answer {
  id: number;
  move?: MoveText;
  error?: string;
}

let core: Promise<Core> | null = null;

self.addEventListener('message', (message: MessageEvent<Question>) => {
  void answer(message.data);
});

async function answer({ id, bot, view, seed }: Question): Promise<void> {
  try {
    core ??= load(coreUrl);
    reply({ id, move: (await core).chooseMove(bot, view, seed) });
  } catch (error) {
    core = null; // after WebAssembly's own errors the instance can't be trusted
    reply({ id, error: String(error) });
  }
}

function reply(answer: Answer): void {
  self.postMessage(answer);
}

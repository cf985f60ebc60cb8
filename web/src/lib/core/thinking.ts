// Bots that think in a worker, so that the page never waits for them.
import type { BotName, MoveText, PositionText, Seed } from './types';
import type { Answer, Question } from './worker';

// Asks a bot for its move.
export type Think = (bot: BotName, view: PositionText, seed: Seed) => Promise<MoveText>;

interface Waiting {
  resolve: (move: MoveText) => void;
  reject: (error: Error) => void;
}

// The worker is started with the first question, and anew after it broke.
export function thinkInWorker(): Think {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const settle = ({ id, move, error }: Answer) => {
    const question = waiting.get(id);
    waiting.delete(id);
    if (move !== undefined) question?.resolve(move);
    else question?.reject(new Error(error));
  };
  const fail = (event: ErrorEvent) => {
    worker?.terminate();
    worker = null;
    for (const id of [...waiting.keys()]) settle({ id, error: event.message || 'the worker broke' });
  };
  const start = () => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', (message: MessageEvent<Answer>) => {
      settle(message.data);
    });
    started.addEventListener('error', fail);
    return started;
  };

  return (bot, view, seed) =>
    new Promise((resolve, reject) => {
      worker ??= start(); // where it can't be started, this throws, and nobody waits
      const question: Question = { id: asked++, bot, view, seed };
      waiting.set(question.id, { resolve, reject });
      worker.postMessage(question);
    });
}

// All games of a page share one worker.
export const think: Think = thinkInWorker();

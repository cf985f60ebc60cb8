// English: the pages that teach the rules, loaded with them.
import { azul } from './learn-azul';
import { duel } from './learn-duel';

const page = {
  'learn.title': 'Learn the rules',
  'learn.lead': 'Read a little, then try it on a real board. Each course takes about ten minutes.',
  'learn.about.azul': 'Take tiles, fill lines, cover your wall. For 2 to 4 players.',
  'learn.about.duel': 'Sun, moon, chips, and a dome that you build yourself. For 2 players.',
  'learn.start': 'Start',
  'learn.resume': 'Go on: {chapter}',
  'learn.chapters': 'Chapters',
  'learn.chapter': 'Chapter {at} of {all}',
  'learn.done': 'done',
  'learn.progress': '{at} of {all} done',
  'learn.next': 'Next: {chapter}',
  'learn.previous': 'Previous: {chapter}',
  'learn.try': 'Try it',
  'learn.try.of': 'Try it: {at} of {all}',
  'learn.hint': 'Hint',
  'learn.again': 'Try again',
  'learn.show': 'Show me',
  'learn.following': 'Next exercise',
  'learn.solved': 'That’s it!',
  'learn.missed': 'You may do that, but it’s not what was asked for.',
  'learn.table': 'A table to try it on',
  'learn.finished': 'That is the whole game. The rest comes with playing.',
  'learn.play': 'Play now',
} as const;

export const learn = { ...page, ...azul, ...duel };

// What the command line understands: moves in notation, questions by name, and a few commands. English always works.
import { t } from '../i18n/words.svelte';
import type { Session } from '../session/session';
import { stateTitle } from './outcome';
import type { GameWords } from './words';

export interface Answer {
  readonly text: string;
  readonly refused: boolean;
}

interface Command {
  readonly names: readonly string[];
  readonly about: string;
  readonly run: () => Answer;
}

const said = (text: string): Answer => ({ text, refused: false });
const refused = (text: string): Answer => ({ text, refused: true });

// Does what a line asks for, and says what there is to say about it. What a move did is told elsewhere, as for any move.
export function obey(line: string, session: Session, words: GameWords): Answer {
  const asked = line.trim().toLocaleLowerCase();
  if (asked === '') return said('');
  const command = commands(session, words).find(({ names }) => names.includes(asked));
  if (command) return command.run();
  const question = words.questions().find(({ names }) => names.some((name) => name.toLocaleLowerCase() === asked));
  if (question) return said(question.answer(session));
  return playMove(line.replaceAll(/\s/g, ''), session);
}

function commands(session: Session, words: GameWords): Command[] {
  const named = (key: 'help' | 'undo' | 'now' | 'on', english: string, run: () => Answer): Command => ({
    names: [english, ...t(`command.${key}`).split(', ')],
    about: t(`command.${key}.about`),
    run,
  });
  const all = [
    named('undo', 'undo', () => {
      if (!session.canTakeBack) return refused(t('command.undo.none'));
      session.takeBack();
      return said(t('command.undo.done'));
    }),
    named('now', 'now', () => {
      session.lookAt(null);
      return said(stateTitle(session));
    }),
    named('on', 'go on', () => {
      session.closeReview();
      return said(stateTitle(session));
    }),
  ];
  return [named('help', 'help', () => said(help(all, words))), ...all];
}

function help(all: readonly Command[], words: GameWords): string {
  const lines = [
    t('command.move.about'),
    ...words.questions().map(({ names, about }) => line(names, about)),
    ...all.map(({ names, about }) => line(names.slice(-1), about)),
  ];
  return lines.join('\n');
}

const line = ([name = '']: readonly string[], about: string) => `${name}: ${about}`;

// Capital letters need not be typed, where it is clear what is meant.
function playMove(text: string, session: Session): Answer {
  if (!/\d|-|^[a-z]$/i.test(text)) return refused(t('command.unknown', { text }));
  if (!session.newest) return refused(t('command.looking-back'));
  if (session.actor === null) return refused(t('command.not-now', { turn: stateTitle(session) }));
  const same = session.legal.filter(({ move }) => move.toLowerCase() === text.toLowerCase());
  const move =
    session.legal.find((preview) => preview.move === text)?.move ?? (same.length === 1 ? same[0]?.move : undefined);
  if (move === undefined) return refused(session.checkMove(text) ?? t('command.unknown', { text }));
  session.play(move);
  return said('');
}

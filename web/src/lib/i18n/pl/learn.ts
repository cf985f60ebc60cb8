// Polish: the pages that teach the rules, loaded with them.
import type { LateWords } from '../catalog';
import { azul } from './learn-azul';
import { duel } from './learn-duel';

const page = {
  'learn.title': 'Zasady gry',
  'learn.lead': 'Trochę czytania, a potem próba na prawdziwym stole. Każdy kurs zajmuje jakieś dziesięć minut.',
  'learn.about.azul': 'Bierz płytki, zapełniaj linie, wykładaj ścianę. Dla 2 do 4 graczy.',
  'learn.about.duel': 'Słońce, księżyc, żetony i kopuła, którą budujesz. Dla 2 graczy.',
  'learn.start': 'Zacznij',
  'learn.resume': 'Dalej: {chapter}',
  'learn.chapters': 'Rozdziały',
  'learn.chapter': 'Rozdział {at} z {all}',
  'learn.done': 'ukończony',
  'learn.progress': 'Ukończone: {at} z {all}',
  'learn.next': 'Dalej: {chapter}',
  'learn.previous': 'Wstecz: {chapter}',
  'learn.try': 'Spróbuj',
  'learn.try.of': 'Spróbuj: {at} z {all}',
  'learn.hint': 'Podpowiedź',
  'learn.again': 'Jeszcze raz',
  'learn.show': 'Pokaż rozwiązanie',
  'learn.following': 'Następne zadanie',
  'learn.solved': 'Dobrze!',
  'learn.missed': 'Tak można zagrać, ale zadanie było inne.',
  'learn.table': 'Stół do wypróbowania',
  'learn.finished': 'To już cała gra. Reszta przyjdzie przy stole.',
  'learn.play': 'Zagraj',
} as const;

export const learn: LateWords = { ...page, ...azul, ...duel };

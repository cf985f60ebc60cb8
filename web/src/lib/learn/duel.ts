// The course of Azul Duel.
import type { Course, Exercise } from './course';
import { aim, chips, lines, moon, plates, rare, sun } from './duel-draft';
import { goals, spend, tiling } from './duel-tiling';

export const duel: Course = {
  game: 'duel',
  chapters: [
    { id: 'aim', words: 'duel.aim', exercises: aim as readonly Exercise[] },
    { id: 'sun', words: 'duel.sun', exercises: sun as readonly Exercise[] },
    { id: 'moon', words: 'duel.moon', exercises: moon as readonly Exercise[] },
    { id: 'chips', words: 'duel.chips', exercises: chips as readonly Exercise[] },
    { id: 'plates', words: 'duel.plates', exercises: plates as readonly Exercise[] },
    { id: 'lines', words: 'duel.lines', exercises: lines as readonly Exercise[] },
    { id: 'tiling', words: 'duel.tiling', exercises: tiling as readonly Exercise[] },
    { id: 'spend', words: 'duel.spend', exercises: spend as readonly Exercise[] },
    { id: 'goals', words: 'duel.goals', exercises: goals as readonly Exercise[] },
    { id: 'rare', words: 'duel.rare', exercises: rare as readonly Exercise[] },
    { id: 'words', words: 'duel.words', exercises: [] },
  ],
  terms: [
    'duel.term.factory',
    'duel.term.marker',
    'duel.term.chip',
    'duel.term.dome',
    'duel.term.plate',
    'duel.term.joker',
    'duel.term.special',
    'duel.term.token',
    'duel.term.display',
    'duel.term.broken',
    'duel.term.tower',
    'duel.term.goal',
  ],
};

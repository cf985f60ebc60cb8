// Duel's part in the page.
import type { GameKit } from '../kit';
import DuelBoard from './DuelBoard.svelte';
import DuelTable from './DuelTable.svelte';
import DuelWall from './DuelWall.svelte';
import { gameWords } from './words';

export const kit: GameKit = { Table: DuelTable, Board: DuelBoard, Wall: DuelWall, words: gameWords };

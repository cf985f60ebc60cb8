// Duel's part in the page.
import type { GameKit } from '../kit';
import DuelBoard from './DuelBoard.svelte';
import DuelTable from './DuelTable.svelte';
import { words } from './words';

export const kit = { Table: DuelTable, Board: DuelBoard, words } as unknown as GameKit;

// Azul's part in the page.
import type { GameKit } from '../kit';
import AzulBoard from './AzulBoard.svelte';
import AzulTable from './AzulTable.svelte';
import AzulWall from './AzulWall.svelte';
import { words } from './words';

export const kit: GameKit = { Table: AzulTable, Board: AzulBoard, Wall: AzulWall, words };

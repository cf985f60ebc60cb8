// Azul's part in the page.
import type { GameKit } from '../kit';
import AzulBoard from './AzulBoard.svelte';
import AzulTable from './AzulTable.svelte';
import { words } from './words';

export const kit = { Table: AzulTable, Board: AzulBoard, words } as unknown as GameKit;

// Russian: Azul Duel at the table.
import type { Area } from '../catalog';
import type { duel as english } from '../en/duel';

export const duel = {} satisfies Area<typeof english>;

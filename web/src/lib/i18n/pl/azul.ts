// Polish: Azul at the table.
import type { Area } from '../catalog';
import type { azul as english } from '../en/azul';

export const azul = {} satisfies Area<typeof english>;

// Polish: what tables of both games say.
import type { Area } from '../catalog';
import type { table as english } from '../en/table';

export const table = {} satisfies Area<typeof english>;

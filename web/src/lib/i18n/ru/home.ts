// Russian: the front page.
import type { Area } from '../catalog';
import type { home as english } from '../en/home';

export const home = {} satisfies Area<typeof english>;

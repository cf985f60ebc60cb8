// Russian: settings and About.
import type { Area } from '../catalog';
import type { settings as english } from '../en/settings';

export const settings = {} satisfies Area<typeof english>;

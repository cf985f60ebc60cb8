// Russian: replays.
import type { Area } from '../catalog';
import type { replay as english } from '../en/replay';

export const replay = {} satisfies Area<typeof english>;

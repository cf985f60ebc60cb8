// English: replays.

export const replay = {} as const;

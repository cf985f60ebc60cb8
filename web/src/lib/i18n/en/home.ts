// English: the front page.

export const home = {} as const;

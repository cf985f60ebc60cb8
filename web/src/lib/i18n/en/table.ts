// English: what tables of both games say.

export const table = {} as const;

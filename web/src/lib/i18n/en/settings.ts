// English: settings and About.

export const settings = {} as const;

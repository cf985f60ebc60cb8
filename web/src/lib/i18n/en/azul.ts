// English: Azul at the table.

export const azul = {} as const;

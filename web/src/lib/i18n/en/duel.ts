// English: Azul Duel at the table.

export const duel = {} as const;

/** Prizes that are printed on tokens and boards, by Age; the first row for up to three players. For display only. */
const GIANT = [
  [2, 5],
  [2, 4, 6],
] as const;
const MERFOLK = [
  [1, 3],
  [1, 2, 4],
] as const;

const at = (table: readonly (readonly number[])[], players: number, age: number): number => table[players < 4 ? 0 : 1]?.[age - 1] ?? 0;

export const giantPrize = (players: number, age: number): number => at(GIANT, players, age);
export const merfolkPrize = (players: number, age: number): number => at(MERFOLK, players, age);
/** How many Ages the game has. */
export const agesOf = (players: number): number => (players < 4 ? 2 : 3);

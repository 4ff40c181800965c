/** How much more room a board must be given before it grows in the middle of a turn. */
const GROWS = 1.2;

/**
 * How wide a board is drawn. The prompt bar leaves now more, now less room; while questions follow each other the board
 * only gives way to it, for it would jump with each of them.
 */
export function steady(drawn: number, fitting: number, asked: boolean): number {
  return asked && fitting < drawn * GROWS ? Math.min(drawn, fitting) : fitting;
}

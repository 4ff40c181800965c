/** Where squares of the map lie. No rules. */
import { rowAndColumn, type SquareId } from "./view";

export const SIDE = 100;
export const GAP = 3;
export const FRAME = 22;

export const corner = (square: SquareId): [number, number] => {
  const [row, column] = rowAndColumn(square);
  return [FRAME + column * (SIDE + GAP), FRAME + row * (SIDE + GAP)];
};
export const middle = (square: SquareId): [number, number] => {
  const [x, y] = corner(square);
  return [x + SIDE / 2, y + SIDE / 2];
};
/** Width and height of a map of so many columns and rows. */
export const extentOf = (columns: number, rows: number): [number, number] => [2 * FRAME + columns * (SIDE + GAP) - GAP, 2 * FRAME + rows * (SIDE + GAP) - GAP];

export const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const BACK: Readonly<Record<string, string>> = { N: "S", S: "N", E: "W", W: "E" };
/** The square beyond an exit. */
export function beyond(square: SquareId, exit: string): SquareId {
  const [row, column] = rowAndColumn(square);
  const [dx, dy] = STEPS[exit] ?? [0, 0];
  return `x${column + 1 + dx}y${row + 1 + dy}`;
}

/** Where squares lie: tiles of five by five, turned by quarters, with a gap between them. No rules. */
import { printed, type PrintedSquare } from "./content";

export type Point = readonly [number, number];
/** A square as positions name it: `row,column`. */
export type SquareId = string;

export const SIDE = 40;
export const GAP = 4;
export const FRAME = 17;
const TILE = 5;

export interface Square extends PrintedSquare {
  id: SquareId;
  row: number;
  column: number;
  /** The upper left corner. */
  x: number;
  y: number;
  /** For a square with an encounter symbol: the square that it guards. */
  guards: SquareId | null;
}

export interface MapLayout {
  squares: ReadonlyMap<SquareId, Square>;
  rows: number;
  columns: number;
  width: number;
  height: number;
}

export const idOf = (row: number, column: number): SquareId => `${row},${column}`;
export const rowAndColumn = (id: SquareId): [number, number] => {
  const [row = 0, column = 0] = id.split(",").map(Number);
  return [row, column];
};

/** The way from the edge to a row or column. */
export const along = (at: number): number => FRAME + at * SIDE + Math.floor(at / TILE) * GAP;
export const middle = (id: SquareId): Point => {
  const [row, column] = rowAndColumn(id);
  return [along(column) + SIDE / 2, along(row) + SIDE / 2];
};

/** A place of a tile after so many quarter turns clockwise. */
function turned(row: number, column: number, quarters: number): [number, number] {
  const last = TILE - 1;
  if (quarters === 1) return [column, last - row];
  if (quarters === 2) return [last - row, last - column];
  return quarters === 3 ? [last - column, row] : [row, column];
}

/** The map that so many tiles make, laid in so many columns of tiles. */
export function layout(tiles: readonly (readonly [number, number])[], across: number): MapLayout {
  const squares = new Map<SquareId, Square>();
  tiles.forEach(([tile, quarters], at) => {
    const [top, left] = [Math.floor(at / across) * TILE, (at % across) * TILE];
    for (const square of printed().tiles[tile] ?? []) {
      const [r, c] = turned(square.at[0], square.at[1], quarters);
      const [row, column] = [top + r, left + c];
      const [gr, gc] = square.defends ? turned(square.defends[0], square.defends[1], quarters) : [0, 0];
      const id = idOf(row, column);
      squares.set(id, { ...square, id, row, column, x: along(column), y: along(row), guards: square.defends ? idOf(top + gr, left + gc) : null });
    }
  });
  const [rows, columns] = [Math.ceil(tiles.length / across) * TILE, across * TILE];
  return { squares, rows, columns, width: along(columns - 1) + SIDE + FRAME, height: along(rows - 1) + SIDE + FRAME };
}

/** The letter of a column. */
export const letterOf = (column: number): string => String.fromCharCode(65 + column);

/** The outline of a square, grown by so much. */
export const cell = ({ x, y }: { x: number; y: number }, grown = 0): string => {
  const side = SIDE + 2 * grown;
  return `M${x - grown} ${y - grown}h${side}v${side}h${-side}Z`;
};

/** One outline around all these squares. */
export function outline(ids: ReadonlySet<SquareId>): string {
  let path = "";
  for (const id of ids) {
    const [row, column] = rowAndColumn(id);
    const [x, y] = [along(column), along(row)];
    if (!ids.has(idOf(row - 1, column))) path += `M${x} ${y}h${SIDE}`;
    if (!ids.has(idOf(row + 1, column))) path += `M${x} ${y + SIDE}h${SIDE}`;
    if (!ids.has(idOf(row, column - 1))) path += `M${x} ${y}v${SIDE}`;
    if (!ids.has(idOf(row, column + 1))) path += `M${x + SIDE} ${y}v${SIDE}`;
  }
  return path;
}

/** The turn of a nib that points from a square to a neighbour, in degrees; 0 points down. */
export function towards(from: SquareId, to: SquareId): number {
  const [[row, column], [otherRow, otherColumn]] = [rowAndColumn(from), rowAndColumn(to)];
  return (Math.atan2(otherRow - row, otherColumn - column) * 180) / Math.PI - 90;
}

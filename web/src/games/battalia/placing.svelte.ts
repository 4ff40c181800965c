/** Laying a terrain card: each square can be taken with several exits; what lies there as a ghost is turned until it is placed. */
import type { TableState } from "../../table/board";
import { partsOf, verbOf } from "./keys";
import { frameFor, pileOf, type BattaliaView, type SquareId } from "./view";

let turned = $state.raw<{ version: number; keys: ReadonlyMap<SquareId, string> } | null>(null);

export const isPlace = (key: string): boolean => verbOf(key) === "place";
const placesOn = (table: TableState, square: SquareId): string[] => (table.asked?.options ?? []).map(({ key }) => key).filter((key) => isPlace(key) && partsOf(key)[0] === square && table.offers.has(key));
/** Of the ways in which a card can lie on a square, the one to which it was turned. */
export function turnedTo(table: TableState, keys: readonly string[]): string {
  const last = turned && turned.version === table.asked?.version ? turned.keys.get(partsOf(keys[0] ?? "")[0] ?? "") : undefined;
  return last !== undefined && keys.includes(last) ? last : (keys[0] ?? "");
}
/** Turns the card that is looked at; false if none is, or it can lie in one way only. */
export function turn(table: TableState, by: 1 | -1 = 1): boolean {
  const now = table.focused;
  if (now === null || !isPlace(now) || !table.asked) return false;
  const square = partsOf(now)[0] ?? "";
  const keys = placesOn(table, square);
  if (keys.length < 2) return false;
  const next = keys[(keys.indexOf(now) + by + keys.length) % keys.length]!;
  turned = { version: table.asked.version, keys: new Map([...(turned?.version === table.asked.version ? turned.keys : []), [square, next]]) };
  if (!table.arm?.(next)) table.focus(next);
  return true;
}
export interface Ghost {
  square: SquareId;
  exits: string;
  card: string;
  /** Whether it can lie in another way, too. */
  turns: boolean;
}
/** The card as it would lie: the top one of the deck that is being paid. */
export function ghostOf(table: TableState, view: BattaliaView): Ghost | null {
  const key = table.focused;
  if (key === null || !isPlace(key) || !table.offers.has(key)) return null;
  const [square = "", exits = ""] = partsOf(key);
  const { verb, shape } = frameFor(view, table.asked?.seat ?? null) ?? {};
  const card = pileOf(view, `${verb === "city" ? "city" : "road"}-${shape ?? "s"}`).top;
  return card ? { square, exits, card, turns: placesOn(table, square).length > 1 } : null;
}

/** Sizes of cards for the room that there is, as the design system gives them. */
import { onLaptop, onPhone } from "../../table/surroundings.svelte";

/** The width of a card in the hand. */
export function handCard(): number {
  return onPhone() ? 74 : onLaptop() ? 62 : 82;
}
/** The width of a card in a row. */
export function rowCard(): number {
  return onPhone() || onLaptop() ? 46 : 56;
}

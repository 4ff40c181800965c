/** The ground of a card's picture: that of its deck; heroes have colours of their own, so that they are told apart. */
import { DECKS } from "../decks";
import { HEROES } from "../ids";
import type { CardChoice } from "../keys";

const GROUNDS = ["#453873", "#7a2f26", "#2f5a3d", "#2c4a6e", "#6b4a17"];

export function groundOf({ deck, id }: Pick<CardChoice, "deck" | "id">): string {
  const at = (HEROES as readonly string[]).indexOf(id);
  return at < 0 ? DECKS[deck].colour : GROUNDS[at % GROUNDS.length]!;
}

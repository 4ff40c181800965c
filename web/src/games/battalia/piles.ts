/** What of the piles may be seen: each card with how many there are. */
import { seen, type BattaliaView } from "./view";

/** The cards of a pile, `lord-emb` for a card of the game; empty where nobody sees them. */
export function cardsOf(view: BattaliaView, pile: string, eyes: number | null): readonly string[] {
  const own = eyes === null ? undefined : view.seats[eyes];
  if (pile === "limbo") return view.limbo;
  if (pile === "royals") return view.royals;
  if (pile === "shelter") return seen(own?.shelter);
  if (pile === "ambush") return seen(own?.ambush);
  if (pile === "tents") return (own?.tents ?? []).flatMap(({ tent, cards }) => [tent, ...seen(cards)]);
  return [];
}
/** Equal cards together, in their order. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** Which cards are offered: heroes, Rewards, Objectives, Titles to keep, quests to attempt. No rules. */
import { cardChoice, verbOf, type CardChoice } from "../keys";
import type { RunewarsView } from "../view";

const OFFERING = new Set(["keep", "title", "quest"]);

/** The cards among which one is chosen now; none while other cards can be used as well. */
export function offerIn(view: RunewarsView, offers: ReadonlySet<string>): CardChoice[] {
  const cards = [...offers].flatMap((key) => cardChoice(key, view) ?? []).filter(({ deck }) => deck !== "fate");
  const same = cards.every(({ key, deck }) => OFFERING.has(verbOf(key)) && deck === cards[0]!.deck);
  return same && !offers.has("pass") ? cards : [];
}

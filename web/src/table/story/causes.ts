/** How it came about that nobody chose something by hand, in words. */
import { t } from "../../lib/text.svelte";
import type { SeatInfo, StoryEvent } from "../../wire";
import { notByHand } from "../log";

/** A standing order, the clock, a bot in somebody's place, or a rule that left one option; empty if somebody chose. */
export function byItself(event: StoryEvent, seats: readonly SeatInfo[]): string {
  const cause = notByHand(event.cause, event.seat === null ? null : (seats[event.seat] ?? null));
  return [cause ? t(`table-cause-${cause}`) : "", event.forced ? t("story-forced", { rule: event.forced }) : ""].filter(Boolean).join(" ");
}

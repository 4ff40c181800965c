/** Words of the game and the names at the table. */
import { printedWord } from "../../lib/content.svelte";
import type { TableState } from "../../table/board";
import { printed } from "./content";
import { ALLIES, type Faction, type Quest } from "./ids";
import { allyOf, isStrong } from "./view";

type Args = Record<string, string | number>;

/** A message of the game; underscores of identifiers become hyphens. */
export const say = (id: string, args?: Args): string => printedWord("wonderland", id, args);
/** A label of the board. */
export const label = (id: string, args?: Args): string => say(`board-${id}`, args);

/** What a screen reader says of a thing with a name written on it: the name is part of it. */
export const named = (written: string, text: string): string => (text.includes(written) ? text : `${written}: ${text}`);

export const nameOf = (table: TableState, seat: number): string => table.seats[seat]?.name ?? "";

/** The name of a chip; faction is whose artifact it is. */
export function chipName(chip: string, faction: Faction | null = null): string {
  if (chip.startsWith("WL")) return say(`wonderlandian-${chip}`);
  if (chip === "ARTIFACT" && faction) return say(`faction-${faction}.artifact`);
  return say(`chip-${chip}`);
}

/** The name of an ally without its level, for narrow places. */
export function shortChipName(chip: string, faction: Faction | null = null): string {
  const ally = allyOf(chip);
  return ally ? say(`ally-${ally}`) : chipName(chip, faction);
}

/** A line about the kind of a chip: weak, strong, item, artifact. */
export function chipKind(chip: string): string {
  if (chip.startsWith("WL")) return label("kind-item");
  if (chip === "ARTIFACT") return label("kind-artifact");
  const ally = allyOf(chip);
  return chip === "FORGE" || !ally ? "" : label(isStrong(chip) ? "kind-strong" : "kind-weak", { ally });
}

/** A reward in words: `ALLY:ROSE:WEAK`, `VP:4`. */
export function rewardText(code: string): string {
  const [kind = "", what = "", level = ""] = code.split(":");
  if (kind === "ALLY") return chipName(`${what}_${level === "STRONG" ? "S" : "W"}`);
  if (kind === "ANY") return label(`reward-any-${what.toLowerCase()}`);
  if (kind === "VP") return say("vp-counted", { number: Number(what) });
  if (what) return label(`reward-${kind.toLowerCase().replaceAll("_", "-")}`, { number: Number(what) });
  return say(`reward-${kind}`);
}

/** The feat of a quest in few words: its region stands beside it. */
export function featShort(quest: Quest): string {
  const [, feat = ""] = say(`quest-${quest}.short`).split(/:\s*(.*)/s);
  return feat.charAt(0).toUpperCase() + feat.slice(1);
}

/** The objective of a quest in few words, to which a count is added. */
export function objectiveShort(quest: Quest, players: number): string {
  const { objective, numbers } = printed().quests[quest];
  const name = objective.toLowerCase().replaceAll("_", "-");
  if (objective === "OWN_PAIR") {
    const [one = "", other = ""] = numbers.map((type) => say(`ally-${ALLIES[type]}.many`));
    return label("objective-own-pair", { number: printed().pair, one, other });
  }
  return label(`objective-${name}`, { number: numbers[objective === "CASTLES" && players === 2 ? 1 : 0] ?? ALLIES.length });
}

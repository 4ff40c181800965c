/** What option keys name and where they lie on the table. Keys are as DECISIONS has them: `seat:9`, `forge:WL14:2`. */
import { REGIONS, type Region } from "./ids";
import { askedOf, type WonderlandView } from "./view";

export const verbOf = (key: string): string => key.split(":")[0] ?? "";
export const partsOf = (key: string): string[] => key.split(":").slice(1);
const isRegion = (part: string | undefined): part is Region => (REGIONS as readonly string[]).includes(part ?? "");

/** Verbs of options that choose a region, perhaps with something more. */
const TO_REGION = new Set(["region", "castle", "figure", "move", "from", "to"]);
const UNIT = /^(supporter|leader|WL\d\d)$/;

/** The region that an option chooses; null if it chooses none, or a unit that stands in one. */
export function regionOf(key: string): Region | null {
  if (!TO_REGION.has(verbOf(key)) || unitOf(key)) return null;
  return partsOf(key).find(isRegion) ?? null;
}

/** The unit that an option chooses on the board: `relocate:GF:supporter`, `move:GF:leader`. */
export function unitOf(key: string): { region: Region; unit: string } | null {
  const [region, unit] = partsOf(key);
  if (!["relocate", "move"].includes(verbOf(key)) || !isRegion(region) || !unit || !UNIT.test(unit)) return null;
  return { region, unit };
}

/** The chair whose card an option takes or poisons. */
export function chairIn(key: string): number | null {
  return ["seat", "poison"].includes(verbOf(key)) ? Number(partsOf(key)[0]) : null;
}

/** The chip and the track of an option to forge. */
export function forging(key: string): { chip: string; track: number } | null {
  const [chip, track] = partsOf(key);
  return verbOf(key) === "forge" && chip && track ? { chip, track: Number(track) } : null;
}

/** Decisions of which a chip of the own exhausted area is the answer. */
const FROM_EXHAUSTED = new Set(["start_of_battle", "soldiers", "tea_item"]);
export const fromExhausted = (decision: string | null, key: string): boolean => verbOf(key) === "return" && FROM_EXHAUSTED.has(decision ?? "") && key.includes(":");

/** The figure that is placed from the supply, in an option of two parts: `figure:WL03:RK`. */
export function figureFirst(key: string): string | null {
  const [figure, region] = partsOf(key);
  return verbOf(key) === "figure" && figure && isRegion(region) ? `figure:${figure}` : null;
}

/** Regions that are chosen, with the options that each stands for; of two-part options those of what was picked first. */
export function byRegion(keys: Iterable<string>, picked: string | null): Map<Region, string[]> {
  const found = new Map<Region, string[]>();
  for (const key of keys) {
    const region = regionOf(key);
    if (!region || (figureFirst(key) && figureFirst(key) !== picked)) continue;
    found.set(region, [...(found.get(region) ?? []), key]);
  }
  return found;
}

/** Whether a question is answered on the board although a battle is under way: then the board is shown. */
export function onBoard(offers: Iterable<string>): boolean {
  return [...offers].some((key) => regionOf(key) !== null || unitOf(key) !== null || verbOf(key) === "card");
}

/** Decisions whose answers lie on the tea table, in the market or in front of the player. */
const ON_TABLE: Readonly<Record<string, readonly string[]>> = {
  choose_faction: ["faction"],
  keep_quest: ["keep"],
  place_start_poison: ["poison"],
  end_turn_poison: ["poison"],
  tea_turn: ["seat"],
  seat_after_head: ["seat"],
  give_shard: ["give"],
  wonderlandian: ["card"],
  any_ally: ["chip"],
  unlock_ability: ["ability"],
  discard_quest: ["discard"],
};

/** Whether an option has its place in what this part draws; all others are chips of the prompt bar. */
export function onTable(key: string, view: WonderlandView, picked: string | null, phone: boolean): boolean {
  const decision = askedOf(view) ?? "";
  const verb = verbOf(key);
  if (phone && verb === "give") return false;
  if (ON_TABLE[decision]?.includes(verb)) return true;
  if (fromExhausted(decision, key)) return !phone;
  // On a phone a tile stands for its units: of several the list is narrowed by a tap.
  const unit = unitOf(key);
  if (unit) return !phone || picked !== `region:${unit.region}`;
  if (decision === "tea_forge" && forging(key)) return true;
  const region = regionOf(key);
  if (!region) return false;
  // Of several options in one region the list is narrowed by a click, and goes on in the prompt bar.
  return figureFirst(key) !== null || partsOf(key).length < 2 || picked !== `region:${region}`;
}

/** The options of which a quest in hand may be the answer. */
export const keysOfQuest = (quest: string): string[] => ["discard", "reveal"].map((verb) => `${verb}:${quest}`);

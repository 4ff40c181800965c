/** Which icon an option has: that of what it names, else that of its verb. */
import { GLYPHS } from "./data/glyphs";
import { cardOf, partsOf, VERB_ROW, verbOf } from "./keys";

const VERBS: Readonly<Record<string, string>> = {
  pass: "pass",
  keep: "zone_hand",
  mulligan: "do_mulligan",
  cohort: "do_cohort",
  done: "done",
  stay: "shield",
  no: "do_decline",
  let: "do_decline",
  cancel: "elixir",
  retreat: "do_retreat",
  with: "hero",
  draw: "do_draw",
  stop: "done",
  drink: "elixir",
  seat: "person",
  option: "twin",
  roll: "zone_die",
  raise: "level_token",
};

/** The name of the icon; null if there is none. */
export function signOf(key: string): string | null {
  const row = VERB_ROW.flat().find(({ keys }) => keys.includes(verbOf(key)))?.icon;
  if (row) return row;
  const named = partsOf(key).flatMap((part) => [part, cardOf(part).split("-")[0] ?? ""]).find((part) => part in GLYPHS);
  return named ?? VERBS[verbOf(key)] ?? null;
}

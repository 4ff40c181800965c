/** The table of Battalia: the map of terrain cards, the pool, lines, battles, the Oracle. It shows views and knows no rules. */
import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import { GLYPHS } from "./data/glyphs";
import { describe } from "./describe";
import Hand from "./hand/Hand.svelte";
import { cardOf, partsOf, placed, VERB_ROW, verbOf } from "./keys";
import Large from "./Large.svelte";
import { emblemOf } from "./look";
import Panel from "./Panel.svelte";
import Phase from "./Phase.svelte";
import Side from "./Side.svelte";
import { install } from "./symbols";
import { viewOf } from "./view";

install();

const VERBS: Readonly<Record<string, string>> = {
  pass: "pass",
  keep: "zone_hand",
  mulligan: "do_mulligan",
  cohort: "do_cohort",
  done: "done",
  stay: "shield",
  no: "do_decline",
  retreat: "do_retreat",
  draw: "do_draw",
  stop: "done",
  drink: "elixir",
  seat: "person",
  option: "twin",
  roll: "zone_die",
  raise: "level_token",
};

function icon(key: string): string | null {
  const named = partsOf(key).flatMap((part) => GLYPHS[part] ?? GLYPHS[cardOf(part).split("-")[0] ?? ""] ?? [])[0];
  const row = VERB_ROW.flat().find(({ keys }) => keys.includes(verbOf(key)))?.icon;
  return named ?? GLYPHS[VERBS[verbOf(key)] ?? row ?? ""] ?? null;
}

const battalia: GameModule = {
  Board,
  Hand,
  Panel,
  Phase,
  Side,
  Large,
  score: (view, seat) => viewOf(view)?.facts?.points[seat] ?? 0,
  emblem: (view, seat) => {
    const faction = viewOf(view)?.seats[seat]?.faction;
    return faction ? emblemOf(faction) : null;
  },
  placed: (key, view) => {
    const known = viewOf(view);
    return known !== null && placed(key, known, known.viewer);
  },
  icon,
  describe,
  rows: "unplaced",
  marks: {},
};

export default battalia;

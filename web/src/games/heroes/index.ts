/** The table of Heroes: the map of tiles, the capital, battles by Initiative. It shows views and knows no rules. */
import type { GameModule } from "../../table/board";
import { onPhone } from "../../table/surroundings.svelte";
import Board from "./Board.svelte";
import { GLYPHS } from "./data/glyphs";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { partsOf, placed, verbOf } from "./keys";
import Large from "./Large.svelte";
import Mine from "./Mine.svelte";
import { emblemOf } from "./look";
import { offeredNow } from "./offered.svelte";
import Panel from "./Panel.svelte";
import Phase from "./Phase.svelte";
import Side from "./Side.svelte";
import { install } from "./symbols";
import { viewOf } from "./view";
import { label } from "./words";

install();

/** Icons of chips by their verb; whatever a key names comes first. */
const VERBS: Readonly<Record<string, string>> = {
  stop: "do_pass",
  done: "do_done",
  pass: "do_pass",
  skip: "do_decline",
  none: "do_decline",
  no: "do_decline",
  decline: "do_decline",
  waste: "do_decline",
  escape: "do_escape",
  stay: "do_stay",
  attack: "do_attack",
  elite: "die_elite_die",
  plain: "die_d8",
  reroll: "do_reroll",
  keep: "do_keep",
  sell: "do_sell",
  explore: "do_explore",
  control: "do_control",
  advance: "do_advance",
  portal: "PO",
  level: "do_level",
  normal: "strength",
  spell: "do_cast",
  use: "do_cast",
  unit: "elite",
};

function icon(key: string): string | null {
  const named = partsOf(key).flatMap((part) => GLYPHS[part] ?? [])[0];
  return named ?? GLYPHS[VERBS[verbOf(key)] ?? ""] ?? null;
}

const heroes: GameModule = {
  Board,
  Hand,
  Panel,
  Phase,
  Side,
  Mine,
  Large,
  score: (view, seat) => viewOf(view)?.facts?.power[seat] ?? 0,
  scored: {
    icon: GLYPHS["power_points"] ?? "",
    get title() {
      return label("power");
    },
  },
  emblem: (view, seat) => {
    const faction = viewOf(view)?.seats[seat]?.faction;
    return faction ? emblemOf(faction) : null;
  },
  placed: (key, view) => {
    const known = viewOf(view);
    return known !== null && placed(key, known, onPhone(), offeredNow());
  },
  icon,
  describe,
  rows: "unplaced",
  live: ["hero_battle"],
  marks: {},
};

export default heroes;

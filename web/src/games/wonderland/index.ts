/** The table of Wonderland's War: tea table, regions, bags, battles, forge tracks. It shows views and knows no rules. */
import type { GameModule } from "../../table/board";
import { onPhone } from "../../table/surroundings.svelte";
import { inBattle } from "./battle/placed";
import { BATTLE } from "./battle/scene";
import Board from "./Board.svelte";
import { GLYPHS } from "./data/glyphs";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { onTable, partsOf, verbOf } from "./keys";
import Large from "./Large.svelte";
import { emblemOf } from "./look";
import Mine from "./Mine.svelte";
import { inOutcome } from "./outcome/placed";
import { outlook } from "./outlook";
import Panel from "./Panel.svelte";
import Phase from "./Phase.svelte";
import { pickedPart } from "./picking.svelte";
import Shelf from "./Shelf.svelte";
import { questsShown } from "./shown.svelte";
import Side from "./Side.svelte";
import { install } from "./symbols";
import { blockers, traces } from "./traces";
import { askedOf, stageOf, viewOf } from "./view";

install();

/** Icons of chips by their verb; whatever a key names (a card, a chip, an ability, a reward) comes first. */
const VERBS: Readonly<Record<string, string>> = {
  head: "head_of_table",
  host: "MH-L",
  seat: "seat",
  poison: "POISON",
  done: "do_done",
  none: "do_decline",
  stop: "do_decline",
  stay: "do_decline",
  leave: "do_decline",
  decline: "do_decline",
  keep: "do_keep",
  reroll: "do_roll",
  roll: "do_roll",
  give: "shard",
  return: "exhausted_chips",
  half: "tea_card",
  region: "do_region",
  supporter: "supporter",
  figure: "figure",
  relocate: "do_relocate",
  weak: "choosing",
  strong: "choosing",
  castle: "castle",
  shard: "reward_DISCARD_SHARDS",
  draw: "do_draw",
  discard: "do_discard",
  forge: "do_forge",
  wager: "do_wager",
  caterpillar: "WL10",
  wait: "do_wait",
  halt: "do_halt",
  block: "SHIELD",
  take: "MADNESS",
  use: "do_use",
  lose: "do_lose",
  double: "stack",
  triple: "stack",
  move: "do_move",
  from: "do_move",
  to: "do_move",
  opponent: "do_use",
  strength: "strength_marker",
  space: "FORGE",
  vp: "vp",
  reveal: "do_reveal",
};

function icon(key: string): string | null {
  const named = partsOf(key).flatMap((part) => GLYPHS[part] ?? GLYPHS[`reward_${part}`] ?? GLYPHS[part.replace(/_[WS]$/, "")] ?? [])[0];
  return named ?? GLYPHS[VERBS[verbOf(key)] ?? ""] ?? null;
}

const wonderland: GameModule = {
  Board,
  Shelf,
  Hand,
  Panel,
  Phase,
  Side,
  Mine,
  Large,
  score: (view, seat) => viewOf(view)?.seats[seat]?.vp ?? 0,
  emblem: (view, seat) => {
    const faction = viewOf(view)?.seats[seat]?.faction;
    return faction ? emblemOf(faction) : null;
  },
  placed: (key, view) => {
    const known = viewOf(view);
    if (known === null) return false;
    if (askedOf(known) === "discard_quest" && !questsShown() && !onPhone()) return false;
    if (onTable(key, known, pickedPart(), onPhone())) return true;
    const stage = stageOf(known);
    return stage === "battle" ? inBattle(key, known) : stage === "outcome" && inOutcome(key, known);
  },
  icon,
  describe,
  traces,
  blockers,
  rows: "unplaced",
  outlook,
  inPlace: [BATTLE],
  marks: {},
};

export default wonderland;

/** The table of Runewars: a map of tiles, armies, heroes, dials, Order cards. It shows views and knows no rules. */
import dragonRune from "icon:dragon-spiral";
import runeStone from "icon:rune-stone";
import swordClash from "icon:sword-clash";
import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import { whileBuilding } from "./building/placing";
import { ACTIONS } from "./data/actions";
import { CARD_ICONS } from "./data/cardIcons";
import { GLYPHS } from "./data/glyphs";
import { describe } from "./describe";
import EndScene from "./EndScene.svelte";
import Hand from "./Hand.svelte";
import { areaOf, cardChoice, dialOf, factionOf, orderOf, verbOf } from "./keys";
import Large from "./Large.svelte";
import { FACTION_LOOKS } from "./look";
import Panel from "./Panel.svelte";
import Phase from "./Phase.svelte";
import Shelf from "./Shelf.svelte";
import Side from "./Side.svelte";
import BattleScene from "./battle/BattleScene.svelte";
import DuelScene from "./battle/DuelScene.svelte";
import CardsScene from "./CardsScene.svelte";
import "./grow.css";
import QuestScene from "./QuestScene.svelte";
import SeasonScene from "./SeasonScene.svelte";
import { install } from "./symbols";
import { blockers, traces } from "./traces";
import { runesOf, viewOf } from "./view";
import { label } from "./words";

install();

/** Icons of chips by their verb; whatever a key names (a card, a unit, a hero) comes first. */
const VERBS: Record<string, string | undefined> = {
  pass: ACTIONS.pass,
  done: ACTIONS.done,
  stop: ACTIONS.done,
  decline: ACTIONS.decline,
  nothing: ACTIONS.decline,
  none: ACTIONS.decline,
  skip: ACTIONS.decline,
  forfeit: ACTIONS.decline,
  battle: ACTIONS.battle,
  diplomacy: ACTIONS.diplomacy_action,
  retreat: ACTIONS.retreat,
  bonus: GLYPHS.supremacy_bonus,
  move: ACTIONS.move,
  heal: ACTIONS.heal,
  train: ACTIONS.train,
  duel: ACTIONS.duel,
  quest: ACTIONS.quest,
  spend: ACTIONS.spend,
  bid: ACTIONS.bid,
  pay: ACTIONS.spend,
  claim: ACTIONS.claim,
  keep: ACTIONS.keep,
  look: ACTIONS.look,
  trade: ACTIONS.trade,
  discard: ACTIONS.discard,
  desert: ACTIONS.desert,
  demolish: ACTIONS.demolish,
  build: ACTIONS.build,
  repair: ACTIONS.repair,
  runes: ACTIONS.move_runes,
  swap: ACTIONS.move_runes,
  influence: GLYPHS.influence,
  tactics: GLYPHS.tactics,
  portal: GLYPHS.exploration_magic_portal,
  draw: CARD_ICONS.objective_card,
  redraw: CARD_ICONS.objective_card,
  fate: CARD_ICONS.fate_card,
  winner: ACTIONS.claim,
};

function icon(key: string): string | null {
  const [verb = "", ...parts] = key.split(":");
  const things = parts.map((part) => part.split("-")[0] ?? "");
  const named = things.map((thing) => CARD_ICONS[thing] ?? GLYPHS[thing]).find((found) => found !== undefined);
  return named ?? VERBS[verb] ?? null;
}

function mark(body: string, name: string): { icon: string; title: string } {
  return {
    icon: body,
    get title() {
      return label(`mark-${name}`);
    },
  };
}

const runewars: GameModule = {
  Board,
  Shelf,
  Hand,
  Panel,
  Phase,
  Side,
  Large,
  score: (view, seat) => {
    const known = viewOf(view);
    return known ? runesOf(known, seat) : 0;
  },
  scored: mark(runeStone, "runes"),
  emblem: (view, seat) => {
    const faction = viewOf(view)?.seats[seat]?.faction;
    return faction ? { ...FACTION_LOOKS[faction], icon: GLYPHS[faction] ?? "" } : null;
  },
  placed: (key, view) => {
    const known = viewOf(view);
    if (known === null) return false;
    // Heroes are lit on the map and named in the bar: two may stand in one area.
    const onMap = areaOf(key, known) !== null && verbOf(key) !== "hero";
    const ofSeat = orderOf(key) !== null || dialOf(key) !== null || factionOf(key) !== null;
    return onMap || ofSeat || whileBuilding(key) || cardChoice(key, known) !== null;
  },
  icon,
  describe,
  traces,
  blockers,
  scenes: { battle: BattleScene, duel: DuelScene, quest_test: QuestScene, diplomacy: CardsScene, season_card: SeasonScene, game_end: EndScene },
  marks: {
    battle_begins: mark(swordClash, "battle"),
    gains_rune: mark(dragonRune, "rune"),
    completes_quest: mark(CARD_ICONS.quest_card ?? "", "quest"),
    season_begins: mark(CARD_ICONS.season_card ?? "", "season"),
  },
};

export default runewars;

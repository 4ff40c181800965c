/** The table of Ethnos: a map with six Kingdoms, cards, tracks and tokens. It shows views and knows no rules. */
import calendar from "icon:aztec-calendar-sun";
import cardDraw from "icon:card-draw";
import cardPickup from "icon:card-pickup";
import cardPlay from "icon:card-play";
import checkMark from "icon:check-mark";
import crossMark from "icon:cross-mark";
import crossedAxes from "icon:crossed-axes";
import crownedSkull from "icon:crowned-skull";
import familyTree from "icon:family-tree";
import flagObjective from "icon:flag-objective";
import grab from "icon:grab";
import halt from "icon:halt";
import hourglass from "icon:hourglass";
import laurels from "icon:laurels";
import lockedChest from "icon:locked-chest";
import openChest from "icon:open-chest";
import palette from "icon:palette";
import positionMarker from "icon:position-marker";
import raiseSkeleton from "icon:raise-skeleton";
import rally from "icon:rally-the-troops";
import token from "icon:token";
import type { GameModule } from "../../table/board";
import AgeScoring from "./AgeScoring.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import Large from "./Large.svelte";
import { GLYPHS } from "./look";
import Panel from "./Panel.svelte";
import Phase from "./Phase.svelte";
import Shelf from "./Shelf.svelte";
import Side from "./Side.svelte";
import { install } from "./symbols";
import { blockers, traces } from "./traces";
import { viewOf } from "./view";
import { label } from "./words";

install();

const ICONS: Record<string, string> = {
  draw: cardDraw,
  take: cardPickup,
  lead: rally,
  skeleton_victory: crownedSkull,
  add: cardPlay,
  all_tribe: familyTree,
  all_colour: palette,
  all_skeletons: raiseSkeleton,
  done: checkMark,
  marker: token,
  bonus: positionMarker,
  decline: crossMark,
  place: flagObjective,
  token: grab,
  stop: halt,
  keep: lockedChest,
  keep_all: openChest,
  raid: crossedAxes,
  wait: hourglass,
};

/** Options that lie on the map, in the pool or in the hand. Drawing has a chip too: a deck does not say what a click does. */
const PLACED = new Set(["marker", "bonus", "take", "lead", "add", "keep", "token"]);

const verb = (key: string): string => key.split(":")[0] ?? "";

function mark(icon: string, name: string): { icon: string; title: string } {
  return {
    icon,
    get title() {
      return label(`mark-${name}`);
    },
  };
}

const ethnos: GameModule = {
  Board,
  Shelf,
  Hand,
  Panel,
  Phase,
  Side,
  Large,
  score: (view, seat) => viewOf(view)?.seats[seat]?.glory ?? 0,
  placed: (key) => PLACED.has(verb(key)),
  icon: (key) => ICONS[verb(key)] ?? GLYPHS[verb(key)] ?? null,
  describe,
  traces,
  blockers,
  scenes: { age_scoring: AgeScoring },
  marks: {
    dragon: mark(GLYPHS.dragon ?? "", "dragon"),
    band: mark(GLYPHS.band ?? "", "band"),
    age_begins: mark(calendar, "age"),
    age_ends: mark(laurels, "score"),
  },
};

export default ethnos;

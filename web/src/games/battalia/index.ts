/** The table of Battalia: the map of terrain cards, the pool, lines, battles, the Oracle. It shows views and knows no rules. */
import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import { GLYPHS } from "./data/glyphs";
import { describe } from "./describe";
import Hand from "./hand/Hand.svelte";
import { signOf } from "./icons";
import { placed } from "./keys";
import Large from "./Large.svelte";
import { emblemOf } from "./look";
import Panel from "./Panel.svelte";
import Phase from "./Phase.svelte";
import Side from "./Side.svelte";
import { install } from "./symbols";
import { pointsOf, viewOf } from "./view";

install();

function icon(key: string): string | null {
  const sign = signOf(key);
  return sign === null ? null : (GLYPHS[sign] ?? null);
}

const battalia: GameModule = {
  Board,
  Hand,
  Panel,
  Phase,
  Side,
  Large,
  score: (view, seat) => {
    const known = viewOf(view);
    return known ? pointsOf(known, seat) : 0;
  },
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

/** The table of Battalia: the map of terrain cards, the pool, lines, battles, the Oracle. It shows views and knows no rules. */
import type { GameModule, SeatGroup, TableState } from "../../table/board";
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
import { label } from "./words";

install();

function icon(key: string): string | null {
  const sign = signOf(key);
  return sign === null ? null : (GLYPHS[sign] ?? null);
}

/** Alliances, the own one first. */
function groups(table: TableState): readonly SeatGroup[] {
  const all = table.seats.map(({ seat }) => seat);
  const teams = viewOf(table.view)?.facts?.teams?.filter(({ members }) => members.length > 1);
  if (!teams?.length) return [{ title: "", note: "", points: 0, seats: all }];
  const own = (members: readonly number[]): boolean => table.eyes !== null && members.includes(table.eyes);
  return teams
    .map(({ members, points, great, needed }) => ({ title: label(own(members) ? "alliance-own" : table.eyes !== null && teams.length === 2 ? "alliance-other" : "alliance"), note: label("great-cities-short", { number: great, goal: needed }), points, seats: own(members) ? [table.eyes!, ...members.filter((seat) => seat !== table.eyes)] : members }))
    .sort((one, other) => Number(own(other.seats)) - Number(own(one.seats)));
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
  groups,
  describe,
  rows: "unplaced",
  live: ["battle"],
  marks: {},
};

export default battalia;

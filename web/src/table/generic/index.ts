/** The board of a game that has none of its own: the position in words and every option as a button. */
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import Phase from "./Phase.svelte";

const generic: GameModule = {
  Board,
  scrolls: true,
  Hand: Nothing,
  Panel: Nothing,
  Phase,
  Side: null,
  Large: Nothing,
  score: pointsOf,
  placed: () => true,
  icon: () => null,
  describe: () => ({ title: "", text: [], rules: [], provenance: "rulebook" }),
  marks: {},
};

/** Points under one of the names that views use; no number means that the panel shows none. */
function pointsOf(view: Record<string, any>, seat: number): number {
  const own: unknown = view.seats?.[seat];
  const names = ["score", "points", "victory_points"];
  const found = names.map((name) => view[`${name}s`]?.[seat] ?? (own as Record<string, unknown> | undefined)?.[name]).find((value) => typeof value === "number");
  return (found as number | undefined) ?? Number.NaN;
}

export default generic;

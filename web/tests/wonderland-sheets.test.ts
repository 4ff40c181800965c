/** What the sheet of a region tells: what only rules know comes from the server. */
import { describe, expect, test, vi } from "vitest";
import { describe as sheetOf } from "../src/games/wonderland/describe";
import type { WonderlandView } from "../src/games/wonderland/view";
import type { TableState } from "../src/table/board";
import "./printed";

vi.mock("../src/lib/text.svelte", () => ({ word: (_game: string, id: string, args?: Record<string, string>) => `${id} ${args?.["regions"] ?? ""}`.trim() }));

function told(id: string, more: Partial<WonderlandView>): string[] {
  const view = { seats: [], scoring: { RK: "ST1", TT: "ST2", PT: "ST3", NM: "ST4" }, battle_start: "RK", round: 1, ...more };
  return sheetOf({ eyes: 0, seats: [], view } as unknown as TableState, { kind: "region", id }).text;
}

describe("the sheet of a region", () => {
  const two: Partial<WonderlandView> = { unused_region: "GF", facts: { neighbours: { TT: ["RK", "PT"] } } };

  test("names the neighbours of which the server tells", () => {
    expect(told("TT", two)).toEqual(["board-battle-number", "board-worth", "board-neighbours region-RK, region-PT"]);
  });

  test("tells nothing of a region that is out of the game, and no neighbours without facts", () => {
    expect(told("GF", two)).toEqual([]);
    expect(told("TT", { unused_region: null })).toEqual(["board-battle-number", "board-worth"]);
  });
});

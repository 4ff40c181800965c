/** What of a scene is shown at one of its steps: a pure reckoning, for all layouts. */
import type { SceneInfo, SceneRow, SceneStep } from "../../wire";

/** The keys of a step's `data` that mean the same in every game, as the server's `SharedData` documents them. */
export interface SharedData {
  /** The name of steps side by side that are shown as one. */
  group?: string;
  /** Rows below the others while the step is shown: what comes to how much so far. */
  sums?: readonly SceneRow[];
  /** The points of each seat after the step. */
  track?: readonly number[];
}

/** What a step tells the shell besides its rows; whatever else lies in its data is for the game's own drawing. */
export function sharedOf(step: SceneStep | null | undefined): SharedData {
  return (step?.data ?? {}) as SharedData;
}

/** Steps that are shown as one; `to` is the first that does not belong to it. */
export interface Group {
  label: string;
  from: number;
  to: number;
}

/** The steps, those next to each other with the same group as one. */
export function grouped(scene: SceneInfo): Group[] {
  const groups: Group[] = [];
  scene.steps.forEach((step, at) => {
    const label = sharedOf(step).group ?? step.label;
    const last = groups.at(-1);
    if (last && last.label === label) last.to = at + 1;
    else groups.push({ label, from: at, to: at + 1 });
  });
  return groups;
}

export interface ShownRow {
  row: SceneRow;
  state: "done" | "now" | "next";
}

/** All rows that the steps add, in their order; one that comes again replaces the former. What is to come has no numbers yet. */
export function rowsAt(scene: SceneInfo, step: number): ShownRow[] {
  const rows = new Map<string, ShownRow>();
  scene.steps.forEach((one, at) => {
    for (const row of one.rows) {
      const state = at < step ? "done" : at === step ? "now" : "next";
      const before = rows.get(row.id);
      if (!before || state !== "next") rows.set(row.id, { row, state });
    }
  });
  return [...rows.values()];
}

/** The seats of which rows speak: those of the scene, or all that have a cell. */
export function columns(scene: SceneInfo): (number | null)[] {
  const rows = [...scene.steps.flatMap((step) => step.rows), ...(scene.result?.rows ?? [])];
  const found = [...new Set(rows.flatMap((row) => row.cells.map((cell) => cell.seat)))];
  const seated: (number | null)[] = scene.seats.filter((seat) => found.includes(seat));
  return [...seated, ...found.filter((seat) => !seated.includes(seat))];
}

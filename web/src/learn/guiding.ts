/** What a guided game adds to its table; loaded for such a table alone. */
import type { Component } from "svelte";
import type { GameModule } from "../table/board";
import type { TableStore } from "../table/store.svelte";
import Folded from "./Folded.svelte";
import GuideView from "./Guide.svelte";
import LessonsTab from "./LessonsTab.svelte";
import { Pupil } from "./pupil.svelte";

export interface Guide {
  pupil: Pupil;
  View: Component<{ table: TableStore; game: GameModule; pupil: Pupil }>;
  Tab: Component<{ pupil: Pupil }>;
  Folded: Component<{ pupil: Pupil }>;
}

export function guide(table: TableStore): Guide {
  return { pupil: new Pupil(table), View: GuideView, Tab: LessonsTab, Folded };
}

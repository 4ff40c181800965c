/**
 * What a game brings to the table, and what the table gives to it.
 *
 * A game's board knows views and option keys, never rules: what can be chosen is
 * `table.offers`, what cannot is asked of the server (`whyNot`). Everything
 * choosable on a board uses the action `choosable`, so that mouse, keyboard and
 * screen reader meet the same things.
 */
import type { Component } from "svelte";
import { unpack } from "../lib/content.svelte";
import type { Emblem } from "../lib/emblems";
import type { Reckoned } from "./odds";
import type { Asked, Consequence, Line, RefusalInfo, ResultInfo, SceneInfo, SeatInfo, Section, TableInfo } from "../wire";

/** The table as a board sees it; all fields are reactive. */
export interface TableState {
  readonly info: TableInfo;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes look; null: a spectator. */
  readonly eyes: number | null;
  /** The seat that is called "you"; in a replay the reader's own, whoever's eyes look. */
  readonly you: number | null;
  /** The view of the engine, as POSITION of the game describes it. */
  readonly view: Record<string, any>;
  readonly asked: Asked | null;
  /** The keys that can be chosen now; empty while a choice is on its way or a replay is shown. */
  readonly offers: ReadonlySet<string>;
  /** The option that is focused or hovered, on the board or in the prompt bar. */
  readonly focused: string | null;
  /** What the focused option would do, once the server has said it. */
  readonly consequence: Consequence | null;
  /** Seats that are asked. */
  readonly waiting: readonly number[];
  readonly lines: readonly Line[];
  readonly result: ResultInfo | null;
  /** The position in words; the generic board shows nothing else. */
  readonly position?: readonly Section[];
  /** Set by a board that shows `position` instead of a picture: then it follows at once. */
  reading?: boolean;
  /** What is being decided, in words. */
  readonly stage?: string;
  /** Whether pieces travel; false with reduced motion, in a hidden tab, after a jump. */
  readonly animated: boolean;
  /** Whether this position was reached by a jump: then nothing has moved, and nothing is marked as new. */
  readonly jumped?: boolean;
  /** Whether something that has happened is being told now: then nothing can be chosen. */
  readonly telling?: unknown;
  /** The scene that lies over the table, such as a battle; boards leave out what it shows. */
  readonly scene?: SceneInfo | null;
  /** How far that scene has come; the number of its steps: its result is shown. */
  readonly sceneStep?: number;
  /** Whether the scene is put aside; a board does so if it must be seen to answer. */
  aside?: boolean;
  /** Places that a scene speaks of, as `kind:id` or `data-at`: they keep their colour, the rest of the board is veiled. */
  readonly lit?: ReadonlySet<string> | null;
  /** Whether a question is too fresh for a key that may have been meant for something before it. */
  readonly deaf?: boolean;
  /** The text of an offered option. */
  textOf(key: string): string;
  choose(key: string): void;
  /** A finger has come to an option: true if that only looks at it, and the next tap chooses. */
  arm?(key: string): boolean;
  focus(key: string | null): void;
  /** The option is not looked at any more, unless another one is already. */
  unfocus(key: string): void;
  /** Asks why a key cannot be chosen, and shows the answer beside the thing. */
  whyNot(key: string, beside: Element): void;
  /** Opens a thing large: its picture (`large` of the game), its text, its rules. */
  open(thing: Thing): void;
  openRule(rule: string): void;
  /** The line of the log that is hovered or focused: what it is about is marked on the board. */
  pointed?: Line | null;
  /** The odds of what is being fought out, once somebody has asked for them. A board that shows them draws `Odds`. */
  readonly odds?: Reckoned | "reckoning" | null;
  askOdds?(): void;
  /** Whether hints and odds are there to be asked for. */
  readonly advised?: boolean;
  /** What they were about is over. */
  dropOdds?(): void;
}

/**
 * Something that can be opened: `kind` and `id` as the game's texts name it. Whatever on the table carries
 * `data-thing="kind:id"` is opened by the shell: by Alt and click, a long press, or `i` while it has the focus.
 */
export interface Thing {
  kind: string;
  id: string;
}

/** What is known of a thing when it is opened large. */
export interface ThingText {
  title: string;
  text: string[];
  rules: string[];
  /** Whether its content is printed in the rulebook, public, or reconstructed. */
  provenance: "rulebook" | "public" | "reconstructed";
}

/** Players who belong together: what they are called, what is said of them, their points, their seats. */
export interface SeatGroup {
  title: string;
  note: string;
  points: number;
  seats: readonly number[];
}

export interface GameModule {
  /** The picture in the middle; fills what it is given, keeps its own proportion. */
  Board: Component<{ table: TableState }>;
  /** A board that is a page to be scrolled instead of a picture to be zoomed. */
  scrolls?: boolean;
  /** What lies open between board and prompt bar, such as a row of cards; stays in place while the board is zoomed. */
  Shelf?: Component<{ table: TableState }>;
  /** Own cards and what is being built with them; below the prompt bar. */
  Hand: Component<{ table: TableState }>;
  /** Counters and things of one player; the shell draws banner, name, score and clock. */
  Panel: Component<{ table: TableState; seat: number }>;
  /** The phase of the game, in the middle of the top bar. */
  Phase: Component<{ table: TableState }>;
  /** What lies beside the board for all: tracks, supplies; below the panels. */
  Side: Component<{ table: TableState }> | null;
  /** What the viewer keeps in the ledger, below the log: such as secret cards with how far they have come. */
  Mine?: Component<{ table: TableState }>;
  /** The large picture of a thing. */
  Large: Component<{ table: TableState; thing: Thing }>;
  /** The points of a seat, as a view shows them. */
  score(view: Record<string, any>, seat: number): number;
  /** Seats whose panels stand together under a heading, such as alliances; without it all stand in their order. */
  groups?(table: TableState): readonly SeatGroup[];
  /** What the points are, as an icon and in words, where they are no points. */
  scored?: { icon: string; title: string };
  /** The colours and the emblem of a seat, where the game gives it others than the table. */
  emblem?(view: Record<string, any>, seat: number): Emblem | null;
  /** Whether an option has its place on the board or in the hand; all others become chips in the prompt bar. */
  placed(key: string, view: Record<string, any>): boolean;
  /** Which options become rows of the sheet on a phone: all, or only those without a place on the board. */
  rows?: "all" | "unplaced";
  /** The icon of a chip. */
  icon(key: string): string | null;
  describe(table: TableState, thing: Thing): ThingText;
  /** What the game adds to the lines that tell what an option would do; empty for nothing. */
  outlook?(consequence: Consequence, table: TableState): string;
  /** What a line of the log is about, where the things that it names say too little: things `kind:id` or places (`data-at`). */
  traces?(line: Line, table: TableState): readonly string[];
  /** What stands in the way of an option: things or places, as in `traces`. */
  blockers?(refusal: RefusalInfo, key: string, table: TableState): readonly string[];
  /**
   * Own drawings of scenes, by their names: what lies between the heading of the sheet and its bar; in the layout
   * `board`, what lies below the board. `step` counts on to the number of steps, where the result is shown. Without one
   * the shell draws rows and cells.
   */
  scenes?: Record<string, Component<{ table: TableState; scene: SceneInfo; step: number }>>;
  /** Scenes that the board itself draws, in its own place: no sheet covers the table, and what is said stands in place of the prompt bar. */
  inPlace?: readonly string[];
  /** The same as long as they go on, because one chooses on the board in them: how they ended is a sheet over the table. */
  live?: readonly string[];
  /** Kinds of log messages that the replay bar marks, with their icons. */
  marks: Record<string, { icon: string; title: string }>;
}

/** Whether the board of a game draws a scene itself; `ended`: what is shown is its result. */
export const drawsItself = (game: GameModule, scene: SceneInfo | null | undefined, ended = false): boolean =>
  !!scene && ((game.inPlace?.includes(scene.name) ?? false) || (!ended && (game.live?.includes(scene.name) ?? false)));

/** Boards of `games/<game>/index.ts`, loaded when a table of their game is opened. */
export const GAMES: Record<string, () => Promise<{ default: GameModule }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: GameModule }>("../games/*/index.ts")).map(([path, load]) => [path.split("/").at(-2), load]),
);

/** The board of a game, with what is printed on its things in this content; null if it has none: it gets the generic one. */
export async function boardOf(game: string, content: string): Promise<GameModule | null> {
  const load = GAMES[game];
  if (!load) return null;
  const [module] = await Promise.all([load(), unpack(game, content)]);
  return module.default;
}

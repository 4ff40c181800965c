/**
 * A look back at the table: the story since an event, told once more.
 *
 * Its frames are those of the replay so far, through the own eyes. The match goes on meanwhile; whoever has seen enough
 * is back at once.
 */
import { api, withCode } from "../lib/api";
import type { Frame, Frames } from "../wire";
import { skip, within } from "./flight";
import { chapterIn } from "./story/chapters";
import { itemsOf, type Item, type Tempo } from "./story/pacing";
import { BEGINNING, Player } from "./story/player.svelte";

/** The frames of one answer of the server, and how many items are left when the next ones are fetched. */
const CHUNK = 60;
const AHEAD = 10;

export interface Looking {
  table: string;
  /** The code of a private table. */
  code: string;
  eyes: number | null;
  /** The event after which it begins. */
  since: number;
  tempo: () => Tempo;
  /** Called when everything has been seen. */
  end: () => void;
}

export class Lookback {
  readonly player: Player;
  problem = $state("");
  /** Whether all frames have arrived. */
  complete = $state(false);
  /** Whether nothing has happened since. */
  empty = $state(false);
  #began = false;
  #fetching = false;
  #last = 0;

  constructor(readonly looking: Looking) {
    const patience = () => 0;
    this.player = new Player({ tempo: () => this.#tempo(), limited: false, patience, begun: (item) => this.#begin(item), end: () => this.#over() });
    void this.#fetch(`since=${looking.since}`);
  }

  /** Nothing more is shown or fetched. */
  stop(): void {
    this.complete = true;
    this.player.clear();
  }

  /** Whoever wishes to see it again sees it, also where nothing is shown by itself. */
  #tempo(): Tempo {
    const { pace, still } = this.looking.tempo();
    return { pace: pace === "off" ? "normal" : pace, still };
  }

  #begin(item: Item): void {
    skip();
    within(item.ms || Infinity);
    if (!this.complete && this.player.length - this.player.at < AHEAD) void this.#fetch(`from=${this.#last + 1}&to=${this.#last + CHUNK}`);
  }

  #over(): void {
    if (this.complete) this.looking.end();
  }

  async #fetch(range: string): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    const { table, code, eyes } = this.looking;
    try {
      const { frames } = await api.get<Frames>(withCode(`replays/${table}/frames?${range}&eyes=${eyes ?? "none"}`, code));
      this.#take(frames);
    } catch (failure) {
      this.problem = (failure as Error).message;
    }
    this.#fetching = false;
  }

  #take(frames: readonly Frame[]): void {
    const first = this.#began ? undefined : frames[0];
    const told = first ? frames.slice(1) : frames;
    this.#began = true;
    this.#last = frames.at(-1)?.step ?? this.#last;
    if (frames.length < CHUNK) this.complete = true;
    if (first) this.player.begin(first);
    const chapter = chapterIn(told);
    const items = itemsOf(chapter, this.#tempo());
    if (first && !items.length) this.empty = true;
    else this.player.push(items, chapter.scenes, first ? BEGINNING : 0);
  }
}

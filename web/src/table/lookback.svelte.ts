/**
 * A look back at the table: the positions since an event, one after another, with what was told in each.
 *
 * The frames are those of the replay so far, through the own eyes. The match goes on meanwhile; whoever has seen
 * enough is back at once.
 */
import { api, withCode } from "../lib/api";
import type { Frame, Frames, Line } from "../wire";

/** How long a position stays: a moment for the board, and time to read each line. */
const PACE = 1500;
const READING = 900;
/** How long the first position is shown before anything moves. */
const BEGINNING = 1100;
/** The frames of one answer of the server, and how many are left when the next ones are fetched. */
const CHUNK = 60;
const AHEAD = 10;

export interface Looking {
  table: string;
  /** The code of a private table. */
  code: string;
  eyes: number | null;
  /** The event after which it begins. */
  since: number;
  /** Whether pieces may travel. */
  moves: () => boolean;
  /** Called when everything has been seen. */
  end: () => void;
}

export class Lookback {
  /** Which of the frames is shown; the first one is the position at the beginning. */
  at = $state(0);
  playing = $state(true);
  animated = $state(false);
  jumped = $state(true);
  problem = $state("");
  /** Whether all frames have arrived. */
  complete = $state(false);
  #frames = $state.raw<readonly Frame[]>([]);
  #fetching = false;
  #last = 0;
  #timer = 0;

  constructor(readonly looking: Looking) {
    void this.#fetch(`since=${looking.since}`);
  }

  get frame(): Frame | null {
    return this.#frames[this.at] ?? null;
  }
  /** What was told on the way to this position; nothing at the beginning. */
  get lines(): readonly Line[] {
    return this.at > 0 ? (this.frame?.lines ?? []) : [];
  }
  get length(): number {
    return Math.max(0, this.#frames.length - 1);
  }

  play(): void {
    this.playing = true;
    this.#wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  /** One position on; after the last one the table is as it is. */
  next(): void {
    if (this.at < this.length) return this.#go(this.at + 1, true);
    if (this.complete) this.looking.end();
  }
  previous(): void {
    this.#go(Math.max(0, this.at - 1), false);
  }
  /** Nothing more is shown or fetched. */
  stop(): void {
    this.pause();
    this.complete = true;
  }

  #go(at: number, smooth: boolean): void {
    this.jumped = !smooth;
    this.animated = smooth && this.looking.moves();
    this.at = at;
    if (this.length - at < AHEAD && !this.complete) void this.#fetch(`from=${this.#last + 1}&to=${this.#last + CHUNK}`);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing || !this.frame) return;
    const long = this.at === 0 ? BEGINNING : PACE + READING * this.lines.length;
    this.#timer = window.setTimeout(() => this.next(), long);
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

  /** Steps in which nothing was told to these eyes pass unseen: the next one shows what they led to. */
  #take(frames: readonly Frame[]): void {
    const first = this.#frames.length === 0;
    this.#last = frames.at(-1)?.step ?? this.#last;
    this.#frames = [...this.#frames, ...frames.filter((frame, at) => frame.lines.length > 0 || (first && at === 0))];
    if (frames.length < CHUNK) this.complete = true;
    this.#wait();
  }
}

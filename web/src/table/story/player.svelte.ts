/**
 * The story of a table being told: a queue of items, each with the table after it, played one after the other.
 *
 * It knows no sockets: whoever has something to tell pushes it, and hears when an item begins and when all is told.
 * The table as it is and a look back at it are both told by one of these.
 */
import { kept } from "../../lib/kept";
import type { SceneInfo, SceneStep, StoryBeat, StoryEvent } from "../../wire";
import { fitted, goesOn, LIMIT, seatOf, stepLasts, together, total, type Item, type Position, type Tempo } from "./pacing";

export interface Telling {
  tempo: () => Tempo;
  /** Whether the whole is told within `LIMIT`; a look back takes its time. */
  limited: boolean;
  /** How many seconds a scene waits at most; 0: until somebody goes on. */
  patience: () => number;
  /** Called when an item begins. */
  begun?: (item: Item) => void;
  /** Called when everything has been told, with the view that was shown last; `jumped` if the rest was skipped. */
  end: (view: Position["view"] | undefined, jumped: boolean) => void;
}

/** How long a new question or result takes no Enter that was meant for something before it. */
export const DEAF = 250;
/** How long the result of a scene that does not wait is shown. */
const RESULT = 2400;
/** How long the table is shown as it was, before anything moves. */
export const BEGINNING = 1100;

export class Player {
  #items = $state.raw<readonly Item[]>([]);
  /** Which item is told; -1 before the first. */
  at = $state(-1);
  paused = $state(false);
  /** Which beat of the event is shown. */
  beat = $state(0);
  position = $state.raw<Position | null>(null);
  /** Whether the present position was reached by a jump: then nothing has moved. */
  jumped = $state(false);
  /** The scene that is open, and how far it has come; its result comes after its last step. */
  scene = $state.raw<SceneInfo | null>(null);
  step = $state(0);
  /** Whether somebody has to say that it goes on. */
  holding = $state(false);
  /** When the scene goes on by itself, by the clock of the page; 0: it does not. */
  until = $state(0);
  /** What the line of progress does: from where to where, in how many milliseconds. */
  progress = $state.raw({ from: 0, to: 0, ms: 0 });
  #scenes = new Map<string, SceneInfo>();
  /** How many steps of a scene have been shown already. */
  #shown = new Map<string, number>();
  /** Where the table stood before the first item. */
  #first: Position | null = null;
  /** When the result appeared. */
  #held = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: ReturnType<typeof setInterval> | undefined;

  constructor(readonly telling: Telling) {}

  // What is told

  get active(): boolean {
    return this.#items.length > 0;
  }
  get item(): Item | null {
    return this.#items[this.at] ?? null;
  }
  get event(): StoryEvent | null {
    return this.item?.events[0] ?? null;
  }
  /** The item whose sentence is said: the present one goes on with it, or is it. */
  get head(): Item | null {
    return this.#items[this.#headAt] ?? null;
  }
  get #headAt(): number {
    let at = this.at;
    while (goesOn(this.#items[at], this.#items[at - 1])) at--;
    return at;
  }
  /** The parts of what is told as one event, and which of them is shown; none if there is only one. */
  get beats(): { all: readonly StoryBeat[]; at: number } {
    let end = this.at + 1;
    while (goesOn(this.#items[end], this.#items[end - 1])) end++;
    const beatsOf = (from: number, to: number) => this.#items.slice(Math.max(0, from), to).flatMap((item) => item.events[0]?.beats ?? []);
    const all = beatsOf(this.#headAt, end);
    const done = beatsOf(this.#headAt, this.at).length;
    return { all: all.length > 1 ? all : [], at: this.event?.beats.length ? done + this.beat : done - 1 };
  }
  /** The seat that acts; null: the game itself, or a scene in which all are looked at, or nothing is told. */
  get seat(): number | null {
    return this.item && !this.scene ? seatOf(this.item) : null;
  }
  get length(): number {
    return this.#items.length;
  }
  /** Whether nothing comes after what is told now. */
  get last(): boolean {
    return this.at + 1 >= this.#items.length;
  }
  /** Who is still to come, each once. */
  get next(): number[] {
    const seats = this.#items.slice(this.at + 1).map(seatOf);
    return [...new Set(seats)].filter((seat): seat is number => seat !== null && seat !== this.seat);
  }
  /** Where it happens now: at the place of the beat, or of the event. */
  get place(): readonly string[] {
    if (this.scene) return this.presentStep?.lit ?? [];
    const beat = this.event?.beats[this.beat];
    return beat?.place.length ? beat.place : (this.event?.place ?? []);
  }
  get presentStep(): SceneStep | null {
    return this.scene?.steps[this.step] ?? null;
  }
  /** Whether the open scene shows how it ended. */
  get ended(): boolean {
    return !!this.scene?.result && this.step >= this.scene.steps.length;
  }

  // What is to be told

  /** Appends what has happened; `lead`: milliseconds until it may begin, if nothing else is told now. */
  push(items: readonly Item[], scenes: readonly SceneInfo[], lead = 0): void {
    for (const scene of scenes) this.#scenes.set(scene.id, scene);
    if (this.scene) this.scene = this.#scenes.get(this.scene.id) ?? this.scene;
    const idle = !this.active;
    items = this.#joinScene(items);
    const [begun, coming] = [this.#items.slice(0, this.at + 1), [...this.#items.slice(this.at + 1), ...items]];
    const rest = this.telling.limited ? fitted(coming, Math.max(0, LIMIT - total(begun))) : coming;
    this.#items = [...begun, ...rest];
    if (!idle || !rest.length) return;
    this.at = -1;
    if (lead > 0) this.#wait(lead, () => this.#go(0));
    else this.#go(0);
  }

  /** A scene that goes on is still the same one: what comes first joins the item that plays it; gives the rest. */
  #joinScene(items: readonly Item[]): readonly Item[] {
    const [last, first] = [this.#items.at(-1), items[0]];
    if (!last?.scene || last.scene !== first?.scene) return items;
    this.#items = [...this.#items.slice(0, -1), together(last, first)];
    return items.slice(1);
  }

  /** Where the table stands before anything is told. */
  begin(position: Position | null): void {
    this.position = this.#first = position;
  }

  /** Shows a scene as far as it has come, without playing it: somebody is asked in it. */
  open(scene: SceneInfo): void {
    this.#scenes.set(scene.id, scene);
    this.#shown.set(scene.id, scene.steps.length);
    this.scene = scene;
    this.step = Math.max(0, scene.steps.length - 1);
  }

  /** Something else has happened, which needed no telling: the scene that was open is over. */
  leave(): void {
    if (!this.active) this.#closeScene();
  }

  /** Forgets everything: what was told and what was to come. */
  clear(): void {
    this.#stop();
    this.#items = [];
    this.at = -1;
    this.position = this.#first = null;
    this.scene = null;
    this.holding = this.paused = false;
    this.until = 0;
    this.#scenes.clear();
    this.#shown.clear();
  }

  // What whoever watches does

  pause(): void {
    this.paused = true;
    this.#stop();
  }
  play(): void {
    this.paused = false;
    if (this.holding || !this.active) return;
    if (!this.item) this.#rewind();
    else if (this.scene) this.#playStep();
    else this.#playItem();
  }
  toggle(): void {
    if (this.paused) this.play();
    else this.pause();
  }
  /** One thing on: a step of the scene, or the next event; after the last one the table is as it is. */
  advance(): void {
    if (this.scene && this.item?.scene === this.scene.id && !this.ended) this.#goStep(this.step + 1);
    else this.#after();
  }
  back(): void {
    if (this.scene && this.step > 0) this.#goStep(this.step - 1);
    else if (this.at >= 0) this.#go(this.at - 1, true);
  }
  /** To the table as it is. */
  skip(): void {
    if (this.active) this.#finish(true);
  }
  /** To the end of the scene. */
  toResult(): void {
    if (this.scene && !this.ended) this.#goStep(this.scene.steps.length);
  }
  /** The scene once more. */
  again(): void {
    if (this.scene) this.#goStep(0);
  }
  /** By the key for it: one step on, or past the result, unless it has only just appeared. */
  press(): void {
    if (!this.holding) this.advance();
    else if (performance.now() - this.#held > DEAF) this.goOn();
  }
  /** The result was seen. */
  goOn(): void {
    if (!this.holding) return;
    this.holding = false;
    this.until = 0;
    this.#after();
  }

  // How it is told

  #go(at: number, jumped = false): void {
    this.#stop();
    if (at < 0) return this.#rewind();
    const item = this.#items[at];
    if (!item) return this.#finish(false);
    this.at = at;
    this.beat = 0;
    this.jumped = jumped || item.jumps;
    const scene = item.scene ? (this.#scenes.get(item.scene) ?? null) : null;
    if (!scene) this.#closeScene();
    // What a scene has led to is shown with its result: before, nobody may read it from the board.
    if (!scene) this.#reach(this.#positionAt(at));
    this.telling.begun?.(item);
    if (scene) return this.#enter(scene);
    this.#playItem();
  }

  /** The table before anything happened, for a moment. */
  #rewind(): void {
    this.at = -1;
    this.jumped = true;
    this.#closeScene();
    this.position = this.#first;
    if (!this.paused) this.#wait(BEGINNING, () => this.#go(0));
  }

  #playItem(): void {
    const item = this.item;
    if (!item || this.paused) return;
    const told = this.#items;
    const all = Math.max(1, total(told));
    const before = total(told.slice(0, this.at));
    this.progress = { from: before / all, to: (before + item.ms) / all, ms: item.ms };
    const beats = Math.max(1, this.event?.beats.length ?? 1);
    if (beats > 1) this.#tick(item.ms / beats, beats);
    this.#wait(item.ms, () => this.#after());
  }

  /** The beats of an event, one after the other. */
  #tick(each: number, beats: number): void {
    clearInterval(this.#beats);
    this.#beats = setInterval(() => {
      this.beat = Math.min(beats - 1, this.beat + 1);
    }, each);
  }

  #enter(scene: SceneInfo): void {
    const from = this.#shown.get(scene.id) ?? 0;
    if (this.scene && this.scene.id !== scene.id) this.#closeScene();
    this.scene = scene;
    this.#goStep(from);
  }

  /** A step of the scene; after the last one its result, or the question that is asked in it. */
  #goStep(step: number): void {
    this.#stop();
    const scene = this.scene;
    if (!scene) return;
    this.holding = false;
    this.until = 0;
    this.#shown.set(scene.id, Math.max(step, this.#shown.get(scene.id) ?? 0));
    if (step < scene.steps.length) {
      this.step = step;
      return this.#playStep();
    }
    if (!scene.result) {
      this.step = Math.max(0, scene.steps.length - 1);
      return this.#after();
    }
    this.step = scene.steps.length;
    this.#reach(this.#positionAt(this.at));
    this.#hold(scene);
  }

  #playStep(): void {
    const scene = this.scene;
    const step = this.presentStep;
    if (!scene || !step || this.paused) return;
    const ms = stepLasts(step, this.telling.tempo());
    const all = scene.steps.length;
    this.progress = { from: this.step / all, to: (this.step + 1) / all, ms };
    this.#wait(ms, () => this.#goStep(this.step + 1));
  }

  #hold(scene: SceneInfo): void {
    this.progress = { from: 1, to: 1, ms: 0 };
    this.holding = true;
    this.#held = performance.now();
    if (!scene.waits) return this.#wait(RESULT, () => this.goOn());
    const patience = this.telling.patience();
    if (patience <= 0) return;
    this.until = performance.now() + patience * 1000;
    this.#wait(patience * 1000, () => this.goOn());
  }

  #after(): void {
    if (this.at + 1 < this.#items.length) this.#go(this.at + 1);
    else this.#finish(false);
  }

  #finish(jumped: boolean): void {
    this.#stop();
    const view = this.position?.view;
    const last = jumped ? this.#scenes.get(this.#items.at(-1)?.scene ?? "") : this.scene;
    this.#items = [];
    this.at = -1;
    this.position = this.#first = null;
    this.holding = this.paused = false;
    this.until = 0;
    // A scene in which somebody is asked stays open; one that is over has been seen.
    if (last && !last.result) this.open(last);
    else this.#closeScene();
    this.telling.end(view, jumped);
  }

  #closeScene(): void {
    this.scene = null;
    this.step = 0;
  }

  #positionAt(at: number): Position | null {
    return this.#items.slice(0, at + 1).filter((item) => item.after).at(-1)?.after ?? this.#first;
  }

  #reach(position: Position | null): void {
    if (position) this.position = { ...position, view: kept(this.position?.view, position.view) };
  }

  #wait(ms: number, then: () => void): void {
    this.#timer = setTimeout(then, ms);
  }
  #stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beats);
  }
}

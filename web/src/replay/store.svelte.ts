/**
 * A replay: the steps of a record, seen through chosen eyes. Frames are fetched as they are needed and kept.
 *
 * For the boards it is a table at which nothing can be chosen.
 */
import { currentLocale } from "../lib/text.svelte";
import type { Frame, Frames, Line, ReplayInfo, ResultInfo, SceneInfo, SeatInfo, TableInfo } from "../wire";
import { api, withCode } from "../lib/api";
import type { TableState, Thing } from "../table/board";
import { itemsOf } from "../table/story/pacing";
import { Player } from "../table/story/player.svelte";
import { moves, tempo } from "../table/surroundings.svelte";
import type { Eyes } from "./eyes";

const CHUNK = 40;
export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 900;
const NOTHING: ReadonlySet<string> = new Set();

export class ReplayStore implements TableState {
  replay: ReplayInfo;
  step = $state(0);
  eyesOf = $state<Eyes>("none");
  playing = $state(false);
  speed = $state<number>(1);
  problem = $state("");
  opened = $state.raw<Thing | null>(null);
  animated = $state(false);
  jumped = $state(true);
  /** Plays the scenes that steps bring; the replay waits for it. */
  readonly player = new Player({ tempo: () => this.#tempo, limited: false, patience: () => 0, end: () => undefined });
  /** The line of the log that is hovered or focused. */
  pointed = $state.raw<Line | null>(null);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = new Set<number>();
  #timer = 0;

  readonly offers = NOTHING;
  readonly asked = null;
  readonly focused = null;
  readonly consequence = null;

  constructor(
    replay: ReplayInfo,
    step: number,
    eyes: Eyes,
    /** The code of a private table. */
    readonly code = "",
  ) {
    this.replay = $state.raw(replay);
    this.eyesOf = eyes;
    this.step = this.#within(step);
    this.#need(this.step);
  }

  // What is shown

  get last(): number {
    return this.replay.steps.length - 1;
  }
  get frame(): Frame | null {
    return this.#frames.get(this.step) ?? null;
  }
  get view(): Record<string, any> {
    const frame = this.frame;
    if (!frame) return {};
    if (this.player.active && this.player.position) return this.player.position.view;
    return (this.eyesOf === "all" ? frame.hands[this.shownHand] : undefined) ?? frame.view;
  }
  /** With all hands open, whose cards lie in front: whoever acts. */
  get shownHand(): number {
    return this.replay.steps[this.step]?.seat ?? 0;
  }
  get info(): TableInfo {
    const { replay } = this;
    return {
      id: replay.table || replay.id, game: replay.game, name: replay.name, status: "finished", private: false, spectators: true,
      delay: 0, tempo: { kind: "none", base: 0, increment: 0 }, free_undo: false, cover_windows: false, advice: true, language: "", options: replay.options, content: replay.content, seats: replay.players, creator: false,
      yours: [], commitment: replay.commitment, created: replay.at, started: replay.at, ended: replay.at, waiting: [], stage: "", since: 0,
      previous: "", rematch: "", votes: [], clocks: [], people: 0, invitation: "", takeable: false, scene_wait: 0, newcomer: false, lessons: null,
    }; // prettier-ignore
  }
  get seats(): readonly SeatInfo[] {
    return this.replay.players;
  }
  get eyes(): number | null {
    if (this.eyesOf === "all") return this.shownHand;
    return this.eyesOf === "none" ? null : this.eyesOf;
  }
  get scene(): SceneInfo | null {
    return this.player.scene;
  }
  get sceneStep(): number {
    return this.player.step;
  }
  get lit(): ReadonlySet<string> | null {
    const lit = this.player.presentStep?.lit ?? [];
    return lit.length ? new Set(lit) : null;
  }
  /** Who has acted in this step; null: the game itself. */
  get acting(): number | null {
    return this.replay.steps[this.step]?.seat ?? null;
  }
  get waiting(): readonly number[] {
    return this.frame?.waiting ?? [];
  }
  /** The lines around this step that have arrived: the past, and a little of what is to come. */
  get lines(): readonly Line[] {
    const from = Math.max(0, this.step - CHUNK);
    const to = Math.min(this.last, this.step + 8);
    const lines: Line[] = [];
    for (let step = from; step <= to; step++) lines.push(...(this.#frames.get(step)?.lines.map((line) => ({ ...line, number: step })) ?? []));
    return lines;
  }
  get result(): ResultInfo | null {
    return this.replay.result;
  }

  // Where we are

  go(step: number, smooth = false): void {
    const before = this.frame;
    this.player.clear();
    this.jumped = !smooth;
    this.animated = smooth && moves();
    this.step = this.#within(step);
    if (smooth && this.frame?.scenes.some((scene) => scene.result)) this.enact(before);
    this.#need(this.step);
    this.#need(Math.min(this.last, this.step + CHUNK / 2));
  }
  /** Plays the scene of this step, from the position before it. */
  enact(before: Frame | null = this.#frames.get(this.step - 1) ?? null): void {
    const { frame } = this;
    const scene = frame?.scenes.at(-1);
    if (!frame || !scene) return;
    const story = frame.story.filter((event) => event.scene === scene.id).map((event) => ({ ...event, number: frame.step }));
    this.player.clear();
    this.player.begin(before ?? frame);
    this.player.push(itemsOf({ story, scenes: [scene], positions: new Map([[frame.step, frame]]) }, this.#tempo), [scene]);
  }
  /** Whoever watches a replay wants to see: also where nothing is shown by itself. */
  get #tempo() {
    const { pace, still } = tempo();
    return { pace: pace === "off" ? ("normal" as const) : pace, still };
  }
  see(eyes: Eyes): void {
    this.eyesOf = eyes;
    this.forget();
  }
  /** The same replay in another language. */
  tell(replay: ReplayInfo): void {
    this.replay = replay;
    this.forget();
  }
  /** All frames anew: other eyes, another language. */
  forget(): void {
    this.#frames = new Map();
    this.#asked.clear();
    this.#need(this.step);
  }
  play(): void {
    if (this.step >= this.last) this.go(0);
    this.playing = true;
    this.#tick();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  /** The next or the last step with one of these marks. */
  jump(mark: string): void {
    const { steps } = this.replay;
    const next = steps.findIndex((one, at) => at > this.step && one.marks.includes(mark));
    const first = steps.findIndex((one) => one.marks.includes(mark));
    if (next >= 0 || first >= 0) this.go(next >= 0 ? next : first);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!this.playing) return;
      if (this.player.active) return this.#tick();
      if (this.step >= this.last) return this.pause();
      this.go(this.step + 1, true);
      this.#tick();
    }, PACE / this.speed);
  }
  #within(step: number): number {
    return Math.min(Math.max(0, Math.round(step) || 0), this.last);
  }
  #need(step: number): void {
    const from = Math.floor(step / CHUNK) * CHUNK;
    if (this.#asked.has(from)) return;
    this.#asked.add(from);
    const eyes = this.eyesOf;
    const locale = currentLocale();
    const to = Math.min(this.last, from + CHUNK - 1);
    api.get<Frames>(withCode(`replays/${this.replay.id}/frames?from=${from}&to=${to}&eyes=${eyes}`, this.code)).then(
      ({ frames }) => {
        if (eyes !== this.eyesOf || locale !== currentLocale()) return;
        this.#frames = new Map([...this.#frames, ...frames.map((frame): [number, Frame] => [frame.step, frame])]);
      },
      (error: Error) => {
        this.#asked.delete(from);
        this.problem = error.message;
      },
    );
  }

  // What a table can do, and a replay cannot

  textOf(): string {
    return "";
  }
  choose(): void {
    throw new Error("nothing can be chosen in a replay");
  }
  focus(): void {
    // Nothing is on offer, so nothing is focused.
  }
  unfocus(): void {
    // Nor anything left.
  }
  whyNot(): void {
    // Nothing is asked, so nothing is refused.
  }
  open(thing: Thing): void {
    this.opened = thing;
  }
  openRule(rule: string): void {
    window.open(`/rules/${this.replay.game}#${rule}`, "_blank", "noopener");
  }
}

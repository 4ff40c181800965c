/**
 * A replay: the steps of a record, seen through chosen eyes. Frames are fetched as they are needed and kept.
 *
 * For the boards it is a table at which nothing can be chosen.
 */
import { currentLocale } from "../lib/text.svelte";
import type { Frame, Frames, Line, ReplayInfo, ResultInfo, SceneHead, SceneInfo, SeatInfo, StepInfo, TableInfo } from "../wire";
import { api, withCode } from "../lib/api";
import type { TableState, Thing } from "../table/board";
import { chapterIn } from "../table/story/chapters";
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
  /** Whether a scene is put aside, so that the board can be seen. */
  aside = $state(false);
  animated = $state(false);
  jumped = $state(true);
  /** Plays the scenes that steps bring; the replay waits for it. */
  readonly player = new Player({ tempo: () => this.#tempo, limited: false, patience: () => 0, end: () => undefined });
  /** The line of the log that is hovered or focused. */
  pointed = $state.raw<Line | null>(null);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = new Map<number, Promise<void>>();
  #timer = 0;
  /** Counts the places to which it was sent: what was on its way to an earlier one is given up. */
  #going = 0;

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
    void this.#need(this.step);
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
      previous: "", rematch: "", votes: [], clocks: [], people: 0, invitation: "", takeable: false, scene_wait: 0, newcomer: false, lessons: null, held: null, settled: [],
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
    return this.#around.flatMap((frame) => frame.lines.map((line) => ({ ...line, number: frame.step })));
  }
  /** The scenes of these lines, each as far as it has come with the last of them. */
  get heads(): ReadonlyMap<string, SceneHead> {
    return new Map(this.#around.flatMap((frame) => frame.heads.map((head) => [head.id, head] as const)));
  }
  #around = $derived.by<readonly Frame[]>(() => this.#between(this.step - CHUNK, this.step + 8));
  #between(from: number, to: number): Frame[] {
    const frames: Frame[] = [];
    for (let step = Math.max(0, from); step <= Math.min(this.last, to); step++) {
      const frame = this.#frames.get(step);
      if (frame) frames.push(frame);
    }
    return frames;
  }
  /** The seat that is yours in this game. */
  get you(): number | null {
    const yours = this.seats.filter((seat) => seat.you).map((seat) => seat.seat);
    if (this.eyes !== null && yours.includes(this.eyes)) return this.eyes;
    return yours.length === 1 ? (yours[0] ?? null) : null;
  }
  get result(): ResultInfo | null {
    return this.replay.result;
  }

  // Where we are

  go(step: number, smooth = false): void {
    this.#going++;
    this.player.clear();
    this.jumped = !smooth;
    this.animated = smooth && moves();
    this.step = this.#within(step);
    if (smooth && this.frame?.scenes.some((scene) => scene.result)) void this.enact(this.step);
    void this.#need(this.step);
    void this.#need(Math.min(this.last, this.step + CHUNK / 2));
  }
  /** The steps in which scenes begin. */
  get scenes(): readonly StepInfo[] {
    return this.replay.steps.filter((step) => step.scene);
  }
  /** The scene that a step belongs to. */
  sceneAt(step: number): StepInfo | null {
    return this.scenes.filter((one) => one.step <= step && step <= one.until).at(-1) ?? null;
  }
  /** Plays the scene that a step belongs to, from its first step to its end; then the replay stands there. */
  async enact(step: number): Promise<void> {
    const scene = this.sceneAt(step);
    if (!scene) return;
    const going = ++this.#going;
    const first = Math.max(0, scene.step - 1);
    for (let at = first; at < scene.until + CHUNK; at += CHUNK) await this.#need(Math.min(at, scene.until));
    if (going !== this.#going) return;
    const chapter = chapterIn(this.#between(scene.step, scene.until));
    const scenes = chapter.scenes.filter((one) => one.number === scene.step);
    const ids = new Set(scenes.map((one) => one.id));
    this.step = scene.until;
    this.player.clear();
    this.player.begin(this.#frames.get(first) ?? this.frame);
    this.player.push(itemsOf({ ...chapter, scenes, story: chapter.story.filter((event) => ids.has(event.scene)) }, this.#tempo), scenes);
  }
  /** The next scene, or the first one after the last. */
  enactNext(): void {
    const next = this.scenes.find((one) => one.step > this.step) ?? this.scenes[0];
    if (next) void this.enact(next.step);
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
    void this.#need(this.step);
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
  #need(step: number): Promise<void> {
    const from = Math.floor(step / CHUNK) * CHUNK;
    const asked = this.#asked.get(from) ?? this.#fetch(from);
    this.#asked.set(from, asked);
    return asked;
  }
  async #fetch(from: number): Promise<void> {
    const eyes = this.eyesOf;
    const locale = currentLocale();
    const to = Math.min(this.last, from + CHUNK - 1);
    try {
      const { frames } = await api.get<Frames>(withCode(`replays/${this.replay.id}/frames?from=${from}&to=${to}&eyes=${eyes}`, this.code));
      if (eyes !== this.eyesOf || locale !== currentLocale()) return;
      this.#frames = new Map([...this.#frames, ...frames.map((frame): [number, Frame] => [frame.step, frame])]);
    } catch (error) {
      this.#asked.delete(from);
      this.problem = (error as Error).message;
    }
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

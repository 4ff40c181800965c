/**
 * The table as this browser knows it: what the server has said, what is focused, what is on its way.
 *
 * Nothing is carried out here: a choice counts when the server says so. Until then no other is taken, and if that lasts,
 * `offers` is empty.
 */
import { kept } from "../lib/kept";
import { person } from "../lib/session.svelte";
import { currentLocale } from "../lib/text.svelte";
import type { Advice, Asked, ChatLine, Consequence, Hello, Level, Line, MetDecision, Odds, RefusalInfo, SceneHead, SceneInfo, Section, ServerMessage, TableInfo, Update } from "../wire";
import type { TableState, Thing } from "./board";
import { worthAsking } from "./confirming";
import { Connection, isTooMuch } from "./connection.svelte";
import { skip, within } from "./flight";
import { Lookback } from "./lookback.svelte";
import type { Reckoned } from "./odds";
import type { Answer, RulesAt, Somebody } from "./shown";
import { chapterOf } from "./story/chapters";
import { itemsOf, ownFirst, type Item } from "./story/pacing";
import { DEAF, Player } from "./story/player.svelte";
import { Untold } from "./story/untold";
import { sharedOf } from "./story/scenes";
import { moves, onPhone, tempo } from "./surroundings.svelte";

export type { Answer, RulesAt, Somebody };

const FOCUS_DELAY = 110;
/** How long the board must rest before it is put into words that nobody looks at. */
const REST = 600;
/** How long a choice waits to learn whether it must be confirmed. */
const PATIENCE = 1500;
/** How long a choice may be on its way before the table shows it; most are answered sooner. */
const LATE = 150;
/** How long the things of a rule stay marked. */
const SHOWING = 6000;
const NO_OFFERS: ReadonlySet<string> = new Set();
/** How long own pieces travel before others begin. */
const OWN_FLIGHT = 450;

export class TableStore implements TableState {
  info = $state.raw() as TableInfo;
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** The scenes that lines of the log belong to, by their ids. */
  heads = $state.raw<ReadonlyMap<string, SceneHead>>(new Map());
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  /** Whom something can be done about: the dialog with it is open. */
  about = $state.raw<Somebody | null>(null);
  /** Muted in this visit: the server leaves their lines out from the next one on. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  focused = $state<string | null>(null);
  /** Whether a choice is on its way for so long that it shows; what is answered before never dims the table. */
  late = $state(false);
  /** The choice that the server has not confirmed yet. */
  #underway: string | null = null;
  #patience = 0;
  /** The option that the next tap chooses. */
  armed = $state<string | null>(null);
  /** The choice that waits for a second "yes". */
  confirming = $state<string | null>(null);
  answer = $state.raw<Answer | null>(null);
  hint = $state.raw<readonly Advice[] | "thinking" | null>(null);
  opened = $state.raw<Thing | null>(null);
  rules = $state.raw<RulesAt | null>(null);
  /** A sentence about a request that was not carried out. */
  trouble = $state("");
  /** What happened before, while it is being shown instead of the table as it is. */
  back = $state.raw<Lookback | null>(null);
  /** What others do, told one thing after the other; `update` is the table after all that has been told. */
  readonly story: Player;
  /** The newest that the server has said; shown when everything before it has been told. */
  #newest = $state.raw<Update | null>(null);
  /** Lines of the log that wait for their event. */
  readonly #untold = new Untold();
  /** Whether the line was new when the last words were said: what happened before is not told. */
  #greeting = true;
  /** When own pieces began to travel. */
  #travelled = -OWN_FLIGHT;
  /** Whether the scene is put aside, so that the board can be seen. */
  aside = $state(false);
  /** Whether a new question is too fresh to be answered by Enter. */
  deaf = $state(false);
  /** The line of the log that is hovered or focused. */
  pointed = $state.raw<Line | null>(null);
  /** Things that a rule has been asked to show on the board. */
  shown = $state.raw<readonly string[]>([]);
  /** The seat that looks, and the one that must lift the curtain; only where several seats are yours. */
  lifted = $state<number | null>(null);
  veiled = $state<number | null>(null);
  /** When the last update came, for the clocks. */
  heard = $state(0);
  /** When the present question was painted. */
  painted = $state(0);
  /** Decisions that the seat has met: for them standing orders can be given in advance. */
  met = $state.raw<readonly MetDecision[]>([]);
  readonly connection: Connection;
  #previews = $state.raw<ReadonlyMap<string, Consequence>>(new Map());
  #asking = new Map<string, string>();
  #hopes = new Map<string, (consequence: Consequence) => void>();
  #reasons = new Map<string, (refusal: RefusalInfo | null) => void>();
  #choice = "";
  #hinting = "";
  #recalling = "";
  #odds = $state.raw<Odds | "reckoning" | null>(null);
  #reckoning = "";
  #timer = 0;
  /** What will be focused once the present update is over. */
  #looked: string | null = null;
  #resting = 0;
  #describing = "";
  #told = $state.raw<readonly Section[]>([]);
  #travels = $state(false);
  /** Whether what is shown now follows a look back. */
  #returned = $state(false);
  /** Whether the position is being read as text: then it follows at once. */
  reading = false;

  /** `code`: the invitation by which a private table was found. */
  constructor(info: TableInfo, code = "") {
    this.info = info;
    this.story = new Player({ tempo, limited: true, patience: () => this.#patienceOfScenes, begun: (item) => this.#begin(item), end: (view, jumped) => this.#settle(view, jumped) });
    this.connection = new Connection(info.id, code, { hello: () => this.#hello(), message: (message) => this.#receive(message) });
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    this.connection.close();
    this.story.clear();
    this.endLookback();
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  // What is shown

  get seats() {
    return this.info.seats;
  }
  get eyes(): number | null {
    return this.update?.eyes ?? null;
  }
  get you(): number | null {
    return this.eyes;
  }
  /** Whoever tells what happened, while something is told; nothing can be chosen then. */
  get telling(): Player | null {
    return this.back?.player ?? (this.story.active ? this.story : null);
  }
  /** Whether you are asked once everything has been told. */
  get askedNext(): boolean {
    return this.telling !== null && (this.#newest?.asked ?? null) !== null;
  }
  /** What is asked then. */
  get nextPrompt(): string {
    return this.askedNext ? (this.#newest?.asked?.prompt ?? "") : "";
  }
  /** The scene that lies over the table; it may be open while a question in it is asked. */
  get staged(): Player | null {
    const player = this.back?.player ?? this.story;
    return player.scene ? player : null;
  }
  get scene(): SceneInfo | null {
    return this.staged?.scene ?? null;
  }
  get sceneStep(): number {
    return this.staged?.step ?? 0;
  }
  /** The points of each seat at this step of a scene, if it tells them. */
  get points(): readonly number[] | null {
    return sharedOf(this.staged?.presentStep).track ?? null;
  }
  get lit(): ReadonlySet<string> | null {
    return this.#lit;
  }
  #lit = $derived.by<ReadonlySet<string> | null>(() => {
    const step = this.staged?.presentStep;
    return step?.lit.length ? new Set(step.lit) : null;
  });
  get view(): Record<string, any> {
    return this.telling?.position?.view ?? this.update?.view ?? {};
  }
  get asked(): Asked | null {
    return this.telling ? null : (this.update?.asked ?? null);
  }
  get waiting(): readonly number[] {
    return this.telling?.position?.waiting ?? this.update?.waiting ?? [];
  }
  /** The seat that must finish something before yours is asked again. */
  get heldUpBy(): number | null {
    return this.telling ? null : (this.update?.held_up_by ?? null);
  }
  get result() {
    return this.update?.result ?? null;
  }
  /** The position in words; it follows the board after a moment of rest, at once while it is being read. */
  get position(): readonly Section[] {
    return this.back?.player.position?.position ?? this.#told;
  }
  get stage(): string {
    return this.update?.stage ?? "";
  }
  get offers(): ReadonlySet<string> {
    return this.late || this.telling || this.connection.link !== "open" ? NO_OFFERS : this.#offered;
  }
  #offered = $derived.by<ReadonlySet<string>>(() => new Set(this.asked?.options.map((option) => option.key)));
  #texts = $derived.by<ReadonlyMap<string, string>>(() => new Map(this.asked?.options.map((option) => [option.key, option.text])));

  get consequence(): Consequence | null {
    return this.focused === null ? null : (this.#previews.get(this.focused) ?? null);
  }
  get odds(): Reckoned | "reckoning" | null {
    const told = this.back ? null : this.#odds;
    return told && told !== "reckoning" ? { odds: told, past: told.version !== this.update?.version } : told;
  }
  get animated(): boolean {
    return this.telling ? moves() && !this.telling.jumped : this.#travels;
  }
  get jumped(): boolean {
    return this.telling ? this.telling.jumped : this.#returned;
  }
  textOf(key: string): string {
    return this.#texts.get(key) ?? "";
  }
  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }
  /** The lines that have come since one of your seats last did something. */
  get news(): readonly Line[] {
    const since = this.update?.since ?? 0;
    return since > 0 ? this.lines.filter((line) => line.number > since) : [];
  }
  /** Whether a seat is yours and you have not left it. */
  get sits(): boolean {
    return this.info.yours.some((seat) => !this.seats[seat]?.gone);
  }
  /** The seat for which commands are sent: the one that looks, or your only one. */
  get own(): number | null {
    return this.eyes ?? this.info.yours[0] ?? null;
  }
  preview(key: string): Consequence | null {
    return this.#previews.get(key) ?? null;
  }

  /** Asks for the position in words, unless the board moves on within that time. */
  describe(after = 0): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      this.#describing = this.connection.ask({ do: "describe" }) ?? "";
    }, after);
  }

  // What the person does

  focus(key: string | null): void {
    this.#looked = key;
    // A button that is taken away loses the focus in the middle of an update, where nothing may change yet.
    queueMicrotask(() => (this.focused = this.#looked));
    clearTimeout(this.#timer);
    if (key === null || this.#previews.has(key)) return;
    this.#timer = window.setTimeout(() => this.#ask(key), FOCUS_DELAY);
  }

  unfocus(key: string): void {
    if (this.#looked === key) this.focus(null);
  }

  /** On a phone, where nothing can be pointed at, the first tap looks at an option and its place. */
  arm(key: string): boolean {
    if (!onPhone() || this.armed === key) return false;
    this.armed = key;
    this.focus(key);
    return true;
  }
  /** Asks what an option would do, without looking at it. */
  foresee(key: string): void {
    this.#ask(key);
  }

  choose(key: string): void {
    if (this.#underway || !this.offers.has(key)) return;
    this.answer = null;
    const wish = person()?.settings.confirm ?? "reveals";
    if (wish === "never" || this.confirming === key) return this.#choose(key);
    if (wish === "always") {
      this.confirming = key;
      return;
    }
    // Only what would lock in steps that can still be taken back is worth a question.
    if (!this.update?.undo.free) return this.#choose(key);
    this.#chooseIfHarmless(key);
  }

  confirm(yes: boolean): void {
    const key = this.confirming;
    if (key && yes) this.choose(key);
    this.confirming = null;
  }

  whyNot(key: string, beside: Element): void {
    // A label may go on with details; its beginning names the thing.
    const title = (beside.getAttribute("aria-label") ?? beside.getAttribute("data-title") ?? "").split(/[:.]/)[0] ?? "";
    this.reasonOf(key, (refusal) => {
      if (refusal) this.answer = { title, key, text: refusal.text, refusal, beside };
    });
  }

  /** Asks why a key cannot be chosen, without showing it. */
  reasonOf(key: string, then: (refusal: RefusalInfo | null) => void): void {
    if (this.own === null) return;
    const id = this.connection.ask({ do: "why_not", seat: this.own, key });
    if (id) this.#reasons.set(id, then);
  }

  open(thing: Thing): void {
    this.opened = thing;
  }
  openRule(rule: string): void {
    const refused = this.answer?.refusal?.rule === rule ? this.answer : null;
    this.opened = null;
    this.rules = { rule, search: "", refusal: refused?.refusal ?? null, key: refused?.key ?? "" };
  }
  /** Marks what a rule is about on the board, for a while. */
  show(things: readonly string[]): void {
    this.rules = null;
    this.answer = null;
    this.shown = things;
    setTimeout(() => this.shown === things && (this.shown = []), SHOWING);
  }
  searchRules(search: string): void {
    this.rules = { rule: "", search, refusal: null, key: "" };
  }

  /** Shows what happened since an event, by default since the last own one; the match goes on meanwhile. */
  lookBack(since = this.update?.since ?? 0): void {
    if (!this.update) return;
    this.endLookback();
    this.answer = null;
    this.hint = null;
    this.confirming = null;
    const { table, code } = this.connection;
    this.story.skip();
    this.back = new Lookback({ table, code, eyes: this.eyes, since, tempo, end: () => this.endLookback() });
  }
  /** Whatever is being told: to the table as it is. */
  skipToNow(): void {
    this.endLookback();
    this.story.skip();
  }
  endLookback(): void {
    if (!this.back) return;
    this.back.stop();
    this.back = null;
    this.#travels = false;
    this.#returned = true;
  }

  /** `plain`: something has become known since, but only bots would be asked. */
  get canUndo(): "free" | "plain" | "consent" | null {
    if (!this.sits || this.telling || this.info.status !== "playing" || this.eyes === null) return null;
    if (this.update?.undo.free) return "free";
    if (this.update?.undo.plain) return "plain";
    return this.update?.undo.consent ? "consent" : null;
  }
  undo(): void {
    const kind = this.canUndo;
    // A choice that is on its way would be the one that is taken back.
    if (!kind || this.own === null || this.#underway) return;
    this.confirming = null;
    if (kind === "consent") this.propose("undo", this.own);
    else this.connection.send({ do: "undo", seat: this.own });
  }
  propose(kind: "undo" | "bot" | "substitute" | "end", seat: number, level: Level = "steady"): void {
    this.connection.send({ do: "propose", kind, seat, level });
  }
  vote(vote: number, agree: boolean): void {
    this.connection.send({ do: "ballot", vote, agree });
  }
  order(decision: string, key: string | null): void {
    if (this.own !== null) this.connection.send({ do: "order", seat: this.own, decision, key });
  }
  say(text: string): void {
    this.connection.send({ do: "chat", text });
  }
  mute(person: string): void {
    this.muted = new Set([...this.muted, person]);
  }
  leave(): void {
    this.connection.send({ do: "leave" });
  }
  /** Whether hints and odds are there to be asked for: at this table, and for this person. */
  get advised(): boolean {
    return this.info.advice && (person()?.settings.hints ?? true);
  }
  askHint(): void {
    if (!this.info.advice || !this.asked || this.hint === "thinking") return;
    const id = this.connection.ask({ do: "hint", seat: this.asked.seat });
    if (!id) return;
    this.#hinting = id;
    this.hint = "thinking";
  }
  /** Asks which decisions the seat has met; what is known of them stays until the answer comes. */
  askMet(): void {
    if (this.own !== null) this.#recalling = this.connection.ask({ do: "met", seat: this.own }) ?? "";
  }
  askOdds(): void {
    if (this.back || !this.info.advice || this.#odds === "reckoning") return;
    const id = this.connection.ask({ do: "odds" });
    if (!id) return;
    this.#reckoning = id;
    this.#odds = "reckoning";
  }
  dropOdds(): void {
    this.#reckoning = "";
    this.#odds = null;
  }
  /** The next player of this device is here. */
  lift(): void {
    if (this.veiled === null) return;
    this.lifted = this.veiled;
    this.veiled = null;
    this.connection.ask({ do: "look", eyes: this.lifted });
  }
  /** The language has changed: everything that was said comes again. */
  speak(): void {
    this.endLookback();
    this.#previews = new Map();
    this.hint = null;
    this.answer = null;
    this.connection.ask({ do: "locale", locale: currentLocale() });
  }

  // What the server says

  #hello(): Hello {
    // An answer that was on its way when the line broke does not come any more.
    if (this.#odds === "reckoning") this.dropOdds();
    this.#greeting = true;
    return { do: "hello", locale: currentLocale(), seen: this.#newest?.version ?? -1, eyes: this.lifted ?? this.update?.eyes ?? null };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        return this.#see(message);
      case "table":
        this.info = kept(this.info, message.table);
        return;
      case "ack":
        if (message.id === this.#choice && (this.#newest?.version ?? 0) >= message.version) this.#await(null);
        return;
      case "refused":
        if (isTooMuch(message)) return this.#tooMuch(message.text);
        return this.#refused(message.id, message.text, message.refusal);
      case "reason":
        this.#reasons.get(message.id)?.(message.refusal);
        this.#reasons.delete(message.id);
        return;
      case "consequence":
        return this.#foresee(message);
      case "hint":
        if (message.id === this.#hinting) this.hint = message.options;
        return;
      case "met":
        if (message.id === this.#recalling) this.met = message.decisions;
        return;
      case "odds":
        if (message.id === this.#reckoning) this.#odds = message;
        return;
      case "position":
        if (message.id === this.#describing) this.#told = message.sections;
        return;
      case "chat":
        if (!message.fresh) this.unread += message.lines.length;
        this.chat = message.fresh ? message.lines : [...this.chat, ...message.lines];
    }
  }

  #see(next: Update): void {
    if (this.info.yours.length > 1 && !next.result && !this.#mayLook(next)) return;
    const before = this.update;
    const fresh = next.fresh || !before || before.eyes !== next.eyes;
    if (before?.eyes !== next.eyes) this.dropOdds();
    this.#newest = next;
    if (fresh) {
      this.endLookback();
      this.story.clear();
      this.#forgetLog();
    }
    this.#untold.hear(next.lines, next.heads);
    this.heard = performance.now();
    // A guided game begins with its first lesson, not with what was prepared for it.
    const prepared = next.lesson?.number === 1;
    const atOnce = fresh || this.#greeting || prepared || document.hidden || tempo().pace === "off" || this.back !== null;
    this.#greeting = false;
    if (!atOnce && this.#queue(next)) return;
    if (atOnce) this.#stage(next, fresh);
    this.#show(next, fresh, !fresh && moves());
  }

  /** What is shown at once is not told; but a scene in which somebody decides lies open. */
  #stage(next: Update, fresh: boolean): void {
    const before = next.story.length || fresh ? null : this.story.scene;
    this.story.clear();
    const running = next.scenes.filter((scene) => !scene.result).at(-1) ?? before;
    if (running) this.story.open(running);
  }

  /** Puts what others and the game have done into the queue; false if there is nothing to wait for. */
  #queue(next: Update): boolean {
    const chapter = chapterOf(next);
    const own = this.story.active ? 0 : ownFirst(chapter.story, next.eyes);
    const items = itemsOf({ ...chapter, story: chapter.story.slice(own) }, tempo());
    if (own) this.#travelled = performance.now();
    if (own && !items.length) this.story.leave();
    if (!items.length) return this.story.active;
    this.#await(null);
    this.#untold.hold(items.flatMap((item) => (item.scene ? item.events.map((event) => event.number) : [])));
    if (!this.story.active) {
      const done = chapter.story[own - 1]?.number;
      const passed = done === undefined || done === chapter.story[own]?.number ? undefined : chapter.positions.get(done);
      const view = kept(this.view, passed?.view ?? this.view);
      this.#travels = moves();
      this.story.begin({ view, waiting: passed?.waiting ?? this.waiting });
      if (done !== undefined) this.#tell(done);
    }
    this.story.push(items, chapter.scenes, Math.max(0, this.#travelled + OWN_FLIGHT - performance.now()));
    return true;
  }

  /** An event begins to be told: whatever still travels has arrived, and its lines stand in the log. */
  #begin(item: Item): void {
    skip();
    within(item.ms || Infinity);
    if (item.scene) return;
    this.#untold.release(item.events[0]?.number ?? 0);
    this.#tell(item.events.at(-1)?.number ?? 0);
  }

  /** The lines of the log up to an event; those of a scene wait until it has been told. */
  #tell(number: number): void {
    const { lines, heads } = this.#untold.take(number);
    if (heads.length) this.heads = new Map([...this.heads, ...heads.map((head) => [head.id, head] as const)]);
    if (lines.length) this.lines = [...this.lines, ...lines];
  }

  #forgetLog(): void {
    this.#untold.forget();
    this.lines = [];
    this.heads = new Map();
  }

  /** Everything has been told: the table as it is. */
  #settle(view: Update["view"] | undefined, jumped: boolean): void {
    const next = this.#newest;
    if (!next) return;
    if (this.update && view) this.update = { ...this.update, view };
    this.#show(next, false, !jumped && moves());
    this.#returned = jumped;
  }

  #hidden = (): void => {
    if (document.hidden) this.story.skip();
  };

  /** At a table of several people a scene goes on after a while. */
  get #patienceOfScenes(): number {
    const people = this.seats.filter((seat) => seat.kind === "person" && !seat.gone).length;
    return people > 1 ? this.info.scene_wait : 0;
  }

  /** Shows the table as it is now, and asks what is asked. */
  #show(next: Update, fresh: boolean, travels: boolean): void {
    const before = this.update;
    this.#travels = travels;
    this.#returned = false;
    this.#untold.release();
    this.#tell(Infinity);
    this.update = kept(before, next);
    if (next.asked && next.story.length) this.connection.ask({ do: "seen", version: next.version });
    if (next.asked && before?.asked?.version !== next.asked.version) this.#listen();
    if (fresh) this.#told = [];
    this.describe(this.reading ? 0 : REST);
    if (before?.asked?.version !== next.asked?.version || before?.asked?.seat !== next.asked?.seat || fresh) this.#forget();
    else if (before?.asked?.options !== this.update.asked?.options) this.#reconsider();
  }

  /** A question was painted: what was pressed before was not meant for it. */
  #listen(): void {
    this.painted = performance.now();
    this.deaf = true;
    clearTimeout(this.#hearing);
    this.#hearing = window.setTimeout(() => (this.deaf = false), DEAF);
  }
  #hearing = 0;

  /** Behind the curtain nothing of another seat's view stays; true if the seat that looks may go on. */
  #mayLook(next: Update): boolean {
    const stays = this.lifted !== null && (next.yours_waiting.length === 0 || next.yours_waiting.includes(this.lifted));
    if (stays) {
      if (next.eyes === this.lifted) return true;
      this.connection.ask({ do: "look", eyes: this.lifted as number });
      return false;
    }
    this.veiled = next.yours_waiting[0] ?? next.eyes ?? (this.info.yours[0] as number);
    this.lifted = null;
    this.endLookback();
    this.story.clear();
    this.#newest = null;
    this.#forgetLog();
    this.dropOdds();
    this.pointed = null;
    this.shown = [];
    this.update = null;
    this.met = [];
    this.#recalling = "";
    this.opened = null;
    this.rules = null;
    this.#forget();
    return false;
  }

  /** Another question: whatever belonged to the former one is over. */
  #forget(): void {
    this.#previews = new Map();
    this.#hopes.clear();
    // Answers that are on their way belong to the former question: they are neither shown nor told as refusals.
    for (const id of this.#asking.keys()) this.#asking.set(id, "");
    this.#await(null);
    this.confirming = null;
    this.answer = null;
    this.hint = null;
    this.trouble = "";
    this.armed = null;
    if (this.focused !== null && !this.#offered.has(this.focused)) this.focused = this.#looked = null;
  }

  /** The same question, but a mate has taken an option or given one back: what was foreseen counts no more. */
  #reconsider(): void {
    this.#previews = new Map();
    if (this.confirming !== null && !this.#offered.has(this.confirming)) this.confirming = null;
    if (this.focused !== null && !this.#offered.has(this.focused)) this.focused = this.#looked = null;
  }

  /** Questions that came too fast are asked anew when somebody wants them; a choice is sent again by the connection. */
  #tooMuch(text: string): void {
    this.#asking.clear();
    this.#reasons.clear();
    if (this.#underway === null) this.trouble = text;
  }

  #refused(id: string, text: string, refusal: RefusalInfo | null): void {
    if (id === this.#choice) this.#await(null);
    if (id === this.#hinting) this.hint = null;
    if (id === this.#reckoning) this.dropOdds();
    if (this.#asking.delete(id) || this.#reasons.delete(id)) return;
    if (refusal) this.answer = { title: "", key: "", text: refusal.text, refusal, beside: null };
    else this.trouble = text;
  }

  #foresee(consequence: Consequence): void {
    const wanted = this.#asking.get(consequence.id);
    this.#asking.delete(consequence.id);
    if (!wanted) return;
    this.#previews = new Map([...this.#previews, [consequence.key, consequence]]);
    this.#hopes.get(consequence.key)?.(consequence);
    this.#hopes.delete(consequence.key);
  }

  #ask(key: string): void {
    if (!this.asked || [...this.#asking.values()].includes(key)) return;
    const id = this.connection.ask({ do: "preview", seat: this.asked.seat, key });
    if (id) this.#asking.set(id, key);
  }

  /** A choice is on its way, or none any more. */
  #await(key: string | null): void {
    this.#underway = key;
    clearTimeout(this.#patience);
    if (key === null) this.late = false;
    else this.#patience = window.setTimeout(() => (this.late = true), LATE);
  }

  #choose(key: string): void {
    if (!this.asked) return;
    this.#await(key);
    this.confirming = null;
    this.#choice = this.connection.send({ do: "choose", seat: this.asked.seat, version: this.asked.version, key });
  }

  #chooseIfHarmless(key: string): void {
    const options = this.asked?.options.length ?? 0;
    const known = this.#previews.get(key);
    if (known) return worthAsking(known, options) ? void (this.confirming = key) : this.#choose(key);
    const version = this.asked?.version;
    const decide = (askBack: boolean): void => {
      clearTimeout(timer);
      if (this.asked?.version !== version || this.#underway !== key) return;
      this.#await(null);
      if (askBack) this.confirming = key;
      else this.#choose(key);
    };
    this.#await(key);
    const timer = window.setTimeout(() => decide(false), PATIENCE);
    this.#hopes.set(key, (consequence) => decide(worthAsking(consequence, options)));
    this.#ask(key);
  }
}

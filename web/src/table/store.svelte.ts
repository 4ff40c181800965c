/**
 * The table as this browser knows it: what the server has said, what is focused, what is on its way.
 *
 * Nothing is carried out here: a choice counts when the server says so. Until then no other is taken, and if that lasts,
 * `offers` is empty.
 */
import { kept } from "../lib/kept";
import { person } from "../lib/session.svelte";
import { currentLocale } from "../lib/text.svelte";
import type { Advice, Asked, ChatLine, Consequence, Hello, Level, Line, MetDecision, Odds, RefusalInfo, Section, ServerMessage, TableInfo, Update } from "../wire";
import type { TableState, Thing } from "./board";
import { worthAsking } from "./confirming";
import { Connection } from "./connection.svelte";
import { Lookback } from "./lookback.svelte";
import type { Reckoned } from "./odds";
import { moves } from "./surroundings.svelte";

/** Why something cannot be done, and the thing that it is about. */
export interface Answer {
  title: string;
  /** The option that is refused. */
  key: string;
  text: string;
  refusal: RefusalInfo | null;
  beside: Element | null;
}

/** Somebody else at the table. */
export interface Somebody {
  id: string;
  name: string;
}

/** What the rulebook drawer shows: a rule, or the result of a search; with the numbers of the moment. */
export interface RulesAt {
  rule: string;
  search: string;
  refusal: RefusalInfo | null;
  /** The option that is refused. */
  key: string;
}

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

export class TableStore implements TableState {
  info = $state.raw() as TableInfo;
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly Line[]>([]);
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
  /** The line of the log that is hovered or focused. */
  pointed = $state.raw<Line | null>(null);
  /** Things that a rule has been asked to show on the board. */
  shown = $state.raw<readonly string[]>([]);
  /** The seat that looks, and the one that must lift the curtain; only where several seats are yours. */
  lifted = $state<number | null>(null);
  veiled = $state<number | null>(null);
  /** When the last update came, for the clocks. */
  heard = $state(0);
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
    this.connection = new Connection(info.id, code, { hello: () => this.#hello(), message: (message) => this.#receive(message) });
  }

  // What is shown

  get seats() {
    return this.info.seats;
  }
  get eyes(): number | null {
    return this.update?.eyes ?? null;
  }
  get view(): Record<string, any> {
    return this.back?.frame?.view ?? this.update?.view ?? {};
  }
  get asked(): Asked | null {
    return this.back ? null : (this.update?.asked ?? null);
  }
  get waiting(): readonly number[] {
    return this.back?.frame?.waiting ?? this.update?.waiting ?? [];
  }
  /** The seat that must finish something before yours is asked again. */
  get heldUpBy(): number | null {
    return this.back ? null : (this.update?.held_up_by ?? null);
  }
  get result() {
    return this.update?.result ?? null;
  }
  /** The position in words; it follows the board after a moment of rest, at once while it is being read. */
  get position(): readonly Section[] {
    return this.back?.frame?.position ?? this.#told;
  }
  get stage(): string {
    return this.update?.stage ?? "";
  }
  get offers(): ReadonlySet<string> {
    return this.late || this.back || this.connection.link !== "open" ? NO_OFFERS : this.#offered;
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
    return this.back ? this.back.animated : this.#travels;
  }
  get jumped(): boolean {
    return this.back ? this.back.jumped : this.#returned;
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
    const title = (beside.getAttribute("aria-label") ?? "").split(/[:.]/)[0] ?? "";
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
    this.back = new Lookback({ table, code, eyes: this.eyes, since, moves, end: () => this.endLookback() });
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
    if (!this.sits || this.back || this.info.status !== "playing" || this.eyes === null) return null;
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
    return { do: "hello", locale: currentLocale(), seen: this.update?.version ?? -1, eyes: this.lifted ?? this.update?.eyes ?? null };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        return this.#see(message);
      case "table":
        this.info = kept(this.info, message.table);
        return;
      case "ack":
        if (message.id === this.#choice && (this.update?.version ?? 0) >= message.version) this.#await(null);
        return;
      case "refused":
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
    if (fresh) this.endLookback();
    if (before?.eyes !== next.eyes) this.dropOdds();
    this.#travels = !fresh && moves();
    this.#returned = false;
    this.lines = fresh ? next.lines : [...this.lines, ...next.lines];
    this.update = kept(before, next);
    this.heard = performance.now();
    if (fresh) this.#told = [];
    this.describe(this.reading ? 0 : REST);
    if (before?.asked?.version !== next.asked?.version || before?.asked?.seat !== next.asked?.seat || fresh) this.#forget();
    else if (before?.asked?.options !== this.update.asked?.options) this.#reconsider();
  }

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
    this.dropOdds();
    this.pointed = null;
    this.shown = [];
    this.update = null;
    this.lines = [];
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
    if (this.focused !== null && !this.#offered.has(this.focused)) this.focused = this.#looked = null;
  }

  /** The same question, but a mate has taken an option or given one back: what was foreseen counts no more. */
  #reconsider(): void {
    this.#previews = new Map();
    if (this.confirming !== null && !this.#offered.has(this.confirming)) this.confirming = null;
    if (this.focused !== null && !this.#offered.has(this.focused)) this.focused = this.#looked = null;
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

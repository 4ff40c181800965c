/**
 * How long what happens is shown. Pure arithmetic: nothing here knows clocks, pictures or games.
 *
 * Others' events are shown one after the other, each as long as it weighs; between two questions at most `LIMIT`
 * passes, scenes apart: then small events of one seat are joined, all are shortened alike, and at last the oldest are
 * left out.
 */
import type { SceneInfo, SceneStep, Section, Settings, StoryEvent } from "../../wire";

export type Pace = Settings["pace"];

/** By how much each pace stretches. */
const TIMES: Record<Pace, number> = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };
const SMALL = 500;
const PLAIN = 800;
/** A heavy event takes so long for each of its beats, and at least as long as a plain one. */
const BEAT = 500;
const HEAVY = 1600;
/** What goes on with another event takes so long at most: both together are one heavy event. */
const JOINED = 600;
/** Without movement each event is a still picture, which is to be read. */
const STILL = 1200;
export const LIMIT = 6000;
/** No event is shortened below this. */
export const LEAST = 350;

/** A table at one moment, as boards see it. */
export interface Position {
  view: Record<string, any>;
  waiting: readonly number[];
  /** The same in words, where they are known. */
  position?: readonly Section[];
}

/** What is shown as one thing. */
export interface Item {
  /** The event, and those that were joined to it. */
  events: readonly StoryEvent[];
  /** How long it is shown; of scenes their steps tell it. */
  ms: number;
  /** The scene that it plays; empty for none. */
  scene: string;
  /** The table after it; null: nothing to be seen has changed. */
  after: Position | null;
  /** Whether the table after it also shows what others did before and nobody was shown: then nothing travels. */
  jumps: boolean;
}

export interface Tempo {
  pace: Pace;
  /** Nothing travels. */
  still: boolean;
}

/** How long an event is shown. */
export function lasts(event: StoryEvent, { pace, still }: Tempo): number {
  return TIMES[pace] * (event.weight > 0 && still ? STILL : own(event));
}

function own(event: StoryEvent): number {
  if (event.weight <= 0) return 0;
  if (event.joins) return Math.min(JOINED, Math.max(SMALL, BEAT * event.beats.length));
  if (event.weight === 1) return SMALL;
  if (event.weight === 2) return PLAIN;
  return Math.min(HEAVY, Math.max(PLAIN, BEAT * event.beats.length));
}

/** How long a step of a scene is shown. */
export function stepLasts(step: SceneStep, { pace, still }: Tempo): number {
  return TIMES[pace] * (still && step.ms > 0 ? Math.max(step.ms, STILL) : step.ms);
}

/** What several choices have brought: events, scenes, and the table after each choice by its number. */
export interface Chapter {
  story: readonly StoryEvent[];
  scenes: readonly SceneInfo[];
  positions: ReadonlyMap<number, Position>;
}

/** Events as they are shown: book-keeping joins what came before, and a scene is one thing. */
export function itemsOf({ story, scenes, positions }: Chapter, tempo: Tempo): Item[] {
  const known = new Set(scenes.map((scene) => scene.id));
  const items: Item[] = [];
  let unseen: number | null = null;
  for (const event of story) {
    const scene = known.has(event.scene) ? event.scene : "";
    const after = positions.get(event.number) ?? null;
    const item: Item = { events: [event], ms: scene ? 0 : lasts(event, tempo), scene, after, jumps: after !== null && unseen !== null };
    unseen = after ? null : event.number;
    const last = items.at(-1);
    if (last && (event.weight === 0 || (scene && scene === last.scene))) items[items.length - 1] = together(last, item);
    else items.push(item);
  }
  return items;
}

/**
 * How many events at the beginning cost no time: what the seat of these eyes has just done itself, with the little that
 * the game adds to it. Others' events and scenes are queued, and so is what was done in its place.
 */
export function ownFirst(story: readonly StoryEvent[], eyes: number | null): number {
  const first = story.findIndex((event) => event.scene !== "" || event.seat !== eyes || event.cause !== "player");
  const own = first < 0 ? story.length : first;
  if (own === 0) return 0;
  const heavy = story.slice(own).findIndex((event) => event.scene !== "" || event.weight > 1 || event.seat !== null);
  return heavy < 0 ? story.length : own + heavy;
}

/** Two items as one: the first one speaks, the table is that after the second. */
export function together(one: Item, other: Item): Item {
  return { events: [...one.events, ...other.events], ms: Math.max(one.ms, other.ms), scene: one.scene || other.scene, after: other.after ?? one.after, jumps: one.jumps || other.jumps };
}

/** Whether an item goes on with the one before it: they are told as one event. */
export function goesOn(item: Item | undefined, before: Item | undefined): boolean {
  if (!item?.events[0]?.joins || !before || item.jumps) return false;
  return !item.scene && !before.scene && seatOf(item) === seatOf(before);
}

/** The items that are shown within this time; what is missing at the beginning was left out. */
export function fitted(items: readonly Item[], time: number): Item[] {
  if (total(items) <= time) return [...items];
  const fewer = smallJoined(items);
  if (total(fewer) <= time) return fewer;
  return shortened(newest(fewer, time), time);
}

export function total(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.ms, 0);
}

const least = (item: Item): number => Math.min(item.ms, LEAST);
const small = (item: Item): boolean => !item.scene && item.events.every((event) => event.weight <= 1);
export const seatOf = (item: Item): number | null => item.events[0]?.seat ?? null;

function smallJoined(items: readonly Item[]): Item[] {
  const fewer: Item[] = [];
  for (const item of items) {
    const last = fewer.at(-1);
    if (last && small(last) && small(item) && seatOf(last) === seatOf(item)) fewer[fewer.length - 1] = together(last, item);
    else fewer.push(item);
  }
  return fewer;
}

/** Without the oldest, until the rest can be shown at all; scenes stay. */
function newest(items: readonly Item[], time: number): Item[] {
  const kept = [...items];
  while (kept.reduce((sum, item) => sum + least(item), 0) > time) {
    const oldest = kept.findIndex((item) => !item.scene && item.ms > 0);
    if (oldest < 0) break;
    kept.splice(oldest, 1);
    const next = kept[oldest];
    if (next) kept[oldest] = { ...next, jumps: true };
  }
  return kept;
}

/** All in the same measure, but none below the least. */
function shortened(items: readonly Item[], time: number): Item[] {
  const firm = new Set<Item>();
  for (;;) {
    const rest = items.filter((item) => !firm.has(item));
    const free = time - items.filter((item) => firm.has(item)).reduce((sum, item) => sum + least(item), 0);
    const measure = Math.min(1, free / Math.max(1, total(rest)));
    const short = rest.filter((item) => item.ms > 0 && item.ms * measure < least(item));
    if (!short.length) return items.map((item) => ({ ...item, ms: firm.has(item) ? least(item) : item.ms * measure }));
    for (const item of short) firm.add(item);
  }
}

/** What an item says: the sentence of its event; of several small ones each once, with how often. */
export function sentence(item: Item): string {
  const told = item.events.filter((event, at) => at === 0 || event.weight > 0).map((event) => event.text);
  const once = [...new Set(told)];
  return once.map((text) => [text, told.filter((one) => one === text).length] as const).map(([text, times]) => (times > 1 ? `${text} ×${times}` : text)).join(". ");
}

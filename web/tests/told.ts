/** Events and scenes of a story, as the tests of its telling need them. */
import type { SceneInfo, SceneStep, StoryEvent } from "../src/wire";
import type { Item, Position } from "../src/table/story/pacing";

export const event = (number: number, seat: number | null, weight: number, changed: Partial<StoryEvent> = {}): StoryEvent => ({ id: number, number, seat, kind: "draws", weight, text: `Event ${number}`, place: [], tag: "", beats: [], scene: "", rule: "", forced: "", joins: false, cause: "player", ...changed });

export const beats = (...texts: string[]) => texts.map((text) => ({ text, place: [] }));

export const position = (number: number): Position => ({ view: { number }, waiting: [] });

export const item = (number: number, seat: number | null, weight: number, ms: number, changed: Partial<Item> = {}): Item => ({ events: [event(number, seat, weight)], ms, scene: "", after: position(number), jumps: false, ...changed });

export const step = (id: string, ms: number, lit: string[] = []): SceneStep => ({ id, label: id, ms, text: id, lit, rows: [], data: {} });

export const scene = (id: string, steps: SceneStep[], changed: Partial<SceneInfo> = {}): SceneInfo => ({ id, number: 1, name: "battle", title: "Battle", layout: "versus", seats: [], steps, result: { headline: "Won", because: "", rows: [], changes: [] }, waits: true, ...changed });

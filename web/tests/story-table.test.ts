/** The table and its story: what is shown when, by the messages of the server. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Asked, Passed, StoryEvent, TableInfo, Update } from "../src/wire";
import type { TableStore } from "../src/table/store.svelte";
import { line, seat } from "./lines";
import { event, scene, step } from "./told";

/** As much of a browser as the store needs. */
class Socket {
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    socket = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}
let socket: Socket;
let hide: () => void = () => undefined;
let Store: typeof TableStore;
let store: TableStore;

beforeAll(async () => {
  const page = { hidden: false, addEventListener: (_: string, does: () => void) => (hide = does), removeEventListener: () => undefined, querySelector: () => null, documentElement: { dataset: {} } };
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("location", { href: "http://localhost/", protocol: "http:" });
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  Store = (await import("../src/table/store.svelte")).TableStore;
});
beforeEach(() => {
  vi.useFakeTimers();
  (document as { hidden: boolean }).hidden = false;
  const info = { id: "t", seats: [seat(0, "Ola", { you: true }), seat(1, "Bruno", { kind: "bot" }), seat(2, "Cora", { kind: "bot" })], yours: [0], status: "playing", language: "", scene_wait: 20 };
  store = new Store(info as unknown as TableInfo);
  say(update(1, { fresh: true, asked: question(1) }));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const question = (version: number): Asked => ({ seat: 0, name: "turn", title: "", prompt: "?", version, rules: [], options: [{ key: "draw", text: "Draw" }], secret: false, default: "", orderable: false, why: "", first: "" });
const update = (version: number, changed: Partial<Update> = {}): Update => ({ type: "update", version, fresh: false, eyes: 0, view: { after: version }, asked: null, yours_waiting: [], waiting: [], stage: "", lines: [], undo: { free: false, consent: false, plain: false }, clocks: [], orders: [], since: 1, turn: 1, thinking: [], held_up_by: null, result: null, story: [], passed: [], scenes: [], heads: [], lesson: null, ...changed });
const passed = (number: number): Passed => ({ number, view: { after: number }, waiting: [], turn: 1 });
const say = (message: Update) => socket.onmessage?.({ data: JSON.stringify(message) });
const seen = () => socket.sent.filter((command) => command.do === "seen").map((command) => command.version);
/** Two bots act, then we are asked. */
const round = (...story: StoryEvent[]) => update(3, { asked: question(3), story, passed: [passed(2)], lines: story.map((one) => line(one.number, one.seat, "draws", one.text, 1)) });

describe("what others do", () => {
  test("is shown event by event, each with its table and its line; then one is asked", () => {
    say(round(event(2, 1, 2), event(3, 2, 2)));
    expect([store.view.after, store.asked, store.telling?.seat, store.lines.length]).toEqual([2, null, 1, 1]);
    expect([store.offers.size, store.update?.version, seen()]).toEqual([0, 1, []]);
    vi.advanceTimersByTime(800);
    expect([store.view.after, store.telling?.seat, store.lines.length]).toEqual([3, 2, 2]);
    vi.advanceTimersByTime(800);
    expect([store.asked?.version, store.telling, store.offers.size, seen()]).toEqual([3, null, 1, [3]]);
  });
  test("that comes while something is told is appended", () => {
    say(update(2, { story: [event(2, 1, 2)] }));
    vi.advanceTimersByTime(400);
    say(update(3, { asked: question(3), story: [event(3, 2, 2)] }));
    expect([store.telling?.seat, store.view.after]).toEqual([1, 2]);
    vi.advanceTimersByTime(400);
    expect([store.telling?.seat, store.view.after]).toEqual([2, 3]);
    vi.advanceTimersByTime(800);
    expect(store.asked?.version).toBe(3);
  });
  test("is skipped to now, with all its lines and without movement", () => {
    say(round(event(2, 1, 2), event(3, 2, 2)));
    store.skipToNow();
    expect([store.asked?.version, store.lines.length, store.jumped, seen()]).toEqual([3, 2, true, [3]]);
  });
  test("is not told when the line has been away", () => {
    socket.onopen?.();
    say(round(event(2, 1, 2), event(3, 2, 2)));
    expect([store.telling, store.asked?.version]).toEqual([null, 3]);
    expect(socket.sent.at(-2)).toMatchObject({ do: "hello", seen: 1 });
  });
  test("is not told in a hidden tab", () => {
    (document as { hidden: boolean }).hidden = true;
    say(round(event(2, 1, 2), event(3, 2, 2)));
    expect([store.telling, store.asked?.version, store.lines.length]).toEqual([null, 3, 2]);
  });
  test("is over when the tab is hidden", () => {
    say(round(event(2, 1, 2), event(3, 2, 2)));
    (document as { hidden: boolean }).hidden = true;
    hide();
    expect([store.telling, store.asked?.version]).toEqual([null, 3]);
  });
  test("a new question takes no Enter at first", () => {
    vi.advanceTimersByTime(251);
    expect(store.deaf).toBe(false);
    say(round(event(2, 1, 2), event(3, 2, 2)));
    store.skipToNow();
    expect(store.deaf).toBe(true);
    vi.advanceTimersByTime(250);
    expect(store.deaf).toBe(false);
  });
});

describe("own moves", () => {
  test("cost no time: the next question is there at once", () => {
    say(update(2, { asked: question(2), story: [event(2, 0, 3)] }));
    expect([store.asked?.version, store.telling, store.view.after]).toEqual([2, null, 2]);
  });
  test("are seen at once, and others begin when the pieces have arrived", () => {
    say(update(3, { story: [event(2, 0, 2), event(3, 1, 2)], passed: [passed(2)] }));
    expect([store.view.after, store.telling?.item]).toEqual([2, null]);
    vi.advanceTimersByTime(450);
    expect([store.view.after, store.telling?.seat]).toEqual([3, 1]);
  });
  test("an undo empties the queue", () => {
    say(round(event(2, 1, 2), event(3, 2, 2)));
    say(update(4, { fresh: true, asked: question(4), view: { after: 0 } }));
    expect([store.telling, store.asked?.version, store.view.after, store.lines]).toEqual([null, 4, 0, []]);
    vi.advanceTimersByTime(10_000);
    expect(store.view.after).toBe(0);
  });
});

describe("scenes", () => {
  const battle = scene("b", [step("row", 1200, ["area:1"])]);
  test("lie over the table until somebody goes on", () => {
    say(update(2, { asked: question(2), story: [event(2, 0, 4, { scene: "b" })], scenes: [battle] }));
    expect([store.scene?.id, store.asked, [...(store.lit ?? [])], store.view.after]).toEqual(["b", null, ["area:1"], 1]);
    vi.advanceTimersByTime(60_000);
    expect([store.scene?.id, store.view.after]).toEqual(["b", 2]);
    store.staged?.goOn();
    expect([store.scene, store.asked?.version]).toEqual([null, 2]);
  });
  test("in which one is asked stay open, also for somebody who comes back", () => {
    say(update(2, { fresh: true, asked: question(2), scenes: [scene("b", [step("row", 1200)], { result: null })] }));
    expect([store.scene?.id, store.asked?.version]).toEqual(["b", 2]);
    say(update(3, { asked: question(3), story: [event(3, 0, 2)] }));
    expect([store.scene, store.asked?.version]).toEqual([null, 3]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Item, Tempo } from "../src/table/story/pacing";
import { BEGINNING, Player } from "../src/table/story/player.svelte";
import { beats, event, item, position, scene, step } from "./told";

let ended: (boolean | undefined)[] = [];
let begun: number[] = [];
let patience = 0;
const tempo: Tempo = { pace: "normal", still: false };

function player(limited = true): Player {
  const made = new Player({ tempo: () => tempo, limited, patience: () => patience, begun: (one: Item) => begun.push(one.events[0]!.number), end: (_, jumped) => ended.push(jumped) });
  made.begin(position(0));
  return made;
}
const shown = (one: Player) => one.position?.view.number;

beforeEach(() => {
  vi.useFakeTimers();
  ended = [];
  begun = [];
  patience = 0;
});
afterEach(() => vi.useRealTimers());

describe("events are told one after the other", () => {
  test("each with the table after it, then the table is as it is", () => {
    const one = player();
    one.push([item(1, 1, 2, 800), item(2, 2, 1, 500)], []);
    expect([one.active, one.seat, shown(one)]).toEqual([true, 1, 1]);
    vi.advanceTimersByTime(799);
    expect(one.seat).toBe(1);
    vi.advanceTimersByTime(1);
    expect([one.seat, shown(one)]).toEqual([2, 2]);
    vi.advanceTimersByTime(500);
    expect([one.active, ended]).toEqual([false, [false]]);
  });
  test("beats one after the other within their event", () => {
    const one = player();
    one.push([item(1, 1, 3, 1500, { events: [event(1, 1, 3, { beats: beats("Band", "Marker", "Discards") })] })], []);
    const seen = [one.beat];
    for (let at = 0; at < 2; at++) {
      vi.advanceTimersByTime(500);
      seen.push(one.beat);
    }
    expect(seen).toEqual([0, 1, 2]);
  });
  test("what an event has led to goes on with it: one sentence, and beats one after the other", () => {
    const one = player();
    const band = item(1, 1, 3, 1000, { events: [event(1, 1, 3, { text: "A Band", beats: beats("Band", "Marker") })] });
    const horde = (number: number, seat: number) => item(number, seat, 2, 600, { events: [event(number, seat, 2, { text: "The Horde", joins: true, beats: beats("Horde", "Discards") })] });
    const told = () => [one.head?.events[0]?.text, one.beats.all.map((beat) => beat.text), one.beats.at];
    one.push([band], []);
    expect(told()).toEqual(["A Band", ["Band", "Marker"], 0]);
    // The answer comes while the Band is still being told.
    one.push([horde(2, 1)], []);
    expect(told()).toEqual(["A Band", ["Band", "Marker", "Horde", "Discards"], 0]);
    vi.advanceTimersByTime(1000);
    expect([...told(), shown(one)]).toEqual(["A Band", ["Band", "Marker", "Horde", "Discards"], 2, 2]);
    vi.advanceTimersByTime(300);
    expect(one.beats.at).toBe(3);
    vi.advanceTimersByTime(300);
    expect(one.active).toBe(false);
    // Later, or of somebody else, it is told by its own sentence.
    one.push([horde(3, 1)], []);
    expect(told()).toEqual(["The Horde", ["Horde", "Discards"], 0]);
    one.skip();
    one.push([item(4, 2, 2, 800), horde(5, 1)], []);
    vi.advanceTimersByTime(800);
    expect(told()).toEqual(["The Horde", ["Horde", "Discards"], 0]);
  });
  test("own pieces arrive before others begin", () => {
    const one = player();
    one.push([item(1, 1, 2, 800)], [], 450);
    expect([one.active, one.item, shown(one)]).toEqual([true, null, 0]);
    vi.advanceTimersByTime(450);
    expect(one.seat).toBe(1);
  });
  test("who is still to come", () => {
    const one = player();
    one.push([item(1, 1, 2, 800), item(2, 1, 1, 500), item(3, 3, 1, 500), item(4, null, 1, 500), item(5, 3, 1, 500)], []);
    expect(one.next).toEqual([3]);
  });
});

describe("new events", () => {
  test("are appended to what is told", () => {
    const one = player();
    one.push([item(1, 1, 2, 800)], []);
    vi.advanceTimersByTime(400);
    one.push([item(2, 2, 2, 800)], []);
    expect(one.seat).toBe(1);
    vi.advanceTimersByTime(400);
    expect([one.seat, ended]).toEqual([2, []]);
    vi.advanceTimersByTime(800);
    expect(ended).toEqual([false]);
  });
  test("share the time with those that are being told", () => {
    const one = player();
    one.push(Array.from({ length: 5 }, (_, at) => item(at + 1, at, 2, 800)), []);
    vi.advanceTimersByTime(1600);
    one.push(Array.from({ length: 7 }, (_, at) => item(at + 6, at, 2, 800)), []);
    vi.advanceTimersByTime(4400);
    expect([one.active, begun.at(-1)]).toEqual([false, 12]);
  });
  test("a look back takes its time", () => {
    const one = player(false);
    one.push(Array.from({ length: 20 }, (_, at) => item(at + 1, at, 2, 800)), []);
    vi.advanceTimersByTime(15_999);
    expect(one.active).toBe(true);
    vi.advanceTimersByTime(1);
    expect(one.active).toBe(false);
  });
});

describe("whoever watches", () => {
  test("skips to now at any moment", () => {
    const one = player();
    one.push([item(1, 1, 2, 800), item(2, 2, 2, 800)], [], 450);
    one.skip();
    expect([one.active, ended, begun]).toEqual([false, [true], []]);
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual([true]);
  });
  test("steps on and back, to the table as it was", () => {
    const one = player();
    one.push([item(1, 1, 2, 800), item(2, 2, 2, 800)], []);
    one.advance();
    expect(shown(one)).toBe(2);
    one.back();
    expect([shown(one), one.jumped]).toEqual([1, true]);
    one.back();
    expect([one.at, shown(one)]).toEqual([-1, 0]);
    vi.advanceTimersByTime(BEGINNING);
    expect(shown(one)).toBe(1);
  });
  test("pauses and goes on", () => {
    const one = player();
    one.push([item(1, 1, 2, 800)], []);
    one.pause();
    vi.advanceTimersByTime(10_000);
    expect(one.active).toBe(true);
    one.play();
    vi.advanceTimersByTime(800);
    expect(one.active).toBe(false);
  });
  test("an undo empties the queue, and nothing comes after it", () => {
    const one = player();
    one.push([item(1, 1, 2, 800), item(2, 2, 2, 800)], []);
    one.clear();
    vi.advanceTimersByTime(10_000);
    expect([one.active, ended, begun]).toEqual([false, [], [1]]);
  });
});

describe("a scene", () => {
  const battle = scene("b", [step("row", 1200), step("count", 800)]);
  const inScene = (number: number) => item(number, 1, 4, 0, { scene: "b" });

  test("plays its steps, hides what it has led to, shows its result and waits", () => {
    const one = player();
    one.push([inScene(1), item(2, 2, 1, 500)], [battle]);
    expect([one.presentStep?.id, shown(one)]).toEqual(["row", 0]);
    vi.advanceTimersByTime(1200);
    expect([one.presentStep?.id, one.ended]).toEqual(["count", false]);
    vi.advanceTimersByTime(800);
    expect([one.ended, one.holding, shown(one)]).toEqual([true, true, 1]);
    vi.advanceTimersByTime(60_000);
    expect(one.holding).toBe(true);
    one.goOn();
    expect([one.scene, one.seat]).toEqual([null, 2]);
  });
  test("among several people it waits as long as the table says", () => {
    patience = 20;
    const one = player();
    one.push([inScene(1)], [battle]);
    one.toResult();
    vi.advanceTimersByTime(19_999);
    expect(one.holding).toBe(true);
    vi.advanceTimersByTime(1);
    expect([one.scene, ended]).toEqual([null, [false]]);
  });
  test("that does not wait goes on by itself", () => {
    const one = player();
    one.push([inScene(1)], [scene("b", [step("card", 2400)], { waits: false })]);
    vi.advanceTimersByTime(2400 + 2400);
    expect(ended).toEqual([false]);
  });
  test("in which somebody is asked stays open, and goes on where it was", () => {
    const one = player();
    one.push([inScene(1)], [scene("b", [step("row", 1200)], { result: null })]);
    vi.advanceTimersByTime(1200);
    expect([one.active, one.scene?.id, one.step]).toEqual([false, "b", 0]);
    one.push([inScene(2)], [battle]);
    expect(one.presentStep?.id).toBe("count");
  });
  test("that goes on while it is told is shown once", () => {
    const one = player();
    one.push([inScene(1)], [scene("b", [step("row", 1200)], { result: null })]);
    vi.advanceTimersByTime(600);
    one.push([inScene(2), item(3, 2, 1, 500)], [battle]);
    vi.advanceTimersByTime(600);
    expect(one.presentStep?.id).toBe("count");
    vi.advanceTimersByTime(800);
    expect([one.holding, shown(one)]).toEqual([true, 2]);
    one.goOn();
    expect([one.scene, one.seat]).toEqual([null, 2]);
  });
  test("is closed by what happens after it", () => {
    const one = player();
    one.push([inScene(1)], [scene("b", [step("row", 1200)], { result: null })]);
    vi.advanceTimersByTime(1200);
    one.push([item(2, 2, 1, 500)], []);
    expect(one.scene).toBeNull();
  });
  test("takes no key for its result that was meant for its last step", () => {
    const one = player();
    one.push([inScene(1)], [battle]);
    one.toResult();
    one.press();
    expect(one.holding).toBe(true);
    vi.advanceTimersByTime(251);
    one.press();
    expect(one.holding).toBe(false);
  });
  test("can be seen again", () => {
    const one = player();
    one.push([inScene(1)], [battle]);
    one.toResult();
    one.again();
    expect([one.presentStep?.id, one.holding]).toEqual(["row", false]);
    vi.advanceTimersByTime(2000);
    expect(one.holding).toBe(true);
  });
  test("is passed by whoever skips to now, but a running one lies open", () => {
    const one = player();
    one.push([item(1, 2, 1, 500), inScene(2)], [battle]);
    one.skip();
    expect([one.scene, ended]).toEqual([null, [true]]);
    one.push([item(3, 2, 1, 500), item(4, 1, 4, 0, { scene: "c" })], [scene("c", [step("row", 1)], { result: null })]);
    one.skip();
    expect(one.scene?.id).toBe("c");
    // One that was left without a result does not come back.
    one.push([item(5, 2, 1, 500)], []);
    one.skip();
    expect(one.scene).toBeNull();
  });
});

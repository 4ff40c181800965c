import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speech } from "../src/table/story/speech";
import { event } from "./told";

let said: string[] = [];
let speech: Speech;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  speech = new Speech((sentences) => said.push(sentences.map((one) => one.text).join(" ")));
});
afterEach(() => vi.useRealTimers());
const tell = (number: number, weight: number, text: string) => speech.tell([event(number, 1, weight, { text })]);

test("what was before the first words is past", () => {
  speech.tell([event(1, 1, 2), event(2, 1, 2)]);
  vi.runAllTimers();
  expect(said).toEqual([]);
  speech.tell([event(2, 1, 2), event(3, 1, 2, { text: "Bruno draws" })]);
  vi.runAllTimers();
  expect(said).toEqual(["Bruno draws."]);
});
test("one announcement a breath, and what comes within it is joined", () => {
  speech.tell([]);
  tell(1, 3, "Bruno plays a Band");
  vi.advanceTimersByTime(0);
  tell(2, 2, "4 cards go to the pool.");
  vi.advanceTimersByTime(500);
  tell(3, 2, "Cora draws");
  vi.advanceTimersByTime(299);
  expect(said).toEqual(["Bruno plays a Band."]);
  vi.advanceTimersByTime(1);
  expect(said[1]).toBe("4 cards go to the pool. Cora draws.");
});
test("small events are in the sentences of others", () => {
  speech.tell([]);
  tell(1, 1, "Bruno gains 1");
  vi.runAllTimers();
  expect(said).toEqual([]);
});
test("nothing is said twice, unless somebody looks back", () => {
  speech.tell([]);
  tell(5, 2, "Bruno draws");
  vi.runAllTimers();
  tell(5, 2, "Bruno draws");
  tell(4, 2, "Bruno draws");
  vi.runAllTimers();
  expect(said).toHaveLength(1);
  speech.tell([event(4, 1, 2, { text: "Bruno draws" })], true);
  vi.runAllTimers();
  tell(5, 2, "Bruno draws");
  vi.runAllTimers();
  expect(said).toEqual(["Bruno draws.", "Bruno draws."]);
});
test("a question comes after what led to it", () => {
  speech.tell([]);
  tell(1, 2, "Bruno draws");
  speech.say("Your turn. Choose.");
  vi.runAllTimers();
  expect(said).toEqual(["Bruno draws. Your turn. Choose."]);
});
test("what happened by itself is said with its cause, however small", () => {
  speech = new Speech((sentences) => said.push(sentences.map((one) => `${one.text}${one.own ? " (page)" : ""}`).join(" ")), (one) => (one.forced ? `Only one option: ${one.forced}.` : ""));
  speech.tell([]);
  speech.tell([event(1, 1, 0, { text: "Bruno is done", forced: "RW-901" }), event(2, 1, 0, { text: "Supply" })]);
  vi.runAllTimers();
  expect(said).toEqual(["Bruno is done. Only one option: RW-901. (page)"]);
});

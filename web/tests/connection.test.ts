import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/table/connection.svelte";

/** A socket that notes what is sent and hears what the test says. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = () => {};
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => {});
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("location", { href: "http://localhost/table/t", protocol: "http:" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a choice that came too fast is sent again under its id, and no more once it is answered", () => {
  const connection = new Connection("t", "", { hello: () => ({ do: "hello", locale: "en", seen: -1, eyes: null }), message: () => {} });
  Line.last.onopen();
  Line.last.hear({ type: "ack", id: "", version: 0 });
  const id = connection.send({ do: "choose", seat: 0, version: 1, key: "draw" });
  const choices = () => Line.last.sent.filter((one) => one["do"] === "choose");
  Line.last.hear({ type: "refused", id: "", code: "too-many", text: "Too many requests.", refusal: null });
  expect(choices().length).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(choices().map((one) => one["id"])).toEqual([id, id]);
  Line.last.hear({ type: "ack", id, version: 2 });
  Line.last.hear({ type: "refused", id: "", code: "too-many", text: "Too many requests.", refusal: null });
  vi.advanceTimersByTime(5_000);
  expect(choices().length).toBe(2);
  connection.close();
});

import { describe, expect, test } from "vitest";
import { steady } from "../src/table/steady";

describe("the width of a board", () => {
  test("gives way to a prompt bar that grows", () => expect(steady(600, 540, true)).toBe(540));
  test("does not jump back for the next question", () => expect(steady(540, 600, true)).toBe(540));
  test("follows when nobody is asked", () => expect(steady(540, 600, false)).toBe(600));
  test("follows a window that became much larger", () => expect(steady(540, 900, true)).toBe(900));
  test("takes what there is at first", () => expect(steady(0, 600, true)).toBe(600));
});

import { expect, test } from "vitest";
import { KEYS } from "../src/table/help";
import keys from "../src/table/keys.ts?raw";
import guide from "../src/learn/Guide.svelte?raw";

const listed = new Set(KEYS.flatMap(([all]) => all.split("  ").map((key) => key.toLowerCase())));
/** How the help calls keys that have no letter. */
const NAMES: Record<string, string> = { " ": "space", escape: "esc", "=": "+", "-": "−" };

test("the help lists every key that does something", () => {
  const used = [...keys.matchAll(/case "(.+?)":/g), ...keys.matchAll(/toLowerCase\(\) === "(\w)"/g), ...guide.matchAll(/event\.key === "(F\d+|Escape)"/g)].map((found) => found[1]!.toLowerCase());
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((key) => key !== "z").map((key) => NAMES[key] ?? key).filter((key) => !listed.has(key))).toEqual([]);
});

import { expect, test } from "vitest";
import { allTitles, type Announced, iconOf, playersOf, sceneOf, titleOf } from "../src/shell/titles";
import { GAMES } from "../src/table/board";
import type { GameInfo } from "../src/wire";

function offered(name: string, changed: Partial<GameInfo> = {}): GameInfo {
  return {
    name, title: name.toUpperCase(), line: "A long line.", motto: "Short.", weight: "", minutes: [], ground: "", icon: "",
    min_players: 2, max_players: 4, options: [], levels: [], windows: false, ...changed,
  };
}

const PREPARING: ReadonlyMap<string, Announced> = new Map([
  ["ethnos", { title: { en: "Soon", pl: "Wkrótce" }, motto: { en: "Wait.", pl: "Czekaj." }, players: [2, 6], minutes: [], weight: "light", ground: "", icon: "" }],
]);

test("games that can be played come first, then those in preparation", () => {
  const titles = allTitles([offered("zeal"), offered("calm")], "en", PREPARING);
  expect(titles.map((title) => title.name)).toEqual(["zeal", "calm", "ethnos"]);
  expect(titles[0]).toMatchObject({ title: "ZEAL", motto: "Short.", players: [2, 4] });
  expect(allTitles([], "pl", PREPARING)).toMatchObject([{ name: "ethnos", title: "Wkrótce", motto: "Czekaj." }]);
});

test("a game in preparation that the server offers is shown once, as the server tells of it", () => {
  const titles = allTitles([offered("ethnos", { motto: "It is here." })], "en", PREPARING);
  expect(titles.map((title) => title.motto)).toEqual(["It is here."]);
});

test("a game without picture and icon is shown all the same", () => {
  const title = titleOf(offered("zeal", { min_players: 2, max_players: 2 }));
  expect(sceneOf("zeal")).toBeNull();
  expect([title.icon, iconOf(undefined), playersOf(title)]).toEqual(["", "", "2"]);
  expect(iconOf(offered("zeal", { icon: "M0 0h9" }))).toBe('<path fill="currentColor" d="M0 0h9"/>');
});

test("boards are found in the folders of their games", async () => {
  expect(Object.keys(GAMES).length).toBeGreaterThan(1);
  for (const name of Object.keys(GAMES)) expect(sceneOf(name)).toContain(name);
});

/** Texts that tell printed values: those of the box, or of the content pack that is laid out. */
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import giants from "../../src/rulewright/games/ethnos/text/pl.ftl?raw";
import english from "../../src/rulewright/games/runewars/text/en.ftl?raw";
import polish from "../../src/rulewright/games/runewars/text/pl.ftl?raw";
import sharedEnglish from "../../src/rulewright/text/en.ftl?raw";
import sharedPolish from "../../src/rulewright/text/pl.ftl?raw";
import { say as sayEthnos } from "../src/games/ethnos/words";
import { say } from "../src/games/runewars/words";
import { layOut } from "../src/lib/content.svelte";
import { learn, speak } from "../src/lib/text.svelte";
import type { Locale } from "../src/wire";
import ethnos from "./content/ethnos.json";
import runewars from "./content/runewars.json";
import { packOf } from "./printed";

const served = (address: string): string => {
  if (address.includes("ethnos")) return giants;
  return address.includes("locale=pl") ? `${sharedPolish}\n${polish}` : `${sharedEnglish}\n${english}`;
};

/** A text in a language. */
async function told(locale: Locale, id: string): Promise<string> {
  await speak(locale);
  return say(id);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", vi.fn(async (address: string) => ({ ok: true, text: async () => served(address) })));
  await Promise.all([learn("runewars"), learn("ethnos")]);
});

afterEach(() => {
  layOut(ethnos);
  layOut(runewars);
});

describe("texts of cards and sheets", () => {
  test("tell what is printed in the box", async () => {
    expect(await told("en", "faction-daqan.text")).toBe("Good. At the start: 2 Tactics cards and 3 influence; 3 Footmen, 2 Bowmen and 1 Knight; dials: food 3, wood 3, ore 2.");
    expect(await told("en", "quest-q13.text")).toContain("In 3C: test wisdom.");
    expect(await told("pl", "city-city_tamalir.text")).toBe("Do wyboru: 3 wpływy; 1 karta taktyki; 1 Zwierzoczłek lub 1 Brzytwoskrzydły; 2 karty wypraw.");
    expect(sayEthnos("card-text-giant")).toContain("zdobądź 2 punkty Chwały");
  });
  test("tell what a content pack has instead", async () => {
    const pack = packOf(runewars);
    const units = { say: "printed-figures", with: { number: 5, unit: { say: "unit-knight" }, "unit-few": { say: "unit-knight.few" }, "unit-many": { say: "unit-knight.many" } } };
    Object.assign(pack.printed.texts["faction-daqan"], { units, food: 8 });
    Object.assign(pack.printed.texts["quest-q13"], { area: { say: "area-8D" } });
    layOut(pack);
    expect(await told("en", "faction-daqan.text")).toContain("3 influence; 5 Knights; dials: food 8,");
    expect(await told("pl", "faction-daqan.text")).toContain("3 wpływy; 5 Rycerzy; wskaźniki: żywność 8,");
    expect(await told("pl", "quest-q13.text")).toContain("Na obszarze 8D: test wiedzy.");
    const giant = packOf(ethnos);
    Object.assign(giant.printed.texts["card-text-giant"], { number: 5 });
    layOut(giant);
    expect(sayEthnos("card-text-giant")).toContain("zdobądź 5 punktów Chwały");
  });
});

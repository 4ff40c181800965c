/** What is told of a thing when it is opened: its text, its numbers, its rules, where its content comes from. */
import type { TableState, Thing, ThingText } from "../../table/board";
import { printed, provenanceOf } from "./content";
import type { Building, Encounter, Hero, Unit } from "./ids";
import { heroOf, size, stacksOf, viewOf } from "./view";
import { label, say } from "./words";

/** The rules in which things of a kind are explained; the rulebook drawer opens at them. */
const RULES: Readonly<Record<string, string[]>> = {
  unit: ["MH-023", "MH-028"],
  encounter: ["MH-024", "MH-025"],
  hero: ["MH-330"],
  location: ["MH-230"],
  building: ["MH-304"],
  skill: ["MH-350"],
  artefact: ["MH-385"],
  scroll: ["MH-390"],
  treasure: ["MH-380"],
  week: ["MH-550"],
  faction: ["MH-021"],
  pile: ["MH-058"],
};

function unit(id: string): string[] {
  const { strength, initiative, ability, recruit, train, tokens } = printed().units[id as Unit];
  const own = [label("unit-values", { strength, initiative }), label("unit-costs", { recruit, train, number: tokens })];
  return ability ? [...own, `${say(`battle-ability-${ability}`)}: ${say(`battle-ability-${ability}.text`)}`] : own;
}
function encounter(id: string): string[] {
  const { strength, initiative, number, ability, elite, medals, chests } = printed().encounters[id as Encounter];
  const own = [label("encounter-values", { number, strength, initiative }), label("trophy", { medals, chests })];
  if (elite) own.push(label("rolls-elite"));
  return ability ? [...own, `${say(`battle-ability-${ability}`)}: ${say(`battle-ability-${ability}.text`)}`] : own;
}
function hero(table: TableState, id: string): string[] {
  const view = viewOf(table.view);
  const told: string[] = [];
  const now = view ? heroOf(view, id as Hero) : null;
  if (!view || !now) return told;
  for (const [one, [elite, basic]] of stacksOf(now)) told.push(label("stack", { unit: say(`unit-${one}`), elite, basic }));
  return told;
}
function building(id: string): string[] {
  const { level, resources, gold } = printed().buildings[id as Building];
  return [say(`building-${id}.text`), label("building-costs", { level, resources, gold })];
}

export function describe(table: TableState, { kind, id }: Thing): ThingText {
  const rules = RULES[kind] ?? [];
  const provenance = provenanceOf(kind, id);
  switch (kind) {
    case "unit":
      return { title: say(`unit-${id}`), text: unit(id), rules, provenance };
    case "encounter":
      return { title: say(`encounter-${id}`), text: encounter(id), rules, provenance };
    case "hero":
      return { title: say(`hero-${id}`), text: hero(table, id), rules, provenance };
    case "building":
      return { title: say(`building-${id}`), text: building(id), rules, provenance };
    case "pile": {
      const view = viewOf(table.view);
      const discarded = view?.discards[id] ?? [];
      const text = [label(`pile-${id}`, { number: size(view?.decks[id]), discarded: discarded.length }), ...discarded.map((card) => say(`${id}-${card}`))];
      return { title: label(`pile-name-${id}`), text, rules, provenance: "reconstructed" };
    }
    case "location":
      return { title: say(`location-${id}`), text: [say(`location-${id}.short`)], rules, provenance };
    default:
      return { title: say(`${kind}-${id}`), text: [say(`${kind}-${id}.text`)], rules, provenance };
  }
}

/** What is told of a thing when it is opened: its text, its rules, where its content comes from. */
import type { TableState, Thing, ThingText } from "../../table/board";
import { provenanceOf } from "./content";
import { pileOf, squareName, viewOf } from "./view";
import { cardName, label, nameOf, say } from "./words";

const RULES: Readonly<Record<string, string[]>> = {
  "creation-card": ["BA-021"],
  "terrain-card": ["BA-022"],
  faction: ["BA-386", "BA-387"],
  square: ["BA-110"],
  deck: ["BA-050"],
  pile: ["BA-050"],
};

export function describe(table: TableState, { kind, id }: Thing): ThingText {
  const view = viewOf(table.view);
  const rules = RULES[kind] ?? [];
  switch (kind) {
    case "creation-card":
      return { title: cardName(id), text: [say(`creation-card-${id}.text`)], rules, provenance: provenanceOf("creation-card", id) };
    case "square": {
      const cell = view?.map[id];
      const text = cell ? [say(`terrain-card-${cell.card}`), ...(cell.owner === null ? [] : [label("city-of", { player: nameOf(table, cell.owner), level: cell.level })])] : [label("square-empty", { square: squareName(id) })];
      return { title: squareName(id), text, rules, provenance: "rulebook" };
    }
    case "deck":
      return { title: label(`deck-${id}`), text: [label("deck", { name: label(`deck-${id}`), number: view ? pileOf(view, id).count : 0 })], rules, provenance: "rulebook" };
    case "pile": {
      const lists: Readonly<Record<string, readonly string[]>> = { limbo: view?.limbo ?? [], royals: view?.royals ?? [] };
      return { title: label(`pile-name-${id}`), text: (lists[id] ?? []).map((card) => cardName(card)), rules, provenance: "rulebook" };
    }
    default:
      return { title: say(`${kind}-${id}`), text: [say(`${kind}-${id}.text`)], rules, provenance: provenanceOf(kind, id) };
  }
}

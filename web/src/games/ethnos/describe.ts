/** What is told of a thing when it is opened: its text, its rules, where its content comes from. */
import type { TableState, Thing, ThingText } from "../../table/board";
import { copies, provenanceOf } from "./content";
import type { Kingdom } from "./ids";
import { KINGDOM_OF, cardType } from "./look";
import { viewOf } from "./view";
import { cardName, label, say } from "./words";

/** The rules in which a thing is explained; the rulebook drawer opens at them. */
const RULES: Record<string, string[]> = {
  centaur: ["ET-230", "ET-231", "ET-234"],
  dwarf: ["ET-240", "ET-241"],
  elf: ["ET-250", "ET-251"],
  giant: ["ET-260", "ET-262", "ET-265"],
  halfling: ["ET-270", "ET-271"],
  merfolk: ["ET-280", "ET-282", "ET-285"],
  minotaur: ["ET-290", "ET-291"],
  orc: ["ET-300", "ET-302"],
  skeleton: ["ET-310", "ET-311", "ET-313"],
  troll: ["ET-320", "ET-322"],
  wingfolk: ["ET-335", "ET-336"],
  wizard: ["ET-340", "ET-341"],
  dragon: ["ET-160", "ET-161", "ET-162"],
};

function card(type: string): ThingText {
  const { tribe, colour } = cardType(type);
  const text = [say(`card-text-${tribe}`)];
  if (colour) text.push(label("card-kingdom", { kingdom: say(`kingdom-${KINGDOM_OF[colour]}`) }));
  text.push(label("copies", { number: copies(type) }));
  return { title: cardName(type), text, rules: RULES[tribe] ?? [], provenance: provenanceOf("card", type) };
}

function tribe(id: string): ThingText {
  return { title: say(`tribe-${id}.plural`), text: [say(`card-text-${id}`), label("copies-tribe", { number: copies(id) })], rules: RULES[id] ?? [], provenance: "rulebook" };
}

function kingdom(table: TableState, id: string): ThingText {
  const values = viewOf(table.view)?.glory_tokens[id as Kingdom] ?? [];
  const tokens = label(values.length === 2 ? "kingdom-two" : "kingdom-here", { values: values.join(", ") });
  return { title: say(`kingdom-${id}`), text: [tokens, label("glory-text")], rules: ["ET-009", "ET-188"], provenance: provenanceOf("kingdom", id) };
}

export function describe(table: TableState, thing: Thing): ThingText {
  switch (thing.kind) {
    case "card":
      return card(thing.id);
    case "tribe":
      return tribe(thing.id);
    case "kingdom":
      return kingdom(table, thing.id);
    case "merfolk":
      return { title: say("term-merfolk-board"), text: [label("merfolk-text")], rules: ["ET-016", "ET-280", "ET-282", "ET-285"], provenance: provenanceOf("board", "merfolk") };
    case "horde":
      return { title: say("term-horde-board"), text: [label("horde-text")], rules: ["ET-017", "ET-300", "ET-302"], provenance: provenanceOf("board", "horde") };
    case "troll":
      return { title: label("token-value", { number: thing.id }), text: [label("troll-text")], rules: ["ET-014", "ET-320", "ET-322"], provenance: provenanceOf("board", "trolls") };
    case "giant":
      return { title: say("term-giant-token"), text: [label("giant-text")], rules: ["ET-015", "ET-260", "ET-265"], provenance: provenanceOf("board", "giant") };
    default:
      return { title: say("term-deck"), text: [label("deck-text")], rules: ["ET-106", "ET-160", "ET-162"], provenance: "rulebook" };
  }
}

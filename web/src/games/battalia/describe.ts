/** What is told of a thing when it is opened: its text, its rules, where its content comes from. */
import type { TableState, Thing, ThingText } from "../../table/board";
import { provenanceOf } from "./content";
import { cardsOf } from "./piles";
import { pileOf, squareName, viewOf, type BattaliaView } from "./view";
import { cardName, label, nameOf, say, terrainName } from "./words";

const CARD_RULES: Readonly<Record<string, string[]>> = {
  horse: ["BA-132"],
  tool: ["BA-112"],
  weapon: ["BA-150"],
  tent: ["BA-195"],
  title: ["BA-214"],
  scroll: ["BA-215"],
  amulet: ["BA-216", "BA-217"],
  queen: ["BA-117"],
  king: ["BA-118"],
};
const PILE_RULES: Readonly<Record<string, string[]>> = { ambush: ["BA-190"], tents: ["BA-195"], storm: ["BA-320"], royals: ["BA-117"], elixirs: ["BA-440"], spare: ["BA-282"] };

function square(table: TableState, view: BattaliaView, id: string): ThingText {
  const cell = view.map[id];
  if (!cell) return { title: squareName(id), text: [label("square-empty", { square: squareName(id) })], rules: ["BA-110"], provenance: "rulebook" };
  const owner = cell.owner === null ? [] : [label("city-of", { player: nameOf(table, cell.owner), level: cell.level })];
  const guarded = cell.owner === null && cell.strength ? [label("guarded", { number: cell.strength })] : [];
  const markets = [...new Set(cell.markets)].map((seat) => label("market-of", { player: nameOf(table, seat) }));
  const heroes = view.seats.flatMap(({ heroes }, seat) => (["a", "b"] as const).filter((which) => heroes?.[which]?.at === id).map((which) => label("hero-of", { player: nameOf(table, seat), number: which === "a" ? 1 : 2 })));
  const rules = cell.card.startsWith("city") ? ["BA-110", "BA-151"] : cell.card.startsWith("gate") ? ["BA-312"] : ["BA-110"];
  return { title: `${squareName(id)}: ${terrainName(cell.card)}`, text: [...owner, ...guarded, ...markets, ...heroes], rules, provenance: "rulebook" };
}

export function describe(table: TableState, { kind, id }: Thing): ThingText {
  const view = viewOf(table.view);
  switch (kind) {
    case "creation-card":
      return { title: cardName(id), text: [say(`creation-card-${id}.text`)], rules: CARD_RULES[id.split("-")[0] ?? ""] ?? ["BA-021"], provenance: provenanceOf("creation-card", id) };
    case "terrain-card":
      return { title: terrainName(id), text: [], rules: ["BA-022", "BA-110"], provenance: "rulebook" };
    case "square":
      return view ? square(table, view, id) : { title: squareName(id), text: [], rules: [], provenance: "rulebook" };
    case "deck":
      return { title: label(`deck-${id}`), text: [label("deck", { name: label(`deck-${id}`), number: view ? pileOf(view, id).count : 0 })], rules: ["BA-050"], provenance: "rulebook" };
    case "great":
      return { title: label("pile-name-fate"), text: [label("fate-deck", { number: view?.fate ?? 0 })], rules: ["BA-282"], provenance: "rulebook" };
    case "pile": {
      const cards = view ? cardsOf(view, id, table.eyes) : [];
      return { title: label(`pile-name-${id}`), text: cards.length ? [] : [label("pile-unseen")], rules: PILE_RULES[id] ?? ["BA-050"], provenance: "rulebook" };
    }
    default:
      return { title: say(`${kind}-${id}`), text: [say(`${kind}-${id}.text`)], rules: ["BA-386", "BA-387"], provenance: "rulebook" };
  }
}

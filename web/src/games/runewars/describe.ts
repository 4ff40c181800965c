/** What is told of a thing when it is opened: its text, its rules, where its content comes from. */
import type { TableState, Thing, ThingText } from "../../table/board";
import { printed, provenanceOf } from "./content";
import { DECKS, type Deck } from "./decks";
import { ATTRIBUTES, RESOURCES } from "./ids";
import { cardsOf, grouped, heroesIn, unitsIn, viewOf, type RunewarsView } from "./view";
import { label, nameOf, say, unitName } from "./words";

/** The rules in which things of a kind are explained; the rulebook drawer opens at them. */
const RULES: Record<string, string[]> = {
  area: ["RW-004", "RW-005", "RW-008"],
  unit: ["RW-007", "RW-013", "RW-017"],
  hero: ["RW-420", "RW-427", "RW-428"],
  tactics: ["RW-555", "RW-556", "RW-557"],
  reward: ["RW-500", "RW-501", "RW-502"],
  quest: ["RW-450", "RW-451", "RW-452"],
  objective: ["RW-550", "RW-551"],
  "season-card": ["RW-023", "RW-562"],
  city: ["RW-393", "RW-166"],
  title: ["RW-560", "RW-561"],
  faction: ["RW-019", "RW-052"],
  development: ["RW-400"],
  exploration: ["RW-701", "RW-702"],
  resource: ["RW-020", "RW-021"],
  rune: ["RW-520", "RW-525", "RW-526"],
  activation: ["RW-152"],
  defeated_hero: ["RW-429"],
  hand: ["RW-003"],
  deck: ["RW-003", "RW-603"],
};
const ORDER_RULES: readonly string[][] = [["RW-150", "RW-151"], ["RW-152", "RW-153", "RW-154"], ["RW-156", "RW-157"], ["RW-158", "RW-159", "RW-160"], ["RW-161", "RW-162"], ["RW-166", "RW-170"], ["RW-171", "RW-172"], ["RW-173", "RW-391", "RW-532"]];
const DEVELOPMENT_RULES: Record<string, string> = { resources: "RW-405", diplomacy: "RW-406", training_grounds: "RW-407", cursed_tomb: "RW-408", hungry_spawn: "RW-409", protective_wards: "RW-410", reinforced_walls: "RW-411" };

/** Things whose name and text are one message. */
const OF_ONE_MESSAGE = new Set(["tactics", "reward", "quest", "season-card", "objective", "city", "title", "faction", "development", "exploration"]);

function card({ kind, id }: Thing): ThingText {
  const text = [say(`${kind}-${id}.text`)];
  if (kind === "tactics" || kind === "reward") text.push(label("copies", { number: printed()[kind === "tactics" ? "tactics" : "rewards"][id] ?? 1 }));
  const area = kind === "quest" ? printed().quests[id] : null;
  if (area) text.unshift(label("quest-area", { area }));
  if (kind === "city") text.push(label("benefits", { number: printed().cities[id]?.length ?? 0 }));
  const more = kind === "development" && DEVELOPMENT_RULES[id] ? [DEVELOPMENT_RULES[id]] : [];
  return { title: say(`${kind}-${id}`), text, rules: [...(RULES[kind] ?? []), ...more], provenance: provenanceOf(kind, id) };
}

function unit(id: string): ThingText {
  const type = printed().units[id]!;
  const numbers = label("unit-numbers", { shape: label(`shape-${type.shape}`), initiative: type.initiative, health: type.health, figures: type.figures });
  const traits = type.traits.map((trait) => label(`trait-${trait}`));
  return { title: say(`unit-${id}`), text: [say(`unit-${id}.text`), numbers, ...traits], rules: [...RULES.unit!, ...(traits.length ? ["RW-016"] : [])], provenance: provenanceOf("unit", id) };
}

function hero(view: RunewarsView | null, id: string, table: TableState): ThingText {
  const type = printed().heroes[id]!;
  const state = view?.heroes[id];
  const attributes = ATTRIBUTES.map((name) => {
    const trained = state?.training[name] ?? 0;
    return `${say(`attribute-${name}`)} ${type[name]}${trained ? ` + ${trained}` : ""}`;
  }).join(", ");
  const text = [say(`hero-${id}.text`), attributes, label("hero-health", { health: type.health - (state?.damage ?? 0), of: type.health, alignment: label(`alignment-${type.alignment}`) })];
  if (state) text.push(label("hero-where", { player: nameOf(table, state.seat), area: state.area }));
  if (state?.rewards.length) text.push(label("hero-carries", { rewards: state.rewards.map((reward) => (reward === "hidden" ? label("reward-hidden") : say(`reward-${reward}`))).join(", ") }));
  return { title: say(`hero-${id}`), text, rules: RULES.hero!, provenance: provenanceOf("hero", id) };
}

/** What lies and stands in an area, line by line. */
function area(table: TableState, view: RunewarsView | null, id: string): ThingText {
  const here = view?.areas[id];
  const text: string[] = [];
  if (view && here) {
    text.push(here.controller === null ? label("controlled-nobody") : label("controlled", { player: nameOf(table, here.controller) }));
    const yields = RESOURCES.filter((resource) => here.yields[resource]).map((resource) => `${here.yields[resource]} × ${say(`resource-${resource}`)}`);
    text.push(label("yields", { yields: yields.join(", ") || label("none") }));
    const units = unitsIn(view, id).map((group) => `${group.count} × ${unitName(group.unit, group.routed)}${group.damage ? ` (${label("damaged", { number: group.damage })})` : ""}`);
    if (units.length) text.push(label("units-here", { units: units.join(", ") }));
    for (const [name, state] of heroesIn(view, id)) text.push(`${say(`hero-${name}`)}, ${nameOf(table, state.seat)}`);
    if (here.city) text.push(say(`city-${here.city}`));
    if (here.stronghold) text.push(label(here.stronghold.damaged ? "stronghold-damaged" : "stronghold-whole", { player: nameOf(table, here.stronghold.seat) }));
    if (here.development) text.push(say(`development-${here.development}`));
    if (here.rune) text.push(label(`rune-${here.rune}`));
    if (here.activated.length) text.push(label("activated-by", { players: here.activated.map((seat) => nameOf(table, seat)).join(", ") }));
    if (here.exploration) text.push(here.exploration.token ? say(`exploration-${here.exploration.token}`) : label("exploration-hidden", { back: here.exploration.back }));
  }
  return { title: label("area", { area: id }), text, rules: RULES.area!, provenance: "public" };
}

function hand(table: TableState, view: RunewarsView | null, id: string): ThingText {
  const player = table.eyes === null ? undefined : view?.seats[table.eyes];
  const cards = player ? cardsOf(id === "tactics" ? player.tactics : player.quests) : [];
  const text = grouped(cards).map(({ label: card }) => `${say(`${id}-${card}`)}: ${say(`${id}-${card}.text`)}`);
  return { title: label(id === "tactics" ? "tab-tactics" : "tab-quests"), text: text.length ? text : [label("no-cards")], rules: RULES[id]!, provenance: "public" };
}

function deck(view: RunewarsView | null, id: Deck): ThingText {
  const pile = DECKS[id].pile ?? "";
  const discards = view?.discards[pile] ?? [];
  const names = id === "fate" ? discards.join(", ") : discards.map((card) => say(`${id}-${card}`)).join(", ");
  const text = [label(`deck-${id}`, { number: view?.decks[pile] ?? 0 }), discards.length ? label("discards", { number: discards.length, cards: names }) : label("no-discards")];
  return { title: label(`deck-name-${id}`), text, rules: RULES.deck!, provenance: "rulebook" };
}

export function describe(table: TableState, thing: Thing): ThingText {
  const view = viewOf(table.view);
  if (OF_ONE_MESSAGE.has(thing.kind)) return card(thing);
  switch (thing.kind) {
    case "unit":
      return unit(thing.id);
    case "hero":
      return hero(view, thing.id, table);
    case "area":
      return area(table, view, thing.id);
    case "hand":
      return hand(table, view, thing.id);
    case "deck":
      return deck(view, thing.id as Deck);
    case "order":
      return { title: say(`order-${thing.id}`), text: [say(`order-${thing.id}.text`), label("bonus", { text: say(`order-${thing.id}.bonus`) })], rules: [...(ORDER_RULES[Number(thing.id) - 1] ?? []), "RW-117"], provenance: "rulebook" };
    case "resource":
      return { title: say(`resource-${thing.id}`), text: [label("dial-text")], rules: RULES.resource!, provenance: "reconstructed" };
    case "rune":
      return { title: label(`rune-${thing.id}`), text: [label("rune-text")], rules: RULES.rune!, provenance: "rulebook" };
    default:
      return { title: label(`token-${thing.id}`), text: [label(`token-${thing.id}-text`)], rules: RULES[thing.id] ?? [], provenance: "rulebook" };
  }
}

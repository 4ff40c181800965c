/** What is told of a thing when it is opened: its text, its rules, where its content comes from. */
import type { TableState, Thing, ThingText } from "../../table/board";
import { abilitiesOf } from "./abilities";
import { printed, provenanceOf } from "./content";
import type { Chip, Faction, Region } from "./ids";
import { allyOf, battleOrder, groupsOf, madIn, seatOf, seen, size, viewOf, worth, type Group, type WonderlandView } from "./view";
import { chipName, label, nameOf, say } from "./words";

/** The rules in which things of a kind are explained; the rulebook drawer opens at them. */
const RULES: Readonly<Record<string, string[]>> = {
  tea_card: ["WW-080", "WW-081"],
  wonderlandian: ["WW-091", "WW-105"],
  quest: ["WW-331", "WW-335"],
  ability: ["WW-092"],
  faction: ["WW-036"],
  region: ["WW-200", "WW-205"],
  track: ["WW-205", "WW-237"],
  bag: ["WW-204", "WW-602"],
  deck: ["WW-064"],
};
const MAD_RULES = ["WW-213", "WW-226"];
/** The ally card of each type and set has a number: five of a set, in this order. */
const ON_CARDS = ["SOLDIER", "FLAMINGO", "ROSE", "ROOK", "CREATURE"];

function allyText(view: WonderlandView | null, chip: string): string[] {
  const ally = allyOf(chip);
  if (!ally) return [];
  const at = ally === "FORGE" ? 20 : "ABCD".indexOf(view?.ally_cards[ally] ?? "A") * 5 + ON_CARDS.indexOf(ally);
  const card = `A${String(at + 1).padStart(2, "0")}`;
  return [`${say(`ally-card-${card}`)}: ${say(`ally-card-${card}.text`)}`];
}

function chip(table: TableState, view: WonderlandView | null, id: string): ThingText {
  const faction = (table.eyes === null ? null : view?.seats[table.eyes]?.faction) ?? null;
  const mad = madIn([id]) > 0;
  const strength = printed().strength[id as Chip];
  const text = mad ? [label(`about-${id}`)] : [label("strength", { number: strength ?? 0 }), ...allyText(view, id)];
  if (id.startsWith("WL")) text.push(say(`wonderlandian-${id}.text`));
  const left = view?.supply[id as Chip];
  if (left !== undefined) text.push(label("in-supply", { number: left }));
  return { title: chipName(id, faction), text, rules: mad ? MAD_RULES : ["WW-211"], provenance: id.startsWith("WL") ? provenanceOf("wonderlandian", id) : provenanceOf("chip", id) };
}

/** What a player has in a region, in words. */
function told(table: TableState, group: Group): string {
  const parts = [
    group.leader ? label("leader-of", { number: group.leader }) : "",
    group.supporters ? say("supporters-counted", { number: group.supporters }) : "",
    ...group.figures.map((figure) => say(`wonderlandian-${figure}`)),
    group.castle ? label(group.castle === "lying" ? "castle-lying" : "castle") : "",
  ].filter(Boolean);
  return `${nameOf(table, group.seat)}: ${parts.join(", ")}.`;
}

/** What is told of a region in which battles are fought. */
function inUse(table: TableState, view: WonderlandView, id: Region): string[] {
  const beside = view.facts?.neighbours?.[id] ?? [];
  return [
    label("battle-number", { number: battleOrder(view).indexOf(id) + 1 }),
    label("worth", { number: worth(view, id) }),
    ...groupsOf(view, id).map((group) => told(table, group)),
    ...(beside.length ? [label("neighbours", { regions: beside.map((other) => say(`region-${other}`)).join(", ") })] : []),
  ];
}

function region(table: TableState, view: WonderlandView | null, id: Region): ThingText {
  const text = view && id !== view.unused_region ? inUse(table, view, id) : [];
  return { title: say(`region-${id}`), text, rules: RULES.region!, provenance: provenanceOf("region", id) };
}

/** A faction with what its player has: forged chips, tea cards, feats, and the bag as far as it is seen. */
function faction(view: WonderlandView | null, id: Faction): ThingText {
  const { leader, others } = abilitiesOf(id, view?.players ?? 4);
  const seat = view ? seatOf(view, id) : null;
  const player = seat === null ? undefined : view?.seats[seat];
  const text = [say(`faction-${id}.text`), `${say(`ability-${leader}`)}: ${say(`ability-${leader}.text`)}`];
  for (const ability of others) text.push(`${say(`ability-${ability}`)}${player?.abilities?.includes(ability) ? ` (${label("unlocked")})` : ""}: ${say(`ability-${ability}.text`)}`);
  if (player?.vp !== undefined) {
    text.push(label("bag-chips", { number: size(player.bag) }));
    const chips = seen(player.bag);
    if (chips.length) text.push(label("bag-holds", { chips: chips.map((one) => chipName(one, id)).join(", ") }));
    if (player.tea_cards.length) text.push(label("tea-cards-taken", { cards: player.tea_cards.map((card) => say(`tea-card-${card}`)).join(", ") }));
    if (player.feats.length) text.push(label("feats-of", { quests: player.feats.map((quest) => say(`quest-${quest}`)).join(", ") }));
  }
  return { title: say(`faction-${id}`), text, rules: RULES.faction!, provenance: provenanceOf("faction", id) };
}

export function describe(table: TableState, { kind, id }: Thing): ThingText {
  const view = viewOf(table.view);
  switch (kind) {
    case "chip":
      return chip(table, view, id);
    case "region":
      return region(table, view, id as Region);
    case "faction":
      return faction(view, id as Faction);
    case "quest":
      return { title: say(`quest-${id}`), text: [say(`quest-${id}.feat`), say(`quest-${id}.objective`)], rules: RULES.quest!, provenance: provenanceOf("quest", id) };
    case "deck":
      return { title: label("tea-deck-name"), text: [label("tea-deck", { number: view?.tea_decks[view.round] ?? 0 })], rules: RULES.deck!, provenance: "rulebook" };
    case "track":
      return { title: label("battle-track"), text: [label("track-text"), label("track-symbols", { spaces: printed().forge_symbols.join(", ") })], rules: RULES.track!, provenance: provenanceOf("region", "RK") };
    default:
      return { title: say(`${kind}-${id}`), text: [say(`${kind}-${id}.text`)], rules: RULES[kind] ?? [], provenance: provenanceOf(kind, id) };
  }
}

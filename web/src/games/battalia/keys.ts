/**
 * What option keys name, and where they lie on the table. The main menu has thirty keys and more: nobody reads a list of
 * them. Each key lies at its thing (a card, a deck, a square, a hero), and belongs to a verb of the verb row.
 */
import { GREAT } from "./look";
import type { BattaliaView } from "./view";
import { frameFor } from "./view";

export const verbOf = (key: string): string => key.split(":")[0] ?? "";
export const partsOf = (key: string): string[] => key.split(":").slice(1);

/** The verbs of the row in their fixed order, in four groups, and the words of keys that each stands for. */
export const VERB_ROW: readonly (readonly { verb: string; keys: readonly string[]; icon: string }[])[] = [
  [
    { verb: "hire", keys: ["hire", "harbour"], icon: "do_hire" },
    { verb: "acquire", keys: ["acquire"], icon: "do_acquire" },
  ],
  [
    { verb: "road", keys: ["road"], icon: "do_build_road" },
    { verb: "city", keys: ["city"], icon: "do_build_city" },
    { verb: "upgrade", keys: ["upgrade", "masons", "residence", "capital"], icon: "do_upgrade_city" },
    { verb: "market", keys: ["market"], icon: "marketplace" },
  ],
  [
    { verb: "move", keys: ["move", "step", "gate"], icon: "do_move" },
    { verb: "hero", keys: ["hero"], icon: "do_hire_hero" },
    { verb: "attack", keys: ["attack"], icon: "do_attack" },
  ],
  [
    { verb: "ambush", keys: ["ambush"], icon: "zone_ambush" },
    { verb: "tent", keys: ["tent", "strike"], icon: "tent" },
    { verb: "trade", keys: ["trade"], icon: "do_trade" },
    { verb: "use", keys: ["use"], icon: "do_transform" },
    { verb: "play", keys: ["play"], icon: "great_artefact" },
    { verb: "homage", keys: ["homage"], icon: "zone_homage" },
    { verb: "elixir", keys: ["elixir", "drink"], icon: "elixir" },
    { verb: "explore", keys: ["explore", "income", "bonus"], icon: "do_explore" },
    { verb: "bridge", keys: ["bridge"], icon: "royal_bridge" },
    { verb: "ability", keys: ["ability"], icon: "do_draw" },
  ],
];
export const rowVerbOf = (key: string): string | null => VERB_ROW.flat().find(({ keys }) => keys.includes(verbOf(key)))?.verb ?? null;

const SQUARE = /^x\d+y\d+$/;
/** The card of an item: `chief-emb+crown` is the chief. */
export const cardOf = (item: string): string => item.split(/[+=*]/)[0] ?? item;
const isCard = (word: string): boolean => /^(freeman|chief|priest|lord|queen|king|horse|tool|weapon|tent|title|scroll|amulet)-/.test(word) || ["supply", "dust", "chest", "twin", "blind", "chosen"].includes(word) || (GREAT as readonly string[]).includes(word);

/** Verbs of which the first part is a hero. */
const OF_HERO = new Set(["step", "gate", "homage", "bonus"]);
/** Verbs of which the card of a part lies in the hand. */
const OF_HAND = new Set(["attack", "ambush", "tent", "use", "play", "lay", "half", "station", "sacrifice", "show", "add", "unit", "clone", "pick"]);
/** Decisions of a battle: there a card of the ambush comes from the ambush. */
export const IN_BATTLE = new Set(["opening", "raise", "berserk", "retreat", "defenders", "offering", "talisman", "mask", "anew"]);

/**
 * Where an option lies: `square:x3y2`, `deck:freeman`, `card:lord-emb`, `hidden:lord-emb` (in the own ambush),
 * `great:hammer`, `limbo:...`, `tent:2`. The first is its proper place. `asked` is the decision.
 */
export function placesOf(key: string, asked = ""): string[] {
  const verb = verbOf(key);
  const parts = partsOf(key);
  const [first = "", second = ""] = parts;
  if (verb === "hire" || verb === "harbour" || verb === "acquire") return [`deck:${first}`];
  if (verb === "road") return [`deck:road-${first}`];
  if (verb === "city" && !SQUARE.test(first)) return [`deck:city-${second}`];
  if (verb === "income" || verb === "type") return [`deck:${first}`];
  if (verb === "trade") return first === "chest" ? [`deck:${second}`] : first === "dust" ? ["deck:dust"] : [`card:${cardOf(first)}`];
  if (verb === "ga") return [`great:${first}`];
  if (verb === "fate") return ["great:fate"];
  if (verb === "limbo") return [`limbo:${first}`];
  if (verb === "strike") return [`tent:${first}`];
  if (verb === "ambush" && IN_BATTLE.has(asked)) return [`hidden:${cardOf(first)}`];
  if (verb === "move") return isCard(cardOf(second)) ? [`card:${cardOf(second)}`, `hero:${first}`] : [];
  const square = parts.find((part) => SQUARE.test(part));
  if (square) return [`square:${square}`];
  if (OF_HERO.has(verb)) return [`hero:${first}`];
  if (OF_HAND.has(verb) || isCard(cardOf(first))) {
    const card = parts.map(cardOf).find(isCard);
    return card ? [`card:${card}`] : [];
  }
  return [];
}

/** Whether an option has its place on the table; all others are chips of the prompt bar. */
export const placed = (key: string, view: BattaliaView, seat: number | null): boolean => {
  const frame = frameFor(view, seat)?.frame ?? "";
  if (frame === "draft" || frame === "vase") return verbOf(key) === "pick";
  return frame === "faction" ? verbOf(key) === "faction" : placesOf(key, frame).length > 0;
};

/** What is printed on the sheets of the factions: their side, and what each has at the start. */
import type { Faction, Resource } from "../kinds";

export type Playable = Exclude<Faction, "neutral">;

export interface FactionSheet {
  alignment: "good" | "evil";
  tactics: number;
  influence: number;
  dials: Record<Resource, number>;
  units: Readonly<Record<string, number>>;
}

/** In canonical order. */
export const SHEETS: Record<Playable, FactionSheet> = {
  daqan: { alignment: "good", tactics: 2, influence: 3, dials: { food: 3, wood: 3, ore: 2 }, units: { footman: 3, bowman: 2, knight: 1 } },
  latari: { alignment: "good", tactics: 1, influence: 4, dials: { food: 2, wood: 4, ore: 2 }, units: { warrior: 1, archer: 4, sorceress: 1 } },
  waiqar: { alignment: "evil", tactics: 3, influence: 2, dials: { food: 3, wood: 2, ore: 3 }, units: { reanimate: 4, skeleton_archer: 1, necromancer: 1 } },
  uthuk: { alignment: "evil", tactics: 4, influence: 1, dials: { food: 3, wood: 1, ore: 4 }, units: { berserker: 3, warlock: 1, flesh_ripper: 2 } },
};

export const PLAYABLE = Object.keys(SHEETS) as Playable[];

/** What is printed around the three dials of each faction: nine spaces, from 0 to 8. */
import type { Faction, Resource } from "../kinds";

export interface DialSpace {
  /** A unit, `tactics`, `influence`, or nothing. */
  icon: string | null;
  amount: number;
}

/** `footman2`: two Footmen. */
function ring(...spaces: string[]): DialSpace[] {
  return [{ icon: null, amount: 0 }, ...spaces.map((space) => ({ icon: space.replace(/\d$/, ""), amount: Number(/\d$/.exec(space)?.[0] ?? 1) }))];
}

export const DIALS: Record<Exclude<Faction, "neutral">, Record<Resource, readonly DialSpace[]>> = {
  daqan: {
    food: ring("footman2", "footman", "tactics", "footman", "influence", "footman", "knight", "tactics"),
    wood: ring("bowman", "influence", "bowman", "tactics", "bowman", "influence", "bowman", "siege_tower"),
    ore: ring("influence", "knight", "tactics", "siege_tower", "knight", "tactics", "knight", "siege_tower"),
  },
  latari: {
    food: ring("influence", "warrior", "tactics", "warrior", "influence", "sorceress", "warrior", "pegasus_rider"),
    wood: ring("archer2", "influence", "archer", "archer", "tactics", "archer2", "sorceress", "pegasus_rider"),
    ore: ring("sorceress", "influence", "tactics", "pegasus_rider", "warrior", "influence", "pegasus_rider", "sorceress"),
  },
  waiqar: {
    food: ring("reanimate2", "tactics", "reanimate2", "reanimate", "influence", "necromancer", "reanimate2", "tactics"),
    wood: ring("skeleton_archer", "influence", "skeleton_archer", "tactics", "skeleton_archer", "necromancer", "influence", "dark_knight"),
    ore: ring("tactics", "necromancer", "influence", "dark_knight", "tactics", "skeleton_archer", "dark_knight", "necromancer"),
  },
  uthuk: {
    food: ring("berserker2", "tactics", "berserker", "berserker", "influence", "berserker2", "tactics", "warlock"),
    wood: ring("warlock", "tactics", "influence", "warlock", "tactics", "flesh_ripper", "warlock", "chaos_lord"),
    ore: ring("flesh_ripper", "tactics", "flesh_ripper", "influence", "chaos_lord", "tactics", "flesh_ripper", "chaos_lord"),
  },
};

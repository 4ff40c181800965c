/** What moved between two views: a pure comparison, from which the board makes its animations. */
import { unitsIn, type RunewarsView } from "./view";

export type Change =
  /** Figures have come into an area, from another one if one can be told. */
  | { kind: "unit"; label: string; area: string; from: string | null }
  | { kind: "hero"; hero: string; area: string; from: string | null }
  | { kind: "rune"; area: string };

/** More than this at once is not shown piece by piece: a jump was made or the board was set up. */
const MANY = 14;

/** Figures of each kind in each area, whatever their condition. */
function standing(view: RunewarsView): Map<string, Map<string, number>> {
  return new Map(
    Object.keys(view.areas).map((area) => {
      const counts = new Map<string, number>();
      for (const group of unitsIn(view, area)) counts.set(group.unit, (counts.get(group.unit) ?? 0) + group.count);
      return [area, counts];
    }),
  );
}

function units(before: RunewarsView, after: RunewarsView): Change[] {
  const [old, now] = [standing(before), standing(after)];
  const differs = (area: string, unit: string): number => (now.get(area)?.get(unit) ?? 0) - (old.get(area)?.get(unit) ?? 0);
  return [...now].flatMap(([area, counts]) =>
    [...counts.keys()].flatMap((unit): Change[] => {
      if (differs(area, unit) <= 0) return [];
      const from = [...old.keys()].find((other) => differs(other, unit) < 0) ?? null;
      const label = unitsIn(after, area).find((group) => group.unit === unit)?.label ?? unit;
      return [{ kind: "unit", label, area, from }];
    }),
  );
}

function heroes(before: RunewarsView, after: RunewarsView): Change[] {
  return Object.entries(after.heroes).flatMap(([hero, { area }]): Change[] => {
    const from = before.heroes[hero]?.area ?? null;
    return from === area ? [] : [{ kind: "hero", hero, area, from }];
  });
}

function runes(before: RunewarsView, after: RunewarsView): Change[] {
  return Object.entries(after.areas).flatMap(([area, now]): Change[] => (now.rune && !before.areas[area]?.rune ? [{ kind: "rune", area }] : []));
}

/** What moved; nothing between different maps. */
export function changes(before: RunewarsView, after: RunewarsView): Change[] {
  if (JSON.stringify(before.map) !== JSON.stringify(after.map)) return [];
  const all = [...units(before, after), ...heroes(before, after), ...runes(before, after)];
  return all.length > MANY ? [] : all;
}


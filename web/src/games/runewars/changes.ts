/** What moved between two views: a pure comparison, from which the board makes its animations. */
import { allyIn, figureOf, frameNamed, ownerOf, unitsIn, type RunewarsView } from "./view";

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


/** A way from area to area, and whose pieces went it. */
export interface Move {
  from: string;
  to: string;
  seat: number | null;
}

/** Units that march have left their area before they arrive: until then the activation holds them. */
function marched(before: RunewarsView, after: RunewarsView): Move[] {
  const [was, is] = [frameNamed(before, "activation"), frameNamed(after, "activation")];
  const goal = is?.area ?? was?.area;
  if (typeof goal !== "string") return [];
  const seat = Number((is ?? was)?.seat ?? -1);
  const [old, now] = [standing(before), standing(after)];
  const left = [...old].filter(([area, counts]) => area !== goal && [...counts].some(([unit, count]) => count > (now.get(area)?.get(unit) ?? 0))).map(([area]) => area);
  const gathered = is ? [] : Array.isArray(was?.origins) ? (was.origins as string[]) : [];
  return [...left, ...gathered].filter((from) => from !== goal).map((from) => ({ from, to: goal, seat }));
}

/** The ways that pieces went between two views, each once. */
export function moves(before: RunewarsView, after: RunewarsView): Move[] {
  const slid = changes(before, after).flatMap((change): Move[] => {
    if (change.kind === "rune" || !change.from) return [];
    const seat = change.kind === "hero" ? (after.heroes[change.hero]?.seat ?? null) : (ownerOf(after, figureOf(change.label).unit) ?? allyIn(after, change.area));
    return [{ from: change.from, to: change.area, seat }];
  });
  const all = [...slid, ...marched(before, after)];
  return all.filter((one, at) => all.findIndex((other) => other.from === one.from && other.to === one.to) === at);
}

/** What an option would lead to, where the lines of the server say too little: who could march, and who stands there. No rules. */
import type { TableState } from "../../table/board";
import type { Consequence } from "../../wire";
import { areasIn, verbOf } from "./keys";
import { allyIn, isUnit, ownerOf, unitsIn, viewOf, type Group, type RunewarsView } from "./view";
import { counted, label } from "./words";

/** How many figures the moves that are offered next are about: equal figures of an area are one option. */
export function marchers(view: RunewarsView, then: readonly string[]): number {
  const groups = new Set(then.filter((key) => verbOf(key) === "move").map((key) => key.split(":").slice(1, 3).join(":")));
  return [...groups].reduce((sum, group) => {
    const [from = "", figure = ""] = group.split(":");
    return sum + (view.areas[from]?.units ?? []).filter((unit) => unit === figure).length;
  }, 0);
}

/** The figures in an area that neither belong to a seat nor are its allies. */
export function othersIn(view: RunewarsView, area: string, seat: number | null): Group[] {
  return unitsIn(view, area).filter(({ unit }) => isUnit(unit) && (ownerOf(view, unit) ?? allyIn(view, area)) !== seat);
}

/** Of an area to activate: who could move there, and who is there. */
export function outlook({ key, then }: Consequence, table: TableState): string {
  const view = viewOf(table.view);
  if (!view || verbOf(key) !== "activate") return "";
  const [area] = areasIn(key, view);
  if (!area) return "";
  const number = marchers(view, then);
  const others = othersIn(view, area, table.asked?.seat ?? table.eyes);
  const told = number ? [label("outlook-march", { number })] : [];
  if (others.length) told.push(label("outlook-there", { units: others.map((group) => counted(group.unit, group.count)).join(", ") }));
  return told.join(" ");
}

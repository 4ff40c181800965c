/**
 * Options in two parts, such as a chip and a track: the first click narrows the list, the second chooses, Esc widens it
 * again. What was picked first is forgotten with the next question.
 */
import { keyboardInUse } from "../../table/surroundings.svelte";
import type { Action } from "svelte/action";
import type { TableState } from "../../table/board";

let picked = $state.raw<{ version: number; part: string } | null>(null);

/** The first part that was picked for the present question, as the beginning of keys: `forge:WL14`; null if none. */
export function pickedFor(table: TableState): string | null {
  return picked && picked.version === table.asked?.version && table.offers.size ? picked.part : null;
}
export function pick(table: TableState, part: string | null): void {
  picked = part === null || !table.asked ? null : { version: table.asked.version, part };
}
/** What was picked, whatever the question: for those who know views alone. */
export const pickedPart = (): string | null => picked?.part ?? null;

/** The offered keys that begin with a part. */
export function keysWith(table: TableState, part: string): string[] {
  return (table.asked?.options ?? []).map(({ key }) => key).filter((key) => table.offers.has(key) && key.startsWith(`${part}:`));
}

/** The number key of an option, while the keyboard is in use; null if it has none. */
export function numberOf(table: TableState, key: string): number | null {
  if (!keyboardInUse() || !table.offers.has(key)) return null;
  const at = table.asked?.options.findIndex((option) => option.key === key) ?? -1;
  return at >= 0 && at < 9 ? at + 1 : null;
}

export interface Picking {
  table: TableState;
  /** The beginning of the keys that it stands for. */
  part: string;
  /** What a screen reader says; a button says what stands on it. */
  label?: string;
  /** The keys themselves, where they do not begin with the part. */
  keys?: readonly string[];
}

/** An action for whatever stands for the first part of options: gold while it can be picked, `chosen` once it is. */
export const picking: Action<HTMLElement | SVGElement, Picking> = (node, first) => {
  let now = $state.raw(first);
  const offered = (): boolean => (now.keys ? now.keys.some((key) => now.table.offers.has(key)) : keysWith(now.table, now.part).length > 0);
  const isPicked = (): boolean => pickedFor(now.table) === now.part;
  const press = (event: Event): void => {
    if (!offered()) return;
    event.stopPropagation();
    pick(now.table, isPicked() ? null : now.part);
  };
  const typed = (event: Event): void => {
    const { key, repeat } = event as KeyboardEvent;
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    if (key === "Enter" && !repeat && !now.table.deaf) press(event);
  };
  const still = (event: Event): void => {
    if ((event as KeyboardEvent).key === " ") event.preventDefault();
  };
  function mark(): void {
    const [can, chosen] = [offered(), isPicked()];
    node.classList.toggle("can", can && !chosen);
    node.classList.toggle("chosen", chosen);
    for (const [name, value] of Object.entries({ role: "button", tabindex: "0", "data-key": now.part, "aria-label": now.label, "aria-pressed": String(chosen) })) {
      if (can && value !== undefined) node.setAttribute(name, value);
      else node.removeAttribute(name);
    }
  }
  node.addEventListener("click", press);
  node.addEventListener("keydown", typed);
  node.addEventListener("keyup", still);
  $effect(mark);
  return {
    update(next) {
      now = next;
    },
  };
};

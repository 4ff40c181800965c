/**
 * Verb first or thing first: a verb that was picked lights only its things; a thing with several options opens a list of
 * them, one with a single option is chosen by a click. Both are forgotten with the next question; Esc takes them back.
 */
import type { Action } from "svelte/action";
import { kept } from "../../lib/kept";
import type { TableState } from "../../table/board";
import { placesOf, rowVerbOf } from "./keys";
import { isPlace, turn, turnedTo } from "./placing.svelte";

let picked = $state.raw<{ version: number; verb: string } | null>(null);
interface Opened {
  version: number;
  place: string;
  /** Where the thing lies whose list is open. */
  beside: DOMRect;
  thing: Element;
}
let opened = $state.raw<Opened | null>(null);

export const verbPicked = (table: TableState): string | null => (picked && picked.version === table.asked?.version ? picked.verb : null);
export function pickVerb(table: TableState, verb: string | null): void {
  picked = verb === null || !table.asked ? null : { version: table.asked.version, verb };
  opened = null;
}
const openedNow = (table: TableState): Opened | null => (opened && opened.version === table.asked?.version ? opened : null);
export const placeOpened = (table: TableState): string | null => openedNow(table)?.place ?? null;
export const openedBeside = (table: TableState): DOMRect | null => openedNow(table)?.beside ?? null;
export function openPlace(table: TableState, place: string, thing: Element): void {
  opened = table.asked ? { version: table.asked.version, place, thing, beside: thing.getBoundingClientRect() } : null;
}
/** Closes the list of a thing, which gets the focus back. */
export function closePlace(): void {
  (opened?.thing as HTMLElement | undefined)?.focus();
  opened = null;
}
/** Takes back what was picked or opened; false if there was nothing. */
export function takeBack(table: TableState): boolean {
  if (placeOpened(table) !== null) closePlace();
  else if (verbPicked(table) !== null) pickVerb(table, null);
  else return false;
  return true;
}

const LAID = new WeakMap<readonly unknown[], Map<string, string[]>>();
/** The options of a question by the places where they lie. */
function laidOut({ asked }: TableState): Map<string, string[]> {
  if (!asked) return new Map();
  let found = LAID.get(asked.options);
  if (!found) {
    found = new Map();
    for (const { key } of asked.options) for (const place of placesOf(key, asked.name)) found.set(place, [...(found.get(place) ?? []), key]);
    LAID.set(asked.options, found);
  }
  return found;
}
/** The offered options that lie at a place, of the picked verb alone if one is. */
export function keysAt(table: TableState, place: string): string[] {
  const verb = verbPicked(table);
  return (laidOut(table).get(place) ?? []).filter((key) => table.offers.has(key) && (verb === null || rowVerbOf(key) === verb));
}
/** All places at which something lies, of the picked verb alone if one is. */
export const placesNow = (table: TableState): string[] => [...laidOut(table).keys()].filter((place) => keysAt(table, place).length > 0);
/** With much on offer and nothing picked, things show only the pip. */
export const isQuiet = (table: TableState): boolean => table.offers.size > 12 && verbPicked(table) === null;

export interface Spot {
  table: TableState;
  place: string;
  /** What a screen reader says while several options lie here; a single one speaks for itself. */
  label: string;
}

/** An action for whatever options lie at: gold while there are some; a click chooses the only one or opens the list. */
export const spot: Action<HTMLElement | SVGElement, Spot> = (node, first) => {
  let now = $state.raw(first);
  const drawn = node instanceof SVGElement;
  /** Whether the focus of the keyboard is on it. */
  let looked = $state(false);
  // Where a terrain card is laid, the way in which it lies stands for all of them.
  const keys = (): string[] => {
    const found = keysAt(now.table, now.place);
    return found.length > 1 && found.every(isPlace) ? [turnedTo(now.table, found)] : found;
  };
  const press = (event: Event): void => {
    const found = keys();
    if (!found.length) return;
    event.stopPropagation();
    if (found.length > 1) {
      if (placeOpened(now.table) === now.place) closePlace();
      else openPlace(now.table, now.place, node);
    } else if (!((event as PointerEvent).pointerType === "touch" && now.table.arm?.(found[0]!))) now.table.choose(found[0]!);
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
  const wheel = (event: Event): void => {
    if (!keysAt(now.table, now.place).some(isPlace)) return;
    event.preventDefault();
    event.stopPropagation();
    turn(now.table, (event as WheelEvent).deltaY < 0 ? -1 : 1);
  };
  const enter = (): void => {
    const found = keys();
    if (found.length === 1) now.table.focus(found[0]!);
  };
  const leave = (): void => keys().forEach((key) => now.table.unfocus(key));
  const focused = ({ type }: Event): void => {
    looked = type === "focus";
    if (looked) enter();
    else leave();
  };
  function mark(): void {
    const found = keys();
    const only = found.length === 1 ? found[0]! : null;
    const seen = now.table.focused !== null && found.includes(now.table.focused);
    node.classList.toggle("can", found.length > 0);
    node.classList.toggle("quiet", found.length > 0 && isQuiet(now.table));
    node.classList.toggle("focus", seen || (found.length > 1 && (looked || placeOpened(now.table) === now.place)));
    const said = only !== null ? now.table.textOf(only) : now.label;
    // What is drawn needs a name; a button that is a picture has its title.
    if (!drawn && node.getAttribute("title") !== said) node.setAttribute("title", said);
    for (const [name, value] of Object.entries({ role: "button", tabindex: "0", "data-key": only ?? now.place, "aria-label": drawn ? said : undefined, "aria-expanded": found.length > 1 ? String(placeOpened(now.table) === now.place) : undefined })) {
      if (found.length && value !== undefined) node.setAttribute(name, value);
      else node.removeAttribute(name);
    }
  }
  node.addEventListener("click", press);
  node.addEventListener("keydown", typed);
  node.addEventListener("keyup", still);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("focus", focused);
  node.addEventListener("blur", focused);
  $effect(mark);
  return {
    update(next) {
      now = kept(now, next);
    },
  };
};

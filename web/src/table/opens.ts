/**
 * An action for things that can be opened large: by a click where a click means nothing else, by a long press
 * or the other mouse button. Alt-click, the key `i` and the list of all things belong to the table, which reads
 * `data-thing`.
 */
import type { Action } from "svelte/action";
import type { TableState, Thing } from "./board";
import { thingOf } from "./things";

export interface Opening {
  table: TableState;
  thing: Thing | null;
}

const LONG_PRESS = 500;

export const opens: Action<HTMLElement | SVGElement, Opening> = (node, first) => {
  let now = first;
  let timer = 0;
  let opened = false;

  function open(event: Event): void {
    if (!now.thing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    now.table.open(now.thing);
  }
  const choosable = () => node.classList.contains("can") || node.classList.contains("no");
  function clicked(event: Event): void {
    if (opened) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (!choosable()) open(event);
    opened = false;
  }
  function pressed(event: Event): void {
    opened = false;
    if ((event as PointerEvent).pointerType !== "touch") return;
    timer = window.setTimeout(() => {
      opened = true;
      open(event);
    }, LONG_PRESS);
  }
  const released = () => window.clearTimeout(timer);
  function name(): void {
    if (now.thing) node.dataset.thing = `${now.thing.kind}:${now.thing.id}`;
    else delete node.dataset.thing;
  }

  node.addEventListener("click", clicked, true);
  node.addEventListener("contextmenu", open);
  node.addEventListener("pointerdown", pressed);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, released);
  name();
  return {
    update(next) {
      now = next;
      name();
    },
    destroy: released,
  };
};

/** An action for a drawing with many things in it: a click opens the innermost that is named by `data-thing`. */
export const opensThings: Action<HTMLElement | SVGElement, TableState> = (node, first) => {
  let table = first;
  node.addEventListener("click", (event) => {
    const thing = thingOf((event.target as Element).closest("[data-thing]")?.getAttribute("data-thing"));
    if (thing) table.open(thing);
  });
  return {
    update(next) {
      table = next;
    },
  };
};

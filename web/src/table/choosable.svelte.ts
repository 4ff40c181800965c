/**
 * An action for whatever stands for an option, HTML or SVG: `use:choosable={{ table, key, label }}`.
 *
 * While the key is offered it is a button: gold by the class `can`, reached by Tab
 * and arrows (`data-key`), chosen by click or Enter. With `tempting`, it answers
 * "why not?" when it is not offered but somebody is asked; class `no`.
 */
import type { Action } from "svelte/action";
import type { TableState } from "./board";

export interface Choosable {
  table: TableState;
  key: string;
  /** What a screen reader says; the text of the option if it is left out. Needed with `tempting`. */
  label?: string;
  /** Whether a player might try it although it is not offered. */
  tempting?: boolean;
}

export const choosable: Action<HTMLElement | SVGElement, Choosable> = (node, first) => {
  let now = $state.raw(first);

  function offered(): boolean {
    return now.table.offers.has(now.key);
  }
  function tempting(): boolean {
    return !offered() && !!now.tempting && now.table.offers.size > 0;
  }
  function mark(): void {
    node.classList.toggle("can", offered());
    node.classList.toggle("no", tempting());
    node.classList.toggle("focus", offered() && now.table.focused === now.key);
    if (!offered() && !tempting()) {
      for (const name of ["role", "tabindex", "data-key", "aria-disabled", "aria-label"]) node.removeAttribute(name);
      return;
    }
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "0");
    node.setAttribute("data-key", now.key);
    // A button says what stands on it; things that are drawn need a name.
    if (now.label !== undefined || !(node instanceof HTMLButtonElement)) node.setAttribute("aria-label", now.label ?? (offered() ? now.table.textOf(now.key) : ""));
    if (tempting()) node.setAttribute("aria-disabled", "true");
    else node.removeAttribute("aria-disabled");
  }
  function press(event: Event): void {
    if (offered()) {
      event.stopPropagation();
      now.table.choose(now.key);
    } else if (tempting()) {
      event.stopPropagation();
      now.table.whyNot(now.key, node);
    }
  }
  function typed(event: Event): void {
    const key = (event as KeyboardEvent).key;
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    press(event);
  }
  const enter = () => offered() && now.table.focus(now.key);
  const leave = () => now.table.unfocus(now.key);

  node.addEventListener("click", press);
  node.addEventListener("keydown", typed);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", enter);
  node.addEventListener("blur", leave);
  $effect(mark);

  return {
    update(next) {
      now = next;
    },
  };
};

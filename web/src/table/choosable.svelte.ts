/**
 * An action for whatever stands for an option, HTML or SVG: `use:choosable={{ table, key, label }}`.
 *
 * While the key is offered it is a button: gold by the class `can`, reached by Tab
 * and arrows (`data-key`), chosen by click or Enter, never by Space. With `tempting`, it answers
 * "why not?" when it is not offered but somebody is asked; class `no`.
 */
import { kept } from "../lib/kept";
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

const byFinger = (event: Event): boolean => event.type === "click" && (event as PointerEvent).pointerType === "touch";

export const choosable: Action<HTMLElement | SVGElement, Choosable> = (node, first) => {
  let now = $state.raw(first);

  function offered(): boolean {
    return now.table.offers.has(now.key);
  }
  function tempting(): boolean {
    return !offered() && !!now.tempting && now.table.offers.size > 0;
  }
  /** Says nothing to the page that it knows: each word makes it look for new styles. */
  function say(name: string, value: string | null): void {
    if (node.getAttribute(name) === value) return;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  function mark(): void {
    const [can, no] = [offered(), tempting()];
    node.classList.toggle("can", can);
    node.classList.toggle("no", no);
    say("role", can || no ? "button" : null);
    say("tabindex", can || no ? "0" : null);
    say("data-key", can || no ? now.key : null);
    // A button says what stands on it; things that are drawn need a name.
    const named = now.label !== undefined || !(node instanceof HTMLButtonElement);
    if (!can && !no) say("aria-label", null);
    else if (named) say("aria-label", now.label ?? (can ? now.table.textOf(now.key) : ""));
    say("aria-disabled", no ? "true" : null);
  }
  function light(): void {
    node.classList.toggle("focus", offered() && now.table.focused === now.key);
  }
  function press(event: Event): void {
    if (offered()) {
      event.stopPropagation();
      if (byFinger(event) && now.table.arm?.(now.key)) return;
      now.table.choose(now.key);
    } else if (tempting()) {
      event.stopPropagation();
      now.table.whyNot(now.key, node);
    }
  }
  function typed(event: Event): void {
    const { key, repeat } = event as KeyboardEvent;
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    // A key that is held, or was pressed before the question was there, was meant for something else.
    if (key === "Enter" && !repeat && !now.table.deaf) press(event);
  }
  /** A button is pressed by Space when the key comes up. */
  const still = (event: Event): void => {
    if ((event as KeyboardEvent).key === " ") event.preventDefault();
  };
  const enter = () => offered() && now.table.focus(now.key);
  const leave = () => now.table.unfocus(now.key);

  node.addEventListener("click", press);
  node.addEventListener("keydown", typed);
  node.addEventListener("keyup", still);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", enter);
  node.addEventListener("blur", leave);
  $effect(mark);
  $effect(light);

  return {
    update(next) {
      now = kept(now, next);
    },
  };
};

/**
 * A chip is also dragged to its track: where it is let go over a space that it can be forged on, that is chosen; anywhere
 * else it stays the chip that was picked. By the mouse alone: a finger scrolls.
 */
import type { Action } from "svelte/action";
import type { TableState } from "../../table/board";
import { pick } from "./picking.svelte";

export interface Carried {
  table: TableState;
  chip: string;
}

/** So far the pointer moves before it is a drag and no click. */
const FAR = 7;

/** The track of the space that lies at a place of the screen; 0 if none does. */
function trackAt(x: number, y: number): number {
  const space = document.elementFromPoint(x, y)?.closest('[data-at^="forge-"]');
  return Number(space?.getAttribute("data-at")?.slice("forge-".length) ?? 0);
}

export const carrying: Action<HTMLElement, Carried> = (node, first) => {
  let now = first;
  let from: { x: number; y: number } | null = null;
  let lifted = false;

  function moved({ clientX, clientY }: PointerEvent): void {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!lifted && Math.hypot(x, y) < FAR) return;
    if (!lifted) {
      lifted = true;
      pick(now.table, `forge:${now.chip}`);
      node.classList.add("carried");
    }
    node.style.transform = `translate(${x}px, ${y}px)`;
  }
  function dropped({ clientX, clientY, type }: PointerEvent): void {
    const key = lifted && type === "pointerup" ? `forge:${now.chip}:${trackAt(clientX, clientY)}` : "";
    end();
    if (now.table.offers.has(key)) now.table.choose(key);
  }
  function end(): void {
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", dropped);
    removeEventListener("pointercancel", dropped);
    node.classList.remove("carried");
    node.style.transform = "";
    from = null;
    lifted = false;
  }
  function grabbed({ button, pointerType, clientX, clientY }: PointerEvent): void {
    if (button !== 0 || pointerType === "touch" || ![...now.table.offers].some((key) => key.startsWith(`forge:${now.chip}:`))) return;
    from = { x: clientX, y: clientY };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", dropped);
    addEventListener("pointercancel", dropped);
  }
  node.addEventListener("pointerdown", grabbed);
  return {
    update(next) {
      now = next;
    },
    destroy: end,
  };
};

/** How much room there is, whether the keyboard is in use, whether pieces may travel. */
import { MediaQuery } from "svelte/reactivity";
import { pace, person } from "../lib/session.svelte";
import type { Tempo } from "./story/pacing";

const narrow = matchMedia("(max-width: 720px)");
const small = matchMedia("(max-width: 1360px), (max-height: 800px)");

let phone = $state(narrow.matches);
let laptop = $state(small.matches);
let keyboard = $state(false);

narrow.addEventListener("change", () => (phone = narrow.matches));
small.addEventListener("change", () => (laptop = small.matches));

const STEERING = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
addEventListener("keydown", (event) => STEERING.has(event.key) && (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);

export function onPhone(): boolean {
  return phone;
}
export function onLaptop(): boolean {
  return laptop;
}
const widths = new Map<number, MediaQuery>();

/** Whether the window is at most so wide: a narrow bar leaves its words to the ear and to the pointer (`class:spoken`). */
export function within(width: number): boolean {
  const asked = widths.get(width) ?? new MediaQuery(`max-width: ${width}px`);
  widths.set(width, asked);
  return asked.current;
}
/** Whether pieces may travel now. */
export function moves(): boolean {
  const wished = person()?.settings.animations ?? true;
  return wished && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
/** How what happens is shown now: at which pace, and whether as still pictures. */
export function tempo(): Tempo {
  return { pace: pace(), still: !moves() };
}
/** Whether the last thing done was done by a key: then number keys are shown. */
export function keyboardInUse(): boolean {
  return keyboard;
}

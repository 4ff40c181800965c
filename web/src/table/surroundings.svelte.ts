/** How much room there is, whether the keyboard is in use, whether pieces may travel. */
import { person } from "../lib/session.svelte";

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
/** Whether pieces may travel now. */
export function moves(): boolean {
  const wished = person()?.settings.animations ?? true;
  return wished && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
/** Whether the last thing done was done by a key: then number keys are shown. */
export function keyboardInUse(): boolean {
  return keyboard;
}

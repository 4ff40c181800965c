/** The keys of the table. Things are choosable by `data-key`; their order in the document is their reading order. */
import type { TableStore } from "./store.svelte";
import type { Panes } from "./panes.svelte";
import type { Player } from "./story/player.svelte";
import { thingOf } from "./things";

export interface Keyboard {
  table: TableStore;
  panes: Panes;
  fit(): void;
  zoom(by: number): void;
}

const FORWARD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

/** Carries out a key; true if it meant something. */
export function press(event: KeyboardEvent, { table, panes, fit, zoom }: Keyboard): boolean {
  if (writing(event.target) || document.querySelector("dialog[open]")) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return said(() => table.undo());
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (table.staged && event.key.toLowerCase() === "m") return said(() => (table.aside = !table.aside));
  if (table.telling) return table.staged ? stageKey(event, table.staged) : toldKey(event, table);
  if (FORWARD.has(event.key)) return step(1);
  if (BACK.has(event.key)) return step(-1);
  if (/^[1-9]$/.test(event.key)) return choose(table, Number(event.key));
  switch (event.key.toLowerCase()) {
    case "escape":
      return escape(table);
    case "u":
      return said(() => table.undo());
    case "/":
      return said(() => table.offers.size && (panes.dialog = "options"));
    case "?":
      return why(table, panes);
    case "l":
      return said(() => panes.show("log"));
    case "c":
      return said(() => panes.show("chat"));
    case "r":
      return said(() => (table.rules = { rule: table.asked?.rules[0]?.id ?? "", search: "", refusal: null, key: "" }));
    case "h":
      return said(() => table.askHint());
    case "o":
      return said(() => table.askOdds());
    case "t":
      return said(() => (panes.text = !panes.text));
    case "i":
      return large(table, panes);
    case "f1":
      return said(() => (panes.dialog = "help"));
    case "0":
      return said(fit);
    case "+":
    case "=":
      return said(() => zoom(1.3));
    case "-":
      return said(() => zoom(1 / 1.3));
    case " ":
      if (!table.news.length || ownKey(event)) return false;
      return said(() => table.lookBack());
  }
  return false;
}

/** Keys that say nothing by themselves. */
const SILENT = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "F5", "F11", "F12"]);

/** While something is told: step, pause; any other key shows the table as it is. */
function toldKey(event: KeyboardEvent, table: TableStore): boolean {
  const player = table.telling!;
  if (SILENT.has(event.key) || ownKey(event)) return false;
  if (event.key === "ArrowRight") return said(() => player.advance());
  if (event.key === "ArrowLeft") return said(() => player.back());
  if (FORWARD.has(event.key) || BACK.has(event.key)) return false;
  if (event.key.toLowerCase() === "p") return said(() => player.toggle());
  return said(() => table.skipToNow());
}

/** In a scene: Space shows how it ends, Enter goes on. */
export function stageKey(event: KeyboardEvent, player: Player): boolean {
  if (ownKey(event) && !document.activeElement?.matches("[data-goes-on]")) return false;
  if (event.key === "Enter") return said(() => !event.repeat && player.press());
  if (event.key === " ") return said(() => player.toResult());
  if (event.key === "ArrowRight") return said(() => player.holding || player.advance());
  if (event.key === "ArrowLeft") return said(() => player.back());
  if (event.key.toLowerCase() === "p") return said(() => player.toggle());
  if (event.key.toLowerCase() === "r") return said(() => player.again());
  return false;
}

function said(doing: () => unknown): true {
  doing();
  return true;
}

/** Whether somebody types a text there. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether the key presses the button that has the focus; what can be chosen is not pressed by Space. */
function ownKey(event: KeyboardEvent): boolean {
  const active = document.activeElement;
  if (event.key !== "Enter" && event.key !== " ") return false;
  const pressed = event.key === "Enter" ? "button, a, summary, input, [role=button]" : "button, summary, input, [role=button]";
  return active !== null && active.matches(pressed) && !active.matches("[data-key]");
}

/** Everything that can be chosen or asked about, in reading order; what a sheet covers cannot be reached. */
export function things(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-key]")].filter((thing) => thing.getClientRects().length > 0 && !thing.closest("[inert]"));
}

/** To the next thing; from elsewhere, to the first or the last one. */
function step(by: 1 | -1): boolean {
  const active = document.activeElement;
  if (active && active !== document.body && !active.matches("[data-key]") && active.closest("[role=tablist], [role=region], [role=log]")) return false;
  const all = things();
  if (!all.length) return false;
  const now = all.findIndex((thing) => thing === active);
  const next = now < 0 ? (by === 1 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
  all[next]?.focus();
  all[next]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function choose(table: TableStore, number: number): boolean {
  const option = table.asked?.options[number - 1];
  if (option) table.choose(option.key);
  return option !== undefined;
}

function why(table: TableStore, panes: Panes): boolean {
  const active = document.activeElement;
  const key = active?.getAttribute("data-key");
  if (active && key && active.getAttribute("aria-disabled") === "true") table.whyNot(key, active);
  else panes.dialog = "why";
  return true;
}

/** Whatever is open above the table closes, the latest first; then a step back. */
function escape(table: TableStore): boolean {
  if (table.confirming) table.confirm(false);
  else if (table.answer) table.answer = null;
  else if (table.hint) table.hint = null;
  else if (table.canUndo === "free") table.undo();
  else return false;
  return true;
}

/** The focused thing; without one, whatever is chosen from the list of all things. */
function large(table: TableStore, panes: Panes): true {
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const thing = thingOf((focused?.closest("[data-thing]") ?? focused?.querySelector("[data-thing]"))?.getAttribute("data-thing"));
  if (thing) table.open(thing);
  else panes.dialog = "things";
  return true;
}

/** What is opened around the board: which tab, which dialog. Keys and buttons meet here. */
import { onPhone } from "./surroundings.svelte";

export type Tab = "lessons" | "log" | "rules" | "chat" | "notes";
export type DialogName = "options" | "why" | "orders" | "help" | "menu" | "leave" | "end" | "panel" | "result" | "news" | "things";

export class Panes {
  tab = $state<Tab>("log");
  /** On a phone the ledger is a sheet that is closed at first; elsewhere a column that can be folded. */
  ledger = $state(!onPhone());
  dialog = $state<DialogName | null>(null);
  /** The seat whose panel is open, the option that an order is given for. */
  seat = $state(0);
  option = $state<string | null>(null);
  text = $state(false);

  /** Shows a tab of the ledger; the tab that is shown already folds it. */
  show(tab: Tab): void {
    const shown = this.ledger && this.tab === tab;
    this.tab = tab;
    this.ledger = !shown;
  }
  toggle(name: DialogName): void {
    this.dialog = this.dialog === name ? null : name;
  }
  close(): void {
    this.dialog = null;
  }
}

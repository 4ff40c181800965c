/** A request of a form: busy while it lasts, then what it said. To be made while its component is. */
import { currentLocale } from "../../lib/text.svelte";

export class Asking {
  busy = $state(false);
  problem = $state("");
  done = $state("");

  constructor() {
    // What was said in another language is unsaid.
    $effect(() => {
      void currentLocale();
      this.problem = this.done = "";
    });
  }

  /** Carries out a request; `done` is what to say when it has succeeded. */
  async run(work: () => Promise<unknown>, done = ""): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    this.done = "";
    try {
      await work();
      this.done = done;
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }
}

/** What is said to a screen reader: sentences joined until the next breath, none of them twice. */
import type { StoryEvent } from "../../wire";

export interface Sentence {
  text: string;
  /** In the language of the page, not in that of the log. */
  own: boolean;
}

/** Between two announcements lies at least this time. */
const BREATH = 800;
/** Smaller events are in the sentences of others, unless they happened by themselves. */
const LEAST_WEIGHT = 2;
/** More than these would not be listened to. */
const MOST = 8;

export class Speech {
  #waiting: Sentence[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spoken = -Infinity;
  /** The last event that was told; before the first words, all of them are past. */
  #last = Infinity;

  /** `why`: how it came about that nobody chose an event by hand, in words of the page; empty if somebody did. */
  constructor(
    readonly speak: (sentences: readonly Sentence[]) => void,
    readonly why: (event: StoryEvent) => string = () => "",
  ) {}

  /** Tells events that have not been told yet; `again`: also those that have. */
  tell(events: readonly StoryEvent[], again = false): void {
    const fresh = events.filter((event) => again || event.id > this.#last);
    this.#last = Math.max(this.#last === Infinity ? -Infinity : this.#last, ...events.map((event) => event.id), again ? this.#last : -Infinity);
    const heard = fresh.filter((event) => event.weight >= LEAST_WEIGHT || this.why(event)).slice(-MOST);
    for (const event of heard) {
      this.#waiting.push({ text: ended(event.text), own: false });
      const why = this.why(event);
      if (why) this.#waiting.push({ text: why, own: true });
    }
    this.#breathe();
  }

  /** Says something of the table itself. */
  say(text: string): void {
    this.#waiting.push({ text, own: true });
    this.#breathe();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #breathe(): void {
    if (!this.#waiting.length) return;
    clearTimeout(this.#timer);
    const left = this.#spoken + BREATH - performance.now();
    // In the same turn of the page more may follow: one announcement tells it all.
    this.#timer = setTimeout(() => {
      this.#spoken = performance.now();
      this.speak(this.#waiting);
      this.#waiting = [];
    }, Math.max(0, left));
  }
}

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

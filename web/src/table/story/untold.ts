/**
 * What the log does not say yet: lines, and headlines of scenes, that wait until their event has been told.
 * The log never runs ahead of the table: the lines of a scene wait until it has been shown.
 */
import type { Line, SceneHead } from "../../wire";

export class Untold {
  #lines: readonly Line[] = [];
  #heads = new Map<string, SceneHead>();
  /** Events of scenes that are still to be shown. */
  #held: readonly number[] = [];

  hear(lines: readonly Line[], heads: readonly SceneHead[]): void {
    this.#lines = [...this.#lines, ...lines];
    for (const head of heads) this.#heads.set(head.id, head);
  }

  /** The lines of these events wait for their scene. */
  hold(events: readonly number[]): void {
    this.#held = [...this.#held, ...events];
  }

  /** Scenes before this event have been shown; without one, all have. */
  release(event = Infinity): void {
    this.#held = this.#held.filter((number) => number >= event);
  }

  /** Takes what may be said once an event has been told; after the last of all, everything. */
  take(event: number): { lines: readonly Line[]; heads: readonly SceneHead[] } {
    const due = (line: Line) => line.number <= event && (event === Infinity || !this.#held.includes(line.number));
    const lines = this.#lines.filter(due);
    this.#lines = this.#lines.filter((line) => !due(line));
    return { lines, heads: [...new Set(lines.map((line) => line.scene))].flatMap((id) => this.#heads.get(id) ?? []) };
  }

  forget(): void {
    this.#lines = [];
    this.#heads.clear();
  }
}

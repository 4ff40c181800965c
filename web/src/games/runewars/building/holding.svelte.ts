/** What is held while the map is built: the rotation of the tile in hand and the place that is looked at. */
import { tick } from "svelte";
import type { TableState } from "../../../table/board";
import type { Point } from "../geometry";
import { viewOf, type RunewarsView } from "../view";
import { away, inOrder, middleOf, nearest, placings, rotations, triedAt, turnedOn, type Placing } from "./placing";

/** A pointer further away than this from the hexagons of a place does not look at it: on laid ground it looks at none. */
const FAR = 80;

export class Holding {
  #table: () => TableState;
  #rot = $state(0);
  #looked = $state<string | null>(null);
  readonly #view = $derived.by((): RunewarsView | null => viewOf(this.#table().view));
  /** Everything that fits, in any rotation. */
  readonly all: readonly Placing[] = $derived.by(() => {
    const { asked, offers } = this.#table();
    return asked && this.#view ? placings(offers, this.#view, asked.seat) : [];
  });
  readonly rotations: readonly number[] = $derived(rotations(this.all));
  readonly rot: number = $derived(this.rotations.includes(this.#rot) ? this.#rot : (this.rotations[0] ?? 0));
  /** What fits in the present rotation, in reading order. */
  readonly fitting: readonly Placing[] = $derived(inOrder(this.all.filter(({ rot }) => rot === this.rot)));
  /** The place that is looked at: focused on the table, else the last one. */
  readonly shown: Placing | null = $derived.by(() => {
    const { focused } = this.#table();
    const find = (key: string | null) => this.fitting.find((placing) => placing.key === key);
    return find(focused) ?? find(this.#looked) ?? null;
  });
  /** What is held: a tile, or null for markers. */
  readonly tile: string | null = $derived(this.all[0]?.tile ?? null);

  constructor(table: () => TableState) {
    this.#table = table;
  }

  look(placing: Placing | null): void {
    this.#looked = placing?.key ?? null;
    this.#table().focus(placing?.key ?? null);
  }
  /** The place nearest to a point of the drawing, if it is near at all. */
  near(point: Point, shift: Point): Placing | null {
    return nearest(this.fitting.filter(({ cells }) => away(cells, point, shift) < FAR), point, shift);
  }
  /** Where the tile in hand would lie by a point, although it does not fit there. */
  tried(point: Point, shift: Point): Placing | null {
    const [any] = this.fitting;
    return any ? triedAt(any, point, shift) : null;
  }
  /** Turns what is held to the next rotation that fits; looks at the place nearest to the former one. */
  turn(by: 1 | -1): void {
    const before = this.shown;
    this.#rot = turnedOn(this.all, this.rot, by);
    const next = before ? nearest(this.fitting, middleOf(before.cells, [0, 0]), [0, 0]) : null;
    this.look(next);
  }
  /** To the next place in this rotation. */
  step(by: 1 | -1): void {
    const at = this.fitting.findIndex(({ key }) => key === this.shown?.key);
    const next = at < 0 ? (by === 1 ? 0 : this.fitting.length - 1) : (at + by + this.fitting.length) % this.fitting.length;
    this.look(this.fitting[next] ?? null);
  }
  /** Gives the keyboard focus to the place that is looked at. */
  async focus(): Promise<void> {
    await tick();
    const key = this.shown?.key;
    if (key) document.querySelector<SVGElement>(`.rw-building [data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }
  lay(placing: Placing | null): void {
    if (placing) this.#table().choose(placing.key);
  }
}

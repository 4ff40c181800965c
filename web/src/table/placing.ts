/** Where a bubble stands beside the thing that it is about: never over it, and over as little as possible of what matters. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}
interface Spot {
  left: number;
  top: number;
}
export type Side = "right" | "left" | "above" | "below";
export interface Place {
  side: Side;
  left: number;
  top: number;
}

/** The tip of the arrow reaches so far out of a bubble: it touches the thing. */
export const GAP = 11;
const EDGE = 4;
/** How far the middle of a thing is below the upper edge of a bubble at its side. */
const DOWN = 53;
/** The thing itself counts more than anything around it. */
const THING = 20;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * The side with the least harm; the earlier one if there is no difference. `beyond` is a bar between the thing and
 * the rest of the room: where there is no place beside the thing, the bubble may stand on the other side of the bar.
 */
export function beside(thing: Box, size: Size, room: Size, keep: readonly Box[], sides: readonly Side[], beyond: Box | null = null): Place {
  const near = sides.map((side) => ({ side, ...at(side, thing, size) }));
  const far = beyond ? [{ side: "above" as const, left: at("above", thing, size).left, top: at("above", beyond, size).top }] : [];
  const places = [...near, ...far].map((place) => ({ ...place, ...inside(place, size, room) }));
  const harm = (place: Place) => {
    const bubble = { ...place, ...size };
    return THING * shared(bubble, thing) + keep.reduce((sum, box) => sum + shared(bubble, box), 0);
  };
  return places.reduce((best, place) => (harm(place) < harm(best) ? place : best));
}

function at(side: Side, thing: Box, size: Size): Spot {
  const middle = thing.left + thing.width / 2 - size.width / 2;
  const down = thing.top + thing.height / 2 - DOWN;
  switch (side) {
    case "right":
      return { left: thing.left + thing.width + GAP, top: down };
    case "left":
      return { left: thing.left - GAP - size.width, top: down };
    case "above":
      return { left: middle, top: thing.top - GAP - size.height };
    case "below":
      return { left: middle, top: thing.top + thing.height + GAP };
  }
}

function inside(place: Spot, size: Size, room: Size): Spot {
  return { left: clamp(place.left, EDGE, room.width - size.width - EDGE), top: clamp(place.top, EDGE, room.height - size.height - EDGE) };
}

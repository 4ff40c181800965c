/** Where a bubble stands: beside the thing that it points at, never over it, and whole within the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = "up" | "down" | "left" | "right";
export interface Placed {
  left: number;
  top: number;
  /** On which side of the thing it stands; null: there was no room beside it. */
  side: Side | null;
  /** Where along its edge the tail begins. */
  tail: number;
}

const GAP = 18;
const MARGIN = 10;
const ORDER: Record<Side, readonly Side[]> = {
  up: ["up", "down", "right", "left"],
  down: ["down", "up", "right", "left"],
  left: ["left", "right", "up", "down"],
  right: ["right", "left", "up", "down"],
};

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Beside a thing, on the wished side if there is room; without a thing, or without room, where it hides least. */
export function beside(thing: Box | null, bubble: Size, room: Size, wish: Side): Placed {
  for (const side of thing ? ORDER[wish] : []) {
    const placed = on(side, thing as Box, bubble, room);
    if (placed) return placed;
  }
  const low = !thing || thing.top + thing.height / 2 < room.height / 2;
  const left = between(MARGIN, (room.width - bubble.width) / 2, room.width - bubble.width - MARGIN);
  return { left, top: low ? Math.max(MARGIN, room.height - bubble.height - MARGIN) : MARGIN + 44, side: null, tail: 0 };
}

function on(side: Side, thing: Box, bubble: Size, room: Size): Placed | null {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  if (side === "up" || side === "down") {
    const top = side === "up" ? thing.top - GAP - bubble.height : thing.top + thing.height + GAP;
    if (top < MARGIN || top + bubble.height > room.height - MARGIN) return null;
    const left = between(MARGIN, middle.x - bubble.width / 2, room.width - bubble.width - MARGIN);
    return { left, top, side, tail: between(24, middle.x - left, bubble.width - 24) };
  }
  const left = side === "left" ? thing.left - GAP - bubble.width : thing.left + thing.width + GAP;
  if (left < MARGIN || left + bubble.width > room.width - MARGIN) return null;
  const top = between(MARGIN, middle.y - bubble.height / 2, room.height - bubble.height - MARGIN);
  return { left, top, side, tail: between(24, middle.y - top, bubble.height - 24) };
}

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
const MARGIN = 6;
const ORDER: Record<Side, readonly Side[]> = {
  up: ["up", "down", "right", "left"],
  down: ["down", "up", "right", "left"],
  left: ["left", "right", "up", "down"],
  right: ["right", "left", "up", "down"],
};

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Beside a thing, on the wished side if there is room; without a thing, or without room, where it hides least. */
export function beside(thing: Box | null, bubble: Size, room: Box, wish: Side): Placed {
  for (const side of thing ? ORDER[wish] : []) {
    const placed = on(side, thing as Box, bubble, room);
    if (placed) return placed;
  }
  const low = !thing || thing.top + thing.height / 2 < room.top + room.height / 2;
  const [lowest, highest] = [room.top + room.height - bubble.height - MARGIN, room.top + MARGIN];
  const left = within(room.left, room.left + (room.width - bubble.width) / 2, room.width, bubble.width);
  return { left, top: low ? Math.max(highest, lowest) : highest, side: null, tail: 0 };
}

/** The nearest place to the wished one at which something of this length stays within its room. */
function within(start: number, wish: number, room: number, length: number): number {
  return between(start + MARGIN, wish, Math.max(start + MARGIN, start + room - length - MARGIN));
}

function on(side: Side, thing: Box, bubble: Size, room: Box): Placed | null {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  if (side === "up" || side === "down") {
    const top = side === "up" ? thing.top - GAP - bubble.height : thing.top + thing.height + GAP;
    if (top < room.top + MARGIN || top + bubble.height > room.top + room.height - MARGIN) return null;
    const left = within(room.left, middle.x - bubble.width / 2, room.width, bubble.width);
    return { left, top, side, tail: between(24, middle.x - left, bubble.width - 24) };
  }
  const left = side === "left" ? thing.left - GAP - bubble.width : thing.left + thing.width + GAP;
  if (left < room.left + MARGIN || left + bubble.width > room.left + room.width - MARGIN) return null;
  const top = within(room.top, middle.y - bubble.height / 2, room.height, bubble.height);
  return { left, top, side, tail: between(24, middle.y - top, bubble.height - 24) };
}

/**
 * The smallest text on the map, in units of its drawing: never under 11 px on the screen, and as the screens show it where
 * there is room. What is drawn smaller by a scale is written so much larger.
 */
const LEAST = 17;
const LEAST_ON_PHONES = 33;
/** 11 px, and what is lost by rounding. */
const PIXELS = 11.05;

/** The smallest text of a drawing; `unit`: how many of its units one pixel is. */
export const inPixels = (unit: number): number => PIXELS * unit;

export function least(compact: boolean, unit = 1): number {
  return Math.max(compact ? LEAST_ON_PHONES : LEAST, inPixels(unit));
}

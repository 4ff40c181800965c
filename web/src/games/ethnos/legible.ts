/**
 * The smallest text on the map, in units of its drawing: 11 px where the window is 1440 by 900, and on a phone of 390.
 * What is drawn smaller by a scale is written so much larger.
 */
const LEAST = 17;
const LEAST_ON_PHONES = 33;

export function least(compact: boolean, scale = 1): number {
  return (compact ? LEAST_ON_PHONES : LEAST) / scale;
}

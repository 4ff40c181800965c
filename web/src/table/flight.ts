/** Movements of pieces: only transform and opacity, at most 1.2 s in all, ended by any key. */

export type Way = readonly [number, number];

const LONGEST = 420;
const ALL = 1200;
const BETWEEN = 60;
/** How long one piece travels, and all of them together. */
export let MOVE = LONGEST;
export let AT_MOST = ALL;
const RING = 1500;
export const CURVE = "cubic-bezier(.2,.7,.2,1)";

/** A piece travels on an arc of this part of the distance. */
export const ARC = 0.08;

const running = new Set<Animation>();

/** Starts a movement that any key ends. */
export function start(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: "backwards", ...options });
  running.add(animation);
  void animation.finished.catch(() => undefined).then(() => running.delete(animation));
  return animation;
}

/** Shows the end of everything that is still moving. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

/** What moves from now on arrives within this time: the next thing is shown after it. */
export function within(ms: number): void {
  AT_MOST = Math.min(ALL, ms);
  MOVE = Math.min(LONGEST, ms);
}

/** When the piece of this number starts, so that all of them have arrived in time. */
export function delayOf(number: number, count: number): number {
  return number * Math.min(BETWEEN, (AT_MOST - MOVE) / Math.max(1, count - 1));
}

/** A piece comes down onto its place. */
export function drop(piece: Element, delay: number): void {
  start(piece, [{ transform: "translate(0, -70px)", opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none" }], { duration: MOVE, delay, easing: CURVE });
}

/** A piece comes from elsewhere in its own SVG to where it stands; the distance is in units of the drawing. */
export function slide(piece: Element, [x, y]: Way, delay: number): void {
  const bend = `translate(${x / 2 - y * ARC}px, ${y / 2 + x * ARC}px)`;
  start(piece, [{ transform: `translate(${x}px, ${y}px)` }, { transform: bend }, { transform: "none" }], { duration: MOVE, delay, easing: CURVE });
}

const middle = (box: DOMRect): Way => [box.left + box.width / 2, box.top + box.height / 2];

/** Without movement an ink ring marks the new place for a moment. */
export function ring(box: DOMRect): void {
  const mark = document.createElement("div");
  mark.setAttribute("aria-hidden", "true");
  const size = Math.max(34, Math.min(box.width, box.height) + 12);
  const [x, y] = middle(box);
  mark.style.cssText = `position:fixed;left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px;border:3px solid var(--ink);box-shadow:0 0 0 2px var(--paper);border-radius:50%;z-index:40;pointer-events:none`;
  document.body.append(mark);
  setTimeout(() => mark.remove(), RING);
}

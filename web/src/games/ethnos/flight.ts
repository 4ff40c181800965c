/** Movements of pieces: only transform and opacity, at most 1.2 s in all, ended by any key. */
import type { Point } from "./geometry";

const MOVE = 420;
const BETWEEN = 60;
const AT_MOST = 1200;
const RING = 1500;
const CURVE = "cubic-bezier(.2,.7,.2,1)";
/** A piece travels on an arc of this part of the distance. */
const ARC = 0.08;

const running = new Set<Animation>();

function start(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: "backwards", ...options });
  running.add(animation);
  void animation.finished.catch(() => undefined).then(() => running.delete(animation));
  return animation;
}

/** Shows the end of everything that is still moving. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

/** When the piece of this number starts, so that all of them have arrived in time. */
export function delayOf(number: number, count: number): number {
  return number * Math.min(BETWEEN, (AT_MOST - MOVE) / Math.max(1, count - 1));
}

function cardElement(type: string | null): HTMLElement {
  const card = document.createElement("div");
  card.setAttribute("aria-hidden", "true");
  card.style.cssText = "position:fixed;left:0;top:0;width:56px;height:78px;z-index:40;pointer-events:none;transform-origin:0 0";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 100 140");
  svg.setAttribute("width", "56");
  svg.setAttribute("height", "78");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#et-row-${type ?? "back"}`);
  svg.append(use);
  card.append(svg);
  return card;
}

const CARD = { width: 56, height: 78 };
const middle = (box: DOMRect): Point => [box.left + box.width / 2, box.top + box.height / 2];

/** A card travels from one box to another; what has arrived shows itself at the end. */
export function fly(type: string | null, from: DOMRect, to: DOMRect, delay: number, arrived: Element | null): void {
  const card = cardElement(type);
  document.body.append(card);
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const scale = (box: DOMRect) => Math.min(1.5, Math.max(0.5, Math.min(box.width / CARD.width, box.height / CARD.height)));
  const frame = (x: number, y: number, size: number) => `translate(${x - (CARD.width * size) / 2}px, ${y - (CARD.height * size) / 2}px) scale(${size})`;
  const [sizeFrom, sizeTo] = [scale(from), scale(to)];
  const bend: Point = [(ax + bx) / 2 - (by - ay) * ARC, (ay + by) / 2 + (bx - ax) * ARC];
  const flight = start(
    card,
    [
      { transform: frame(ax, ay, sizeFrom) },
      { transform: frame(bend[0], bend[1], (sizeFrom + sizeTo) / 2) },
      { transform: frame(bx, by, sizeTo) },
    ],
    { duration: MOVE, delay, easing: CURVE },
  );
  void flight.finished.catch(() => undefined).then(() => card.remove());
  if (arrived) start(arrived, [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], { duration: MOVE + delay });
}

/** A marker comes down onto its pile. */
export function drop(pile: Element, delay: number): void {
  start(pile, [{ transform: "translate(0, -70px)", opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none" }], { duration: MOVE, delay, easing: CURVE });
}

/** A disc travels along points of its own SVG; they are units of the drawing. */
export function travel(disc: Element, points: readonly Point[], delay: number): void {
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  start(disc, frames, { duration: Math.min(AT_MOST - delay, MOVE * Math.max(1, points.length - 1)), delay, easing: "ease-in-out" });
}

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

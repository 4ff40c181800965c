/** Movements of cards between places of the page, and of discs along a track. */
import { ARC, AT_MOST, CURVE, MOVE, start } from "../../table/flight";
import { SEATS } from "../../lib/seats";
import type { Badge } from "../../wire";
import type { Point } from "./geometry";

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

const DISC = 26;

/** A marker travels from its owner's panel to its pile, which stays where it is, so that a ring around it is in place. */
export function flyMarker(badge: Badge, from: DOMRect | null, pile: Element, delay: number): void {
  start(pile, [{ opacity: 0.25 }, { opacity: 0.25, offset: 0.9 }, { opacity: 1 }], { duration: MOVE + delay });
  if (!from) return;
  const { fill, ink, edge, letter } = SEATS[badge];
  const disc = document.createElement("div");
  disc.setAttribute("aria-hidden", "true");
  disc.textContent = letter;
  disc.style.cssText = `position:fixed;left:0;top:0;width:${DISC}px;height:${DISC}px;z-index:40;pointer-events:none;border-radius:50%;display:grid;place-items:center;font:700 15px var(--font-display);background:${fill};color:${ink};box-shadow:0 0 0 2px ${edge},0 0 0 3.5px #F3E8CC,0 3px 5px rgba(30,15,0,.45)`;
  document.body.append(disc);
  const [[ax, ay], [bx, by]] = [middle(from), middle(pile.getBoundingClientRect())];
  const at = (x: number, y: number) => ({ transform: `translate(${x - DISC / 2}px, ${y - DISC / 2}px)` });
  const bend: Point = [(ax + bx) / 2 + (by - ay) * ARC, (ay + by) / 2 - (bx - ax) * ARC];
  const flight = start(disc, [at(ax, ay), at(...bend), at(bx, by)], { duration: MOVE, delay, easing: CURVE });
  void flight.finished.catch(() => undefined).then(() => disc.remove());
}

/** A disc travels along points of its own SVG; they are units of the drawing. */
export function travel(disc: Element, points: readonly Point[], delay: number): void {
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  start(disc, frames, { duration: Math.min(AT_MOST - delay, MOVE * Math.max(1, points.length - 1)), delay, easing: "ease-in-out" });
}

/** The six identities of seats: colour, pattern, letter and shape say the same, so that colour is never alone. */
import type { Badge } from "../wire";

export interface SeatLook {
  letter: Badge;
  fill: string;
  ink: string;
  edge: string;
  /** The drawing of one tile of 8 by 8 over the fill. */
  pattern: string;
  /** The outline of the banner in a box of 32 by 40. */
  banner: string;
}

const FAINT = 0.34;
const stroke = (ink: string, width: number) => `stroke="${ink}" stroke-width="${width}" stroke-opacity="${FAINT}" fill="none"`;

function look(letter: Badge, fill: string, ink: string, edge: string, pattern: string, banner: string): SeatLook {
  return { letter, fill, ink, edge, pattern, banner };
}

export const SEATS: Record<Badge, SeatLook> = {
  A: look("A", "#241F29", "#FFFFFF", "#0B090E", "", "M4 2H28V34H4Z"),
  B: look("B", "#184A94", "#FFFFFF", "#0B2650", `<path d="M0 2H8" ${stroke("#FFFFFF", 2.2)}/>`, "M4 2H28V36L16 27L4 36Z"),
  C: look("C", "#118562", "#FFFFFF", "#064A36", `<path d="M-2 6L6 -2M2 10L10 2" ${stroke("#FFFFFF", 2)}/>`, "M4 2H28V24L16 37L4 24Z"),
  D: look("D", "#E985AE", "#2E0718", "#8E335C", `<circle cx="4" cy="4" r="1.7" fill="#2E0718" fill-opacity="${FAINT}"/>`, "M4 2H28V23A12 12 0 0 1 4 23Z"),
  E: look("E", "#FAF5E8", "#2B2320", "#6E6354", `<path d="M4 1V7M1 4H7" ${stroke("#2B2320", 1.4)}/>`, "M4 2H28V35L22 28L16 35L10 28L4 35Z"),
  F: look("F", "#F6BE22", "#3A2600", "#9A6A00", `<path d="M0 6L4 2L8 6" ${stroke("#3A2600", 1.8)}/>`, "M4 2H28V24L4 37Z"),
};

/** The order in which badges are handed out: the first ones stay furthest apart. */
export const BADGES: readonly Badge[] = ["A", "B", "C", "F", "D", "E"];

/** Patterns for an SVG, as `url(#<prefix>A)` and so on. */
export function seatPatterns(prefix: string): string {
  return Object.values(SEATS)
    .map((seat) => `<pattern id="${prefix}${seat.letter}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${seat.fill}"/>${seat.pattern}</pattern>`)
    .join("");
}

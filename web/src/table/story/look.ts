/** The colours of a seat as custom properties: `--seat`, `--seat-ink`, `--seat-edge`. */
import { emblems } from "../../lib/emblems";
import { SEATS } from "../../lib/seats";
import type { Badge } from "../../wire";

/** To be called while a component is made. */
export function seatLook(): (badge: Badge) => string {
  const emblemOf = emblems();
  return (badge) => {
    const { fill, ink, edge } = emblemOf(badge) ?? SEATS[badge];
    return `--seat:${fill};--seat-ink:${ink};--seat-edge:${edge}`;
  };
}

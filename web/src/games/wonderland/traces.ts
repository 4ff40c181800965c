/** Where on the table a line of the log or a refusal is at home: the places that it names, rather than every piece of a kind. */
import type { Line, RefusalInfo } from "../../wire";

/** Things that are in one place only. */
const PLACES = ["region:", "tea_card:", "wonderlandian:", "quest:"];

const placesIn = (about: readonly string[]): string[] => about.filter((thing) => PLACES.some((kind) => thing.startsWith(kind)));

export function traces(line: Line): readonly string[] {
  const places = placesIn(line.about);
  return places.length ? places : line.about;
}

/** What stands in the way. */
export function blockers(refusal: RefusalInfo): readonly string[] {
  const places = placesIn(refusal.obstacles.flatMap((obstacle) => obstacle.about));
  return places.length ? [...new Set(places)] : refusal.about;
}

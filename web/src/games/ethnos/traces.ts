/** Where on the table a line of the log or a refusal is at home: places (`data-at`) and things (`kind:id`). */
import type { TableState } from "../../table/board";
import type { Line, RefusalInfo } from "../../wire";
import { viewOf } from "./view";

/** Where the Band lies that is being built or was just played, and the cards that are left in the hand. */
export const OWN_BAND = "own-band";
export const OWN_LEADER = "own-leader";
export const OWN_CARDS = "own-cards";

function named(kind: string, about: readonly string[]): string[] {
  return about.filter((thing) => thing.startsWith(`${kind}:`)).map((thing) => thing.slice(kind.length + 1));
}

/** A card that was taken lies in the own hand, or behind the number of another's panel. */
export function traces(line: Line, table: TableState): readonly string[] {
  const { seat, about } = line;
  const cards = named("card", about);
  const kingdoms = named("kingdom", about);
  const rest = about.filter((thing) => !thing.startsWith("card:"));
  switch (line.message) {
    case "takes":
    case "drew":
    case "deal":
      return seat === table.eyes ? cards.map((card) => `hand-${card}`) : rest;
    case "draws":
    case "dragon":
      return ["deck", ...rest];
    case "band":
      return [`bands-${seat}`];
    case "marker":
    case "too_small":
    case "gains_kingdom":
      return [...kingdoms.map((kingdom) => `kingdom:${kingdom}`), ...kingdoms.map((kingdom) => `pile-${kingdom}-${seat}`)];
    case "discards":
      return cards.map((card) => `pool-${card}`);
    case "merfolk":
    case "gains_merfolk":
      return [`merfolk-${seat}`];
    default:
      return rest;
  }
}

/** What stands in the way: the markers in a Kingdom, the Band that is too small, the Leader that does not match. */
export function blockers(refusal: RefusalInfo, _key: string, table: TableState): readonly string[] {
  switch (refusal.reason) {
    case "band-too-small":
      return [...named("kingdom", refusal.about).flatMap((kingdom) => pilesOf(kingdom, table)), OWN_BAND];
    case "token-too-high":
      return [OWN_BAND];
    case "does-not-match":
    case "no-more-match":
      return [OWN_LEADER];
    case "hand-full":
    case "keep-too-many":
      return [OWN_CARDS];
    case "too-few-skeletons":
      return ["hand-skeleton"];
    default:
      return [];
  }
}

/** With two players the markers of both count. */
function pilesOf(kingdom: string, table: TableState): string[] {
  const players = viewOf(table.view)?.players ?? 0;
  const seats = players === 2 ? [0, 1] : [table.eyes];
  return seats.map((seat) => `pile-${kingdom}-${seat}`);
}

/** How far the objective of a quest has come, as far as the viewer sees: a count beside what the card asks for. No rules. */
import { printed } from "./content";
import { ALLIES, type Quest } from "./ids";
import { allyOf, seen, type SeatView } from "./view";

export interface Progress {
  now: number;
  met: boolean;
}

const TRACK_LENGTH = 3;

/** The own ally chips by type; null while the bag is closed: what is in it is not told (WW-204). */
function allies(player: SeatView): Map<string, number> | null {
  if (typeof player.bag === "number") return null;
  const counts = new Map<string, number>();
  for (const chip of [...seen(player.bag), ...player.exhausted, ...player.active, ...player.forge.flat()]) {
    const ally = allyOf(chip);
    if (ally) counts.set(ally, (counts.get(ally) ?? 0) + 1);
  }
  return counts;
}

function units(player: SeatView): number {
  const supporters = Object.entries(player.supporters).reduce((sum, [place, number]) => sum + (place === "supply" ? 0 : number), 0);
  return supporters + Object.values(player.figures).filter((place) => place !== "supply").length + (/^[A-Z]{2}$/.test(player.leader) ? 1 : 0);
}

/** What was reached, and what is asked for; null if it cannot be seen now. */
export function progressOf(quest: Quest, player: SeatView, players: number): Progress | null {
  const { objective, numbers } = printed().quests[quest];
  const least = (now: number, goal: number): Progress => ({ now, met: now >= goal });
  const goal = numbers[0] ?? 0;
  switch (objective) {
    case "OWN_PAIR": {
      const owned = allies(player);
      const of = (type: number) => owned?.get(ALLIES[type] ?? "") ?? 0;
      return owned && least(of(numbers[0] ?? 0) + of(numbers[1] ?? 0), printed().pair);
    }
    case "ALL_TYPES": {
      const owned = allies(player);
      return owned && least(owned.size, ALLIES.length);
    }
    case "CASTLES":
      return least(Object.values(player.castles).filter((state) => state === "upright").length, numbers[players === 2 ? 1 : 0] ?? goal);
    case "TRACKS":
      return least(player.forge.filter((track) => track.length === TRACK_LENGTH).length, goal);
    case "FORGED_TYPES":
      return least(new Set(player.forge.flat().flatMap((chip) => allyOf(chip) ?? [])).size, goal);
    case "FORGED":
      return least(player.forge.flat().length, goal);
    case "ABILITIES":
      return least(player.abilities.length, goal);
    case "SHARDS_MAX":
      return { now: player.shards, met: player.shards <= goal };
    case "LEADER":
      return least(player.leader_strength, goal);
    case "WONDERLANDIANS":
      return least(player.wonderlandians.length, goal);
    default:
      return least(units(player), goal);
  }
}

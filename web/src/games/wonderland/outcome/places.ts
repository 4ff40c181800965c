/** Places of a battle with what each brought, as the table or the scene of the battle tells them. */
import type { SceneInfo } from "../../../wire";
import { battleIn, outcomeIn } from "../battle/battle";
import { dataOf } from "../battle/scene";
import type { Region } from "../ids";
import type { WonderlandView } from "../view";

export interface Placed {
  seat: number;
  /** 0: none. */
  place: number;
  strength: number;
  bust: boolean;
  /** Victory points that the place brought; null: they are being chosen. */
  points: number | null;
  castle: "new" | "stands" | null;
  forge: number;
  feat: boolean;
}

const byPlace = (one: Placed, other: Placed): number => (one.place || 99) - (other.place || 99) || other.strength - one.strength || one.seat - other.seat;

/** The places of the outcome in progress. */
export function placesIn(view: WonderlandView): Placed[] {
  const [battle, outcome] = [battleIn(view), outcomeIn(view)];
  if (!battle || !outcome) return [];
  return Object.entries(battle.fighters)
    .map(([id, { strength, status }]): Placed => {
      const [seat, now] = [Number(id), view.facts?.battle?.seats[id]];
      return {
        seat,
        place: now?.place ?? 0,
        strength,
        bust: status === "bust",
        points: now?.chooses ? null : (now?.points ?? 0),
        castle: castleOf(view, seat, battle.region, outcome.first.includes(seat)),
        forge: now?.forge ?? 0,
        feat: id in outcome.revealed,
      };
    })
    .sort(byPlace);
}

function castleOf(view: WonderlandView, seat: number, region: Region, first: boolean): Placed["castle"] {
  return first && view.seats[seat]?.castles[region] ? "stands" : null;
}

/** The places as the scene of a battle tells them at its end. */
export function placesAt(scene: SceneInfo): Placed[] {
  const last = dataOf(scene.steps.at(-1)!);
  return last.lanes
    .map(({ seat, strength, status, vp, castle_in: castle, now }): Placed => ({ seat, place: now.place, strength, bust: status === "bust", points: vp, castle: castle ? "new" : null, forge: last.uncontested ? 0 : now.forge, feat: false }))
    .sort(byPlace);
}

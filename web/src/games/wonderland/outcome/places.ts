/** Places of a battle with what each brought, as the table or the scene of the battle tells them. */
import type { SceneInfo } from "../../../wire";
import { battleIn, outcomeIn } from "../battle/battle";
import { placesOf } from "../battle/forecast";
import { dataOf } from "../battle/scene";
import { groundOf } from "../battle/screen";
import { printed } from "../content";
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
  const ground = groundOf(view, battle.region);
  const all = Object.entries(battle.fighters).map(([seat, { strength, status }]) => ({ seat: Number(seat), strength, bust: status === "bust" }));
  const places = placesOf(all, ground.resistance);
  const chosen = outcome.uncontested || !outcome.alone;
  const started = outcome.step?.split("/")[0] === "places";
  return all
    .map(({ seat, strength, bust }): Placed => {
      const place = places.get(seat) ?? 0;
      const half = Math.ceil(ground.value / 2);
      const points = outcome.first.includes(seat) ? (chosen ? null : ground.value) : outcome.second.includes(seat) ? Math.ceil(half / outcome.second.length) : 0;
      const forge = bust || outcome.uncontested ? 0 : (printed().forge_symbols.includes(strength) ? 1 : 0) + forgeChips(view, seat);
      return { seat, place, strength, bust, points: started ? 0 : points, castle: castleOf(view, seat, battle.region, outcome.first.includes(seat)), forge, feat: String(seat) in outcome.revealed };
    })
    .sort(byPlace);
}

const forgeChips = (view: WonderlandView, seat: number): number => view.seats[seat]?.active.filter((chip) => chip === "FORGE").length ?? 0;

function castleOf(view: WonderlandView, seat: number, region: Region, first: boolean): Placed["castle"] {
  return first && view.seats[seat]?.castles[region] ? "stands" : null;
}

/** The places as the scene of a battle tells them at its end. */
export function placesAt(scene: SceneInfo): Placed[] {
  const last = dataOf(scene.steps.at(-1)!);
  const places = placesOf(last.lanes.map(({ seat, strength, status }) => ({ seat, strength, bust: status === "bust" })), last.resistance);
  return last.lanes
    .map(({ seat, strength, status, vp, castle_in: castle, now }): Placed => ({ seat, place: places.get(seat) ?? 0, strength, bust: status === "bust", points: vp, castle: castle ? "new" : null, forge: last.uncontested ? 0 : now.forge, feat: false }))
    .sort(byPlace);
}

/**
 * Places that can be chosen but lie out of sight, as arrows at the rim of what is seen. Pure arithmetic; any board with a
 * window of its own takes part by the attribute `data-window` and the event `bring`.
 */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An arrow at the rim: where it stands, where it points to in degrees, and the places behind it, the nearest first. */
export interface RimArrow {
  x: number;
  y: number;
  turn: number;
  /** Indices of the places. */
  behind: number[];
}

/** Places in the same eighth of the compass share an arrow. */
const SECTORS = 8;

const middle = (rect: Rect): readonly [number, number] => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];

/** A place whose middle is closer to the rim than this is not really seen. */
const RIM = 12;

/** Whether the middle of a place is well within what is seen. */
export function inSight(place: Rect, seen: Rect): boolean {
  const [x, y] = middle(place);
  return x >= seen.left + RIM && x <= seen.right - RIM && y >= seen.top + RIM && y <= seen.bottom - RIM;
}

/** The arrows for all places that are not seen; `inset` is how far from the rim their middles stand. */
export function rimArrows(places: readonly Rect[], seen: Rect, inset: number): RimArrow[] {
  const [cx, cy] = middle(seen);
  const [wide, high] = [(seen.right - seen.left) / 2 - inset, (seen.bottom - seen.top) / 2 - inset];
  if (wide <= 0 || high <= 0) return [];
  const found = new Map<number, RimArrow & { far: number }>();
  const away = places
    .map((place, at) => ({ place, at, far: Math.hypot(middle(place)[0] - cx, middle(place)[1] - cy) }))
    .filter(({ place }) => !inSight(place, seen))
    .sort((one, other) => one.far - other.far);
  for (const { place, at, far } of away) {
    const [x, y] = middle(place);
    const [dx, dy] = [x - cx, y - cy];
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    const sector = Math.round((turn / 360) * SECTORS + SECTORS) % SECTORS;
    const before = found.get(sector);
    if (before) {
      before.behind.push(at);
      continue;
    }
    const scale = Math.min(wide / Math.max(1, Math.abs(dx)), high / Math.max(1, Math.abs(dy)));
    found.set(sector, { x: cx + dx * scale, y: cy + dy * scale, turn, behind: [at], far });
  }
  return [...found.values()].map(({ x, y, turn, behind }) => ({ x, y, turn, behind }));
}

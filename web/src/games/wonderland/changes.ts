/** What moved between two views of the table: a pure comparison, from which the board makes its animations. */
import { REGIONS, type Region } from "./ids";
import { chairOf, chairs, counted, dealt, frameOf, groupOf, seen, type WonderlandView } from "./view";

export type Change =
  /** A leader has walked round the table; the head is 0. */
  | { kind: "walk"; seat: number; from: number; to: number }
  /** A tea card has been dealt. */
  | { kind: "dealt"; chair: number }
  /** Pieces of a player have come into a region. */
  | { kind: "units"; seat: number; region: Region }
  /** A Wonderlandian has come to the market. */
  | { kind: "market"; card: string }
  | { kind: "forged"; seat: number; track: number }
  /** A chip has come into the bag of the viewer, who sees what is in it. */
  | { kind: "chip"; chip: string }
  /** The shard die shows another number. */
  | { kind: "rolled" };

/** More than this at once is not shown piece by piece: a jump was made or the board was set up. */
const MANY = 18;

/** Where a leader sits at the table: a chair, or 0 for the head; null if it is elsewhere. */
const placeOf = (view: WonderlandView, seat: number): number | null => {
  const player = view.seats[seat];
  if (!player?.leader) return null;
  return player.leader === "head" ? 0 : chairOf(player);
};

function walks(before: WonderlandView, after: WonderlandView): Change[] {
  return after.seats.flatMap((_, seat): Change[] => {
    const [from, to] = [placeOf(before, seat), placeOf(after, seat)];
    return from === null || to === null || from === to ? [] : [{ kind: "walk", seat, from, to }];
  });
}
function cards(before: WonderlandView, after: WonderlandView): Change[] {
  const come = chairs(after).filter((chair) => after.tea_table[chair]?.card && before.tea_table[chair]?.card !== after.tea_table[chair]!.card);
  const market = after.market.filter((card) => !before.market.includes(card));
  return [...come.map((chair): Change => ({ kind: "dealt", chair })), ...market.map((card): Change => ({ kind: "market", card }))];
}
function units(before: WonderlandView, after: WonderlandView): Change[] {
  const strong = (view: WonderlandView, seat: number, region: Region): number => {
    const group = groupOf(view, seat, region);
    return group ? group.supporters + group.figures.length + (group.leader ? 1 : 0) + (group.castle ? 1 : 0) : 0;
  };
  return after.seats.flatMap((_, seat) => REGIONS.filter((region) => strong(after, seat, region) > strong(before, seat, region)).map((region): Change => ({ kind: "units", seat, region })));
}
function forged(before: WonderlandView, after: WonderlandView): Change[] {
  return after.seats.flatMap((player, seat) => player.forge.flatMap((track, at): Change[] => (track.length > (before.seats[seat]?.forge[at]?.length ?? 0) ? [{ kind: "forged", seat, track: at + 1 }] : [])));
}

function chips(before: WonderlandView, after: WonderlandView): Change[] {
  const bag = (view: WonderlandView) => counted(seen(view.viewer === null ? undefined : view.seats[view.viewer]?.bag));
  if (before.viewer !== after.viewer || !bag(before).length) return [];
  const old = new Map(bag(before).map(({ chip, count }) => [chip, count]));
  return bag(after).flatMap(({ chip, count }): Change[] => (count > (old.get(chip) ?? 0) ? [{ kind: "chip", chip }] : []));
}
function rolls(before: WonderlandView, after: WonderlandView): Change[] {
  const [old, now] = [before, after].map((view) => frameOf(view, "roll")?.value ?? null);
  return now !== null && now !== old ? [{ kind: "rolled" }] : [];
}

/** What moved; nothing between positions that do not follow each other. */
export function changes(before: WonderlandView, after: WonderlandView): Change[] {
  if (!dealt(before) || !dealt(after) || before.seats.length !== after.seats.length || before.round !== after.round || before.phase !== after.phase) return [];
  const all = [...walks(before, after), ...rolls(before, after), ...cards(before, after), ...units(before, after), ...chips(before, after), ...forged(before, after)];
  return all.length > MANY ? [] : all;
}

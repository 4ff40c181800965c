/** What is different between two views, as far as it moves on the table. */
import { seen, type BattaliaView, type SquareId } from "./view";

export type Change =
  | { kind: "walks"; seat: number; hero: "a" | "b"; from: SquareId; to: SquareId }
  | { kind: "built"; square: SquareId }
  | { kind: "card"; card: string };

export function changes(before: BattaliaView, now: BattaliaView, eyes: number | null): Change[] {
  const walks = now.seats.flatMap(({ heroes }, seat) =>
    (["a", "b"] as const).flatMap((hero): Change[] => {
      const [from, to] = [before.seats[seat]?.heroes?.[hero]?.at, heroes?.[hero]?.at];
      return from && to && from !== to ? [{ kind: "walks", seat, hero, from, to }] : [];
    }),
  );
  const built = Object.entries(now.map).flatMap(([square, { card, level, owner }]): Change[] => {
    const last = before.map[square];
    return last && last.card === card && last.level === level && last.owner === owner ? [] : [{ kind: "built", square }];
  });
  const had = eyes === null ? [] : [...seen(before.seats[eyes]?.hand)];
  const drawn = (eyes === null ? [] : seen(now.seats[eyes]?.hand)).flatMap((card): Change[] => {
    const place = had.indexOf(card);
    if (place < 0) return [{ kind: "card", card }];
    had.splice(place, 1);
    return [];
  });
  return [...walks, ...built, ...drawn];
}

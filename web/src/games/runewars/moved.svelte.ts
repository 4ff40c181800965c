/** The ways that pieces went with what is being told: the map draws them until the next thing is told. */
import type { Move } from "./changes";

let ways = $state.raw<readonly Move[]>([]);

export const moved = (): readonly Move[] => ways;

export function note(list: readonly Move[]): void {
  if (list.length || ways.length) ways = list;
}

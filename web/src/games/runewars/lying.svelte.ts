/** How the map lies on the table, in steps of 60 degrees: other pictures of it lie alike. */
let steps = $state(0);

export const lying = (): number => steps;

export function lie(turn: number): void {
  if (turn !== steps) steps = turn;
}

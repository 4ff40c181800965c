/** A card of a battle that needs a target: it is chosen first, its target then, and nothing is asked in between. */
let card = $state<string | null>(null);

/** The beginning of the options of the card that is aimed, such as `use:H-G3`. */
export const aimed = (): string | null => card;
export function aim(prefix: string | null): void {
  card = prefix;
}

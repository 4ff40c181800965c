/** Which options become rows of the sheet on a phone: all of them, unless there are so many that only the board can tell them. */
import type { Offer } from "../wire";

const MOST = 60;

export function rowsOf(options: readonly Offer[], placed: (key: string) => boolean): readonly Offer[] {
  return options.length <= MOST ? options : options.filter((option) => !placed(option.key));
}

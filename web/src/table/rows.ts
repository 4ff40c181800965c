/** Which options become rows of the sheet on a phone: all of them, unless there are so many that the board tells them better. */
import type { Offer } from "../wire";

const MOST = 12;

export function rowsOf(options: readonly Offer[], placed: (key: string) => boolean): readonly Offer[] {
  return options.length <= MOST ? options : options.filter((option) => !placed(option.key));
}

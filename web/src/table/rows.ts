/** Which options become rows of the sheet on a phone: all of them, unless there are so many that the board tells them better. */
import type { Offer } from "../wire";

const MOST = 12;

/** `which`: a game whose board has room for its options on a phone leaves those to the board. */
export function rowsOf(options: readonly Offer[], placed: (key: string) => boolean, which: "all" | "unplaced" = "all"): readonly Offer[] {
  return which === "all" && options.length <= MOST ? options : options.filter((option) => !placed(option.key));
}

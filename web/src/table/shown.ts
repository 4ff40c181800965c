/** What the table shows beside the board: why something cannot be done, somebody else, a rule. */
import type { RefusalInfo } from "../wire";

/** Why something cannot be done, and the thing that it is about. */
export interface Answer {
  title: string;
  /** The option that is refused. */
  key: string;
  text: string;
  refusal: RefusalInfo | null;
  beside: Element | null;
}

/** Somebody else at the table. */
export interface Somebody {
  id: string;
  name: string;
}

/** What the rulebook drawer shows: a rule, or the result of a search; with the numbers of the moment. */
export interface RulesAt {
  rule: string;
  search: string;
  refusal: RefusalInfo | null;
  /** The option that is refused. */
  key: string;
}

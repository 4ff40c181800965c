/** How Might & Magic Heroes plays, in five pictures; the sentences are `how-1` to `how-5`. */
import type { HowItPlays } from "../../../learn/how";
import { install } from "../symbols";
import Fight from "./Fight.svelte";
import Gather from "./Gather.svelte";
import Grow from "./Grow.svelte";
import Move from "./Move.svelte";
import Rule from "./Rule.svelte";

install();

const how: HowItPlays = { pictures: [Gather, Move, Fight, Grow, Rule] };

export default how;

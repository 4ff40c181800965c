/** How Battalia plays, in five pictures; the sentences are `how-1` to `how-5`. */
import type { HowItPlays } from "../../../learn/how";
import { install } from "../symbols";
import Build from "./Build.svelte";
import Deck from "./Deck.svelte";
import Heroes from "./Heroes.svelte";
import Lines from "./Lines.svelte";
import Win from "./Win.svelte";

install();

const how: HowItPlays = { pictures: [Lines, Deck, Build, Heroes, Win] };

export default how;

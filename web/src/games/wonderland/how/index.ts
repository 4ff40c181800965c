/** How Wonderland's War plays, in five pictures; the sentences are `how-1` to `how-5`. */
import type { HowItPlays } from "../../../learn/how";
import { install } from "../symbols";
import Draw from "./Draw.svelte";
import Halt from "./Halt.svelte";
import Muster from "./Muster.svelte";
import Tea from "./Tea.svelte";
import Win from "./Win.svelte";

install();

const how: HowItPlays = { pictures: [Tea, Muster, Draw, Halt, Win] };

export default how;

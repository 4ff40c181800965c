/** How Ethnos plays, in five pictures; the sentences are `how-1` to `how-5`. */
import type { HowItPlays } from "../../../learn/how";
import { install } from "../symbols";
import Collect from "./Collect.svelte";
import LetGo from "./LetGo.svelte";
import Match from "./Match.svelte";
import Place from "./Place.svelte";
import Score from "./Score.svelte";

install();

const how: HowItPlays = { pictures: [Collect, Match, Place, LetGo, Score] };

export default how;

/** How Runewars plays, in five pictures; the sentences are `how-1` to `how-5`. */
import type { HowItPlays } from "../../../learn/how";
import { install } from "../symbols";
import Explore from "./Explore.svelte";
import Fight from "./Fight.svelte";
import March from "./March.svelte";
import Orders from "./Orders.svelte";
import Win from "./Win.svelte";

install();

const how: HowItPlays = { pictures: [Orders, March, Fight, Explore, Win] };

export default how;

/** The printed values of all games, as the server tells them (`make generate` writes the files): imported, they are laid out. */
import { layOut } from "../src/lib/content.svelte";
import type { GameContent } from "../src/wire";
import ethnos from "./content/ethnos.json";
import runewars from "./content/runewars.json";
import wonderland from "./content/wonderland.json";

layOut(ethnos);
layOut(runewars);
layOut(wonderland);

/** A content pack: a copy of printed values, for a hand to change. */
export const packOf = <T extends GameContent>(told: T): T => ({ ...structuredClone(told), content: "a pack" });

/** The drawings of Heroes that are used many times: icons, patterns of factions, hatching. */
import { install as put } from "../../parts/symbols";
import { GLYPHS } from "./data/glyphs";
import { FACTIONS } from "./ids";
import { FACTION_LOOKS } from "./look";

const PATTERNS = FACTIONS.map((faction) => {
  const { fill, pattern } = FACTION_LOOKS[faction];
  return `<pattern id="mh-f-${faction}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${fill}"/>${pattern}</pattern>`;
}).join("");
const HATCHING = `<pattern id="mh-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 4H9" stroke="#1D1711" stroke-opacity=".5" stroke-width="1.5"/></pattern>`;

export const install = (): void => put("mh", GLYPHS, PATTERNS + HATCHING);

/** The drawings of Battalia that are used many times: icons, patterns of players, signs of terrain. */
import { install as put } from "../../parts/symbols";
import { GLYPHS } from "./data/glyphs";
import { patterns } from "./look";
import { SIGNS } from "./terrain";

const OTHERS = `<radialGradient id="bt-gate" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#6C55B8"/><stop offset=".55" stop-color="#3A2F78"/><stop offset="1" stop-color="#211B47"/></radialGradient><pattern id="bt-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 4H9" stroke="#1D1711" stroke-opacity=".4" stroke-width="1.4"/></pattern>`;

export const install = (): void => put("bt", GLYPHS, patterns() + OTHERS + SIGNS);

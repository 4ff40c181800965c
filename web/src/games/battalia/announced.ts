/** The game is in preparation: how the home page shows it until the server offers it. */
import icon from "icon:magic-gate";
import type { Announced } from "../../shell/titles";

const announced: Announced = {
  title: { en: "Battalia", pl: "Battalia" },
  motto: { en: "Build cities and roads with a deck that grows.", pl: "Buduj miasta i drogi rosnącą talią kart." },
  players: [2, 6],
  minutes: [120, 180],
  weight: "medium",
  ground: "#1D5A55",
  icon,
};

export default announced;

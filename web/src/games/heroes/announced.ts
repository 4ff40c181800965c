/** The game is in preparation: how the home page shows it until the server offers it. */
import icon from "icon:crenel-crown";
import type { Announced } from "../../shell/titles";

const announced: Announced = {
  title: { en: "Might & Magic Heroes", pl: "Might & Magic Heroes" },
  motto: { en: "Raise a capital, lead heroes, clear the map.", pl: "Wznieś stolicę, prowadź bohaterów, oczyść mapę." },
  players: [2, 4],
  minutes: [120, 120],
  weight: "medium",
  ground: "#5E4A26",
  icon,
};

export default announced;

/** The game is in preparation: how the home page shows it until the server offers it. */
import icon from "icon:teapot";
import type { Announced } from "../../shell/titles";

const announced: Announced = {
  title: { en: "Wonderland’s War", pl: "Wojna w Krainie Czarów" },
  motto: { en: "A mad tea party first, then war: one more chip?", pl: "Najpierw szalona herbatka, potem wojna: jeszcze jeden żeton?" },
  players: [2, 5],
  minutes: [120, 120],
  weight: "medium",
  ground: "#5C3A75",
  icon,
};

export default announced;

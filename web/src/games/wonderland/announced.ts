/** The game is in preparation: how the home page shows it until the server offers it. */
import icon from "icon:teapot";
import type { Announced } from "../../shell/titles";

const announced: Announced = {
  title: { en: "Wonderland's War", pl: "Wonderland’s War" },
  motto: { en: "Draft at the tea table, then push your luck in battle.", pl: "Wybieraj przy stole z herbatą, a potem kuś los w bitwie." },
  players: [2, 5],
  minutes: [120, 120],
  weight: "medium",
  ground: "#5C3A75",
  icon,
};

export default announced;

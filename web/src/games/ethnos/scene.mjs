/** The picture of the game, drawn by `node scripts/draw-scenes.mjs`. */
import { disc, glow, hill, icon, on, picture, pines, rays, ridge } from "../../../scripts/scenery.mjs";

export default function draw() {
  const scene = "ethnos";
  const [a, b, c, d] = [ridge("e1", 255, 70), ridge("e2", 305, 60), ridge("e3", 352, 44, 0.55), ridge("e4", 416, 36, 0.5)];
  return picture(scene, [[0, "#F2C878"], [0.35, "#EFA65B"], [0.6, "#D9794B"], [1, "#7A3F3A"]], [
    rays(150, 235, 20, "#FFF1C9", 0.16), glow(150, 228, 74, "#FFE7A8", 1, scene), disc(150, 228, 58, "#FFF0C4"),
    icon("wyvern", 196, 108, 88, "#7C2B22"),
    hill(a, "#C56F4C", scene), on(a, "elven-castle", 84, 20, 64, "#B25F44"),
    hill(b, "#9A4B44", scene), pines(b, "ep", 22, "#8A413C"), on(b, "hill-fort", 236, 26, 74, "#86403B"),
    hill(c, "#6B3240", scene), on(c, "centaur", 86, 26, 66, "#5A2836"), on(c, "giant", 188, 38, 98, "#5A2836"),
    hill(d, "#3C1E2F", scene), on(d, "wizard-staff", 70, 20, 54, "#2A1322"), on(d, "rally-the-troops", 150, 38, 96, "#2A1322"),
    on(d, "minotaur", 232, 22, 60, "#2A1322"),
  ].join(""));
}

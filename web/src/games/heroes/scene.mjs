/** The picture of the game, drawn by `node scripts/draw-scenes.mjs`. */
import { hill, icon, on, picture, rays, ridge } from "../../../scripts/scenery.mjs";

export default function draw() {
  const scene = "heroes";
  const [a, b, c, d] = [ridge("h1", 250, 60), ridge("h2", 308, 50, 0.55), ridge("h3", 366, 40), ridge("h4", 424, 24, 0.5)];
  const cloud = (x, y, wide, high) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}"/>`;
  return picture(scene, [[0, "#1E4E8C"], [0.36, "#6FA6CF"], [0.6, "#F0DDB0"], [1, "#5E4A26"]], [
    rays(60, 60, 16, "#FFFFFF", 0.1),
    `<g fill="#fff" opacity=".8">${cloud(232, 92, 46, 12)}${cloud(206, 84, 26, 13)}${cloud(40, 176, 50, 11)}${cloud(70, 168, 26, 12)}</g>`,
    icon("griffin-symbol", 104, 112, 112, "#17345E"), hill(a, "#93A06A", scene),
    hill(b, "#A98A4B", scene), on(b, "white-tower", 84, 30, 80, "#5B6C86"), on(b, "white-tower", 216, 30, 80, "#5B6C86"),
    on(b, "elven-castle", 150, 66, 178, "#34465F"),
    hill(c, "#7C6433", scene), on(c, "pegasus", 228, 28, 70, "#4B3B1C"), on(c, "crystal-growth", 74, 22, 58, "#4B3B1C"),
    hill(d, "#3E2F14", scene), on(d, "sword-brandish", 92, 24, 74, "#241A09"), on(d, "chest", 216, 18, 56, "#241A09"),
  ].join(""));
}

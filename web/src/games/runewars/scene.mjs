/** The picture of the game, drawn by `node scripts/draw-scenes.mjs`. */
import { disc, glow, heightAt, hill, icon, on, peaks, picture, pines, ridge, stars } from "../../../scripts/scenery.mjs";

export default function draw() {
  const scene = "runewars";
  const [b, c, d] = [ridge("r2", 310, 50, 0.55), ridge("r3", 356, 50), ridge("r4", 414, 34, 0.5)];
  return picture(scene, [[0, "#142038"], [0.4, "#35506F"], [0.62, "#93A2AC"], [1, "#2A3440"]], [
    stars("rws", 70, "#E8EEF6", 230), glow(206, 84, 44, "#EAF0F2", 0.8, scene), disc(206, 84, 29, "#F4F3E8"),
    `<g filter="url(#shade-${scene})">`,
    peaks([[40, 190, 90], [262, 176, 100]], 360, "#6A8098", "#54697F", "#EEF3F5"),
    peaks([[150, 150, 120]], 360, "#7C90A5", "#5F748A", "#F7FAFA"), "</g>",
    icon("wyvern", 108, 110, 104, "#0B1220"),
    hill(b, "#4A5F75", scene), pines(b, "rp", 30, "#3E5267", 1.1), on(b, "stone-tower", 86, 34, 84, "#33455A"),
    hill(c, "#2E3E51", scene), on(c, "siege-tower", 236, 34, 78, "#222F3F"), on(c, "mounted-knight", 176, 26, 70, "#202C3B"),
    hill(d, "#172231", scene), glow(150, heightAt(d, 150) - 30, 46, "#E7A33B", 0.6, scene),
    on(d, "rune-stone", 150, 26, 82, "#0E1622"), on(d, "dragon-spiral", 150, 27, 36, "#F5C253"),
    on(d, "knight-banner", 72, 28, 66, "#0E1622"), on(d, "spears", 230, 26, 64, "#0E1622"),
  ].join(""));
}

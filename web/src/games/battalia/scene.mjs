/** The picture of the game, drawn by `node scripts/draw-scenes.mjs`. */
import { HEIGHT, crest, glow, heightAt, hill, icon, on, picture, pines, ridge } from "../../../scripts/scenery.mjs";

export default function draw() {
  const scene = "battalia";
  const [a, b, c, d] = [ridge("b1", 230, 90), ridge("b2", 300, 70), ridge("b3", 366, 40), ridge("b4", 422, 26, 0.5)];
  const storm = Array.from({ length: 9 }, (_, at) => `<ellipse cx="150" cy="182" rx="${40 + at * 24}" ry="${16 + at * 11}" fill="none" stroke="#DFF5E4" stroke-width="${2.4 - at * 0.2}" stroke-dasharray="${30 + at * 9} ${14 + at * 5}" transform="rotate(${at * 9} 150 182)"/>`).join("");
  const road = `M150 ${HEIGHT}C120 ${HEIGHT - 90} 220 ${HEIGHT - 120} 168 ${heightAt(c, 168) + 6}`;
  return picture(scene, [[0, "#0F3B45"], [0.4, "#2B7D7C"], [0.65, "#A9C79A"], [1, "#20402F"]], [
    `<g opacity=".35">${storm}</g>`, glow(150, 182, 50, "#CFF6EE", 0.8, scene), icon("lightning-storm", 150, 104, 120, "#E9FFF6"),
    hill(a, "#4E9483", scene), crest(a, "#D9EFD9", 2), on(a, "magic-gate", 150, 34, 124, "#1D4A4E"),
    hill(b, "#3A7558", scene), pines(b, "bp", 34, "#326A50", 1.05),
    hill(c, "#285640", scene), `<path d="${road}" fill="none" stroke="#E4D6A4" stroke-width="26" opacity=".9"/>`,
    `<path d="${road}" fill="none" stroke="#8A7440" stroke-width="1.6" stroke-dasharray="8 7"/>`,
    on(c, "huts-village", 78, 18, 72, "#1D4231"), on(c, "medieval-gate", 222, 26, 82, "#1D4231"),
    hill(d, "#14301F", scene), on(d, "barracks-tent", 82, 26, 72, "#0D2115"), on(d, "cavalry", 214, 32, 84, "#0D2115"),
  ].join(""));
}

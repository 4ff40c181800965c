/** The picture of the game, drawn by `node scripts/draw-scenes.mjs`. */
import { HEIGHT, glow, hill, icon, on, picture, ridge, stars } from "../../../scripts/scenery.mjs";

export default function draw() {
  const scene = "wonderland";
  const [b, c, d] = [ridge("w2", 292, 40, 0.5), ridge("w3", 348, 36, 0.5), ridge("w4", 420, 18, 0.4)];
  const mouth = "M66 122C80 206 220 206 234 122C214 168 86 168 66 122Z";
  const teeth = Array.from({ length: 9 }, (_, at) => `<path d="M${74 + at * 19} 110V210" stroke="#5B2A6B" stroke-width="2.2"/>`).join("");
  const eye = (x) => `<ellipse cx="${x}" cy="86" rx="15" ry="20" fill="#FBE9C8"/>`;
  const cloth = `<path d="M30 ${HEIGHT - 136}Q150 ${HEIGHT - 168} 270 ${HEIGHT - 136}L300 ${HEIGHT}H0Z" fill="#F3E3CF"/><path d="M30 ${HEIGHT - 136}Q150 ${HEIGHT - 168} 270 ${HEIGHT - 136}L273 ${HEIGHT - 122}Q150 ${HEIGHT - 154} 27 ${HEIGHT - 122}Z" fill="#C9506E"/>`;
  return picture(scene, [[0, "#24123F"], [0.4, "#5B2A6B"], [0.7, "#B54C78"], [1, "#3A1438"]], [
    stars("ws", 80, "#FBE6F2", 280), glow(150, 138, 92, "#F7C7DA", 0.42, scene),
    `<clipPath id="mouth"><path d="${mouth}"/></clipPath><path d="${mouth}" fill="#FBE9C8"/><g clip-path="url(#mouth)">${teeth}</g>`,
    `<path d="${mouth}" fill="none" stroke="#3A1438" stroke-width="2.5"/>`, eye(112), eye(188),
    `<ellipse cx="113" cy="88" rx="4" ry="15" fill="#3A1438"/><ellipse cx="187" cy="88" rx="4" ry="15" fill="#3A1438"/>`,
    hill(b, "#7C2E66", scene), on(b, "mushroom-house", 92, 34, 92, "#6A2559"), on(b, "willow-tree", 222, 40, 96, "#6A2559"),
    hill(c, "#551C50", scene), on(c, "flamingo", 66, 28, 72, "#431243"), on(c, "chess-rook", 236, 24, 58, "#431243"),
    on(c, "rabbit", 168, 16, 44, "#431243"),
    hill(d, "#2A0C2C", scene), cloth, icon("teapot", 150, HEIGHT - 186, 92, "#1D0720"),
    icon("coffee-cup", 82, HEIGHT - 160, 40, "#1D0720"), icon("cake-slice", 220, HEIGHT - 162, 42, "#1D0720"),
  ].join(""));
}

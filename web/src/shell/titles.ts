/** The games as the home page shows them: picture, icon, length and weight; words are messages `home-<game>-...`. */
import crown from "icon:crenel-crown";
import gate from "icon:magic-gate";
import rune from "icon:rune-stone";
import teapot from "icon:teapot";
import wyvern from "icon:wyvern";

export interface Title {
  name: string;
  players: string;
  weight: "light" | "medium" | "heavy";
  icon: string;
  ground: string;
}

export const TITLES: readonly Title[] = [
  { name: "ethnos", players: "2–6", weight: "light", icon: wyvern, ground: "#6B1A14" },
  { name: "runewars", players: "2–4", weight: "heavy", icon: rune, ground: "#2F5F9E" },
  { name: "wonderland", players: "2–5", weight: "medium", icon: teapot, ground: "#5C3A75" },
  { name: "battalia", players: "2–6", weight: "medium", icon: gate, ground: "#1D5A55" },
  { name: "heroes", players: "2–4", weight: "medium", icon: crown, ground: "#5E4A26" },
];

export function titleOf(game: string): Title | undefined {
  return TITLES.find((title) => title.name === game);
}

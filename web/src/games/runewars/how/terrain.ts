/** A small piece of the map that never changes: some tiles around a home realm, drawn as the table draws them. */
import { layout, type MapLayout } from "../geometry";
import { borders, ground } from "../ground";

const TILES = [
  { tile: "8", q: 0, r: 0, rot: 3 },
  { tile: "7", q: 0, r: 1, rot: 0 },
  { tile: "D", q: 0, r: 2, rot: 1 },
];

export interface Terrain {
  map: MapLayout;
  /** The printed tiles as an address of a picture. */
  picture: string;
}

/** The piece of map; needs the printed values of the game. */
export function terrain(): Terrain {
  const map = layout(TILES);
  const size = `width="${map.width}" height="${map.height}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" ${size}>${ground(map)}${borders(map, false)}</svg>`;
  return { map, picture: `data:image/svg+xml,${encodeURIComponent(picture)}` };
}

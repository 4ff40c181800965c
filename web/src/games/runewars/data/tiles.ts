/** The printed map tiles: their areas in axial coordinates at rotation 0, what they yield, and their coloured edges. */

/** Edges clockwise from the upper one. */
export const EDGES = ["N", "NE", "SE", "S", "SW", "NW"] as const;

export type Border = "open" | "water" | "mountain";

export interface PrintedArea {
  id: string;
  q: number;
  r: number;
  food: number;
  wood: number;
  ore: number;
  /** Borders in the order of `EDGES`. */
  borders: readonly Border[];
}

/** One letter for each edge: open, water, mountain. */
const LETTERS: Record<string, Border> = { o: "open", w: "water", m: "mountain" };

function area(id: string, q: number, r: number, food: number, wood: number, ore: number, edges: string): PrintedArea {
  return { id, q, r, food, wood, ore, borders: [...edges].map((letter) => LETTERS[letter] ?? "open") };
}

export const TILES: Record<string, readonly PrintedArea[]> = {
  1: [
    area("1A", 0, 0, 2, 0, 0, "wooooo"),
    area("1B", 1, 0, 1, 1, 0, "oooooo"),
    area("1C", 0, 1, 1, 0, 0, "oooooo"),
  ],
  2: [
    area("2A", 0, 0, 0, 2, 0, "moooom"),
    area("2B", 0, 1, 0, 0, 1, "oooooo"),
    area("2C", 1, 1, 1, 0, 1, "ooowoo"),
  ],
  3: [
    area("3A", 0, 0, 0, 1, 1, "oooooo"),
    area("3B", 1, 0, 0, 0, 2, "ommooo"),
    area("3C", 0, 1, 1, 1, 0, "oooowo"),
    area("3D", 1, 1, 0, 1, 0, "oooooo"),
  ],
  4: [
    area("4A", 0, 0, 2, 0, 0, "ooooow"),
    area("4B", 0, 1, 0, 0, 2, "ommooo"),
    area("4C", 0, 2, 0, 1, 0, "oooooo"),
  ],
  5: [
    area("5A", 0, 0, 1, 1, 0, "moooom"),
    area("5B", 0, 1, 1, 0, 0, "oooooo"),
    area("5C", 1, 1, 0, 2, 0, "owoooo"),
    area("5D", -1, 2, 0, 0, 2, "ooommo"),
  ],
  6: [
    area("6A", 0, 0, 1, 0, 1, "mmoooo"),
    area("6B", -1, 1, 0, 0, 1, "oowooo"),
    area("6C", 0, 1, 0, 2, 0, "ooooow"),
  ],
  7: [
    area("7A", 0, 0, 2, 0, 0, "oooooo"),
    area("7B", 1, 0, 1, 0, 1, "ooomoo"),
    area("7C", 1, 1, 0, 1, 1, "mooooo"),
    area("7D", 2, 1, 1, 0, 0, "owoooo"),
  ],
  8: [
    area("8A", 0, 0, 0, 3, 0, "oooomm"),
    area("8B", 1, -1, 1, 1, 0, "wooooo"),
    area("8C", 1, 0, 0, 0, 2, "ooowoo"),
    area("8D", 1, 1, 2, 0, 1, "wooooo"),
  ],
  9: [
    area("9A", 0, 0, 1, 0, 2, "moooom"),
    area("9B", 0, 1, 1, 1, 0, "ooowoo"),
  ],
  D: [
    area("DA", 0, 0, 2, 1, 0, "oooooo"),
    area("DB", 1, 0, 0, 2, 0, "oooooo"),
    area("DC", 0, 1, 1, 0, 2, "ooowwo"),
  ],
  L: [
    area("LA", 0, 0, 1, 2, 0, "oooooo"),
    area("LB", 1, 0, 0, 2, 0, "owoooo"),
    area("LC", 0, 1, 1, 0, 2, "oooooo"),
  ],
  W: [
    area("WA", 0, 0, 0, 0, 2, "mmooom"),
    area("WB", 1, 0, 2, 1, 0, "oooooo"),
    area("WC", 0, 1, 1, 1, 1, "oooooo"),
  ],
  U: [
    area("UA", 0, 0, 1, 0, 2, "oooooo"),
    area("UB", 1, 0, 0, 0, 2, "oooooo"),
    area("UC", 0, 1, 2, 1, 0, "ooowoo"),
  ],
};

/** The home realm tile of each faction. */
export const HOME_TILES: Record<string, string> = { D: "daqan", L: "latari", W: "waiqar", U: "uthuk" };

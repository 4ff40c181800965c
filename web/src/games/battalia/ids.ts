/**
 * Identifiers of battalia: the names of all things, in canonical order.
 *
 * Written by `make generate` from ids.toml and the data files. Do not change it by hand.
 */

/** Creation cards in canonical order: the number of a unit, royal or artefact follows from rank or type and faction. */
export const CREATION_CARDS = [
  "freeman-bar", "freeman-clo", "freeman-emb", "freeman-isl", "freeman-wol", "freeman-sun", "freeman-fanatic",
  "freeman-unbound", "chief-bar", "chief-clo", "chief-emb", "chief-isl", "chief-wol", "chief-sun", "chief-fanatic",
  "chief-unbound", "priest-bar", "priest-clo", "priest-emb", "priest-isl", "priest-wol", "priest-sun", "priest-fanatic",
  "priest-unbound", "lord-bar", "lord-clo", "lord-emb", "lord-isl", "lord-wol", "lord-sun", "lord-fanatic",
  "lord-unbound", "queen-bar", "queen-clo", "queen-emb", "queen-isl", "queen-wol", "queen-sun", "king-bar", "king-clo",
  "king-emb", "king-isl", "king-wol", "king-sun", "horse-bar", "horse-clo", "horse-emb", "horse-isl", "horse-wol",
  "horse-sun", "tool-bar", "tool-clo", "tool-emb", "tool-isl", "tool-wol", "tool-sun", "weapon-bar", "weapon-clo",
  "weapon-emb", "weapon-isl", "weapon-wol", "weapon-sun", "tent-bar", "tent-clo", "tent-emb", "tent-isl", "tent-wol",
  "tent-sun", "title-bar", "title-clo", "title-emb", "title-isl", "title-wol", "title-sun", "scroll-bar", "scroll-clo",
  "scroll-emb", "scroll-isl", "scroll-wol", "scroll-sun", "amulet-bar", "amulet-clo", "amulet-emb", "amulet-isl",
  "amulet-wol", "amulet-sun", "supply", "dust", "chest", "hammer", "horn", "sword", "shield", "wings", "crown", "hand",
  "pavilion", "staff", "book", "arrow", "bag", "banner", "cloak", "vase", "mask", "krycek", "twin", "blind", "chosen",
] as const;
export type CreationCard = (typeof CREATION_CARDS)[number];

/** Terrain cards in canonical order: the number of a city, road or gate follows from faction and shape. */
export const TERRAIN_CARDS = [
  "city-bar-d", "city-bar-s", "city-bar-c", "city-bar-t", "city-bar-x", "city-clo-d", "city-clo-s", "city-clo-c",
  "city-clo-t", "city-clo-x", "city-emb-d", "city-emb-s", "city-emb-c", "city-emb-t", "city-emb-x", "city-isl-d",
  "city-isl-s", "city-isl-c", "city-isl-t", "city-isl-x", "city-wol-d", "city-wol-s", "city-wol-c", "city-wol-t",
  "city-wol-x", "city-sun-d", "city-sun-s", "city-sun-c", "city-sun-t", "city-sun-x", "road-bar-s", "road-bar-c",
  "road-bar-t", "road-bar-x", "road-clo-s", "road-clo-c", "road-clo-t", "road-clo-x", "road-emb-s", "road-emb-c",
  "road-emb-t", "road-emb-x", "road-isl-s", "road-isl-c", "road-isl-t", "road-isl-x", "road-wol-s", "road-wol-c",
  "road-wol-t", "road-wol-x", "road-sun-s", "road-sun-c", "road-sun-t", "road-sun-x", "gate-1", "gate-2", "gate-3",
  "gate-4", "gate-5", "gate-6", "ruins", "vk-centre", "vq-centre", "vk-cross", "vq-cross", "vk-title", "vk-tool",
  "vk-horse", "vk-weapon", "vq-amulet", "vq-tent", "vq-scroll", "vq-supply", "pass", "bridge",
] as const;
export type TerrainCard = (typeof TERRAIN_CARDS)[number];

export const FACTIONS = ["bar", "clo", "emb", "isl", "wol", "sun"] as const;
export type Faction = (typeof FACTIONS)[number];

export const ELIXIRS = ["brotherhood", "berserk", "colossus", "coldbreath", "misfortune", "eclipse"] as const;
export type Elixir = (typeof ELIXIRS)[number];

export const KINDS = ["start", "neutral", "gate", "ruins", "free", "nonexistent"] as const;
export type Kind = (typeof KINDS)[number];

/** The decks of cards: their colours, icons and names in a position. */

export type Deck = "tactics" | "quest" | "reward" | "objective" | "season-card" | "hero" | "title" | "fate";

interface DeckLook {
  colour: string;
  /** The icon of the kind of card. */
  icon: string;
  /** Its name among the decks and discard piles of a view; none for decks that are not shown. */
  pile: string | null;
}

export const DECKS: Record<Deck, DeckLook> = {
  fate: { colour: "#3B2A18", icon: "fate_card", pile: "fate" },
  tactics: { colour: "#2F4A6B", icon: "tactics_card", pile: "tactics" },
  quest: { colour: "#5A4526", icon: "quest_card", pile: "quests" },
  reward: { colour: "#7A2B3A", icon: "reward_card", pile: "rewards" },
  hero: { colour: "#3F5A3A", icon: "hero_card", pile: "heroes" },
  objective: { colour: "#51356B", icon: "objective_card", pile: null },
  title: { colour: "#8A6414", icon: "title_card", pile: null },
  "season-card": { colour: "#44605F", icon: "season_card", pile: null },
};

export const SHOWN_DECKS: readonly Deck[] = ["fate", "tactics", "quest", "reward", "hero"];

/** The signs of results and changes in scenes, by the names that the game tells. */
import cancel from "icon:cancel";
import drop from "icon:drop";
import flag from "icon:flag-objective";
import healing from "icon:healing";
import openTreasure from "icon:open-treasure-chest";
import person from "icon:person";
import run from "icon:run";
import runeStone from "icon:rune-stone";
import scrollUnfurled from "icon:scroll-unfurled";
import spellBook from "icon:spell-book";
import stoneTower from "icon:stone-tower";
import tatteredBanner from "icon:tattered-banner";
import towerFall from "icon:tower-fall";
import treasureMap from "icon:treasure-map";
import upgrade from "icon:upgrade";
import wreath from "icon:laurel-crown";

const SIGNS: Record<string, string> = {
  standing: person,
  bonus: upgrade,
  destroyed: cancel,
  routed: tatteredBanner,
  control: flag,
  retreat: run,
  stronghold: stoneTower,
  stronghold_fallen: towerFall,
  rune: runeStone,
  reward: openTreasure,
  damage: drop,
  heal: healing,
  influence: wreath,
  tactics: spellBook,
  quest: treasureMap,
  train: upgrade,
};

export const signOf = (name: string): string => SIGNS[name] ?? scrollUnfurled;

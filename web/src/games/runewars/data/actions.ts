/** Icons of the things that can be done. */
import autoRepair from "icon:auto-repair";
import cardDiscard from "icon:card-discard";
import cardExchange from "icon:card-exchange";
import checkMark from "icon:check-mark";
import coins from "icon:coins";
import crossMark from "icon:cross-mark";
import crossedSabres from "icon:crossed-sabres";
import demolish from "icon:demolish";
import exitDoor from "icon:exit-door";
import halt from "icon:halt";
import healthIncrease from "icon:health-increase";
import journey from "icon:journey";
import lockedChest from "icon:locked-chest";
import lookAt from "icon:look-at";
import move from "icon:move";
import muscleUp from "icon:muscle-up";
import onTarget from "icon:on-target";
import payMoney from "icon:pay-money";
import podiumWinner from "icon:podium-winner";
import run from "icon:run";
import stoneCrafting from "icon:stone-crafting";
import swordClash from "icon:sword-clash";
import trade from "icon:trade";
import truce from "icon:truce";

export const ACTIONS: Record<string, string> = {
  activate: onTarget,
  move: move,
  battle: swordClash,
  diplomacy_action: truce,
  duel: crossedSabres,
  quest: journey,
  heal: healthIncrease,
  train: muscleUp,
  retreat: run,
  bid: coins,
  build: stoneCrafting,
  repair: autoRepair,
  move_runes: cardExchange,
  spend: payMoney,
  pass: halt,
  done: checkMark,
  decline: crossMark,
  look: lookAt,
  discard: cardDiscard,
  keep: lockedChest,
  claim: podiumWinner,
  trade: trade,
  desert: exitDoor,
  demolish: demolish,
};

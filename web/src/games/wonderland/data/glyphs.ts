/** The icons of Wonderland's War, by what they stand for: ids of things, `reward_` and a code, `do_` and what is done. */
import achievement from "icon:achievement";
import ampleDress from "icon:ample-dress";
import angryEyes from "icon:angry-eyes";
import anvil from "icon:anvil";
import anvilImpact from "icon:anvil-impact";
import aztecCalendarSun from "icon:aztec-calendar-sun";
import barricade from "icon:barricade";
import biceps from "icon:biceps";
import bigEgg from "icon:big-egg";
import brain from "icon:brain";
import brainLeak from "icon:brain-leak";
import brokenHeart from "icon:broken-heart";
import burningEye from "icon:burning-eye";
import campfire from "icon:campfire";
import cardAceSpades from "icon:card-ace-spades";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardJackHearts from "icon:card-jack-hearts";
import cardPick from "icon:card-pick";
import carnivoreMouth from "icon:carnivore-mouth";
import castle from "icon:castle";
import caterpillar from "icon:caterpillar";
import checkMark from "icon:check-mark";
import chessKing from "icon:chess-king";
import chessRook from "icon:chess-rook";
import choice from "icon:choice";
import clawSlashes from "icon:claw-slashes";
import coffeeCup from "icon:coffee-cup";
import coinflip from "icon:coinflip";
import coronation from "icon:coronation";
import crackedShield from "icon:cracked-shield";
import crossMark from "icon:cross-mark";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import crownCoin from "icon:crown-coin";
import crystalCluster from "icon:crystal-cluster";
import cupcake from "icon:cupcake";
import diceSixFacesThree from "icon:dice-six-faces-three";
import drowning from "icon:drowning";
import dualityMask from "icon:duality-mask";
import envelope from "icon:envelope";
import explosiveMeeting from "icon:explosive-meeting";
import feather from "icon:feather";
import flagObjective from "icon:flag-objective";
import flamingo from "icon:flamingo";
import flowers from "icon:flowers";
import gavel from "icon:gavel";
import gemPendant from "icon:gem-pendant";
import giftTrap from "icon:gift-trap";
import gloves from "icon:gloves";
import glowingArtifact from "icon:glowing-artifact";
import gluttonousSmile from "icon:gluttonous-smile";
import griffinSymbol from "icon:griffin-symbol";
import guillotine from "icon:guillotine";
import halt from "icon:halt";
import hammerDrop from "icon:hammer-drop";
import hillFort from "icon:hill-fort";
import hills from "icon:hills";
import hollowCat from "icon:hollow-cat";
import hotMeal from "icon:hot-meal";
import hourglass from "icon:hourglass";
import invisible from "icon:invisible";
import knapsack from "icon:knapsack";
import largePaintBrush from "icon:large-paint-brush";
import laurelCrown from "icon:laurel-crown";
import laurels from "icon:laurels";
import lion from "icon:lion";
import lizardTongue from "icon:lizard-tongue";
import lockedChest from "icon:locked-chest";
import lookAt from "icon:look-at";
import magicSwirl from "icon:magic-swirl";
import maracas from "icon:maracas";
import meditation from "icon:meditation";
import meeple from "icon:meeple";
import meepleArmy from "icon:meeple-army";
import meepleGroup from "icon:meeple-group";
import mirrorMirror from "icon:mirror-mirror";
import move from "icon:move";
import mushroomHouse from "icon:mushroom-house";
import nightVision from "icon:night-vision";
import oak from "icon:oak";
import oyster from "icon:oyster";
import padlock from "icon:padlock";
import papers from "icon:papers";
import pawn from "icon:pawn";
import pocketWatch from "icon:pocket-watch";
import podiumWinner from "icon:podium-winner";
import poisonBottle from "icon:poison-bottle";
import pokerHand from "icon:poker-hand";
import positionMarker from "icon:position-marker";
import pouringPot from "icon:pouring-pot";
import present from "icon:present";
import progression from "icon:progression";
import queenCrown from "icon:queen-crown";
import rabbit from "icon:rabbit";
import rabbitHead from "icon:rabbit-head";
import rank1 from "icon:rank-1";
import read from "icon:read";
import recycle from "icon:recycle";
import rollingDices from "icon:rolling-dices";
import rose from "icon:rose";
import roundShield from "icon:round-shield";
import roundTable from "icon:round-table";
import scrollQuill from "icon:scroll-quill";
import scrollUnfurled from "icon:scroll-unfurled";
import seatedMouse from "icon:seated-mouse";
import shakingHands from "icon:shaking-hands";
import sharpSmile from "icon:sharp-smile";
import shatter from "icon:shatter";
import shiningHeart from "icon:shining-heart";
import smokingPipe from "icon:smoking-pipe";
import sparkles from "icon:sparkles";
import spellBook from "icon:spell-book";
import spikedDragonHead from "icon:spiked-dragon-head";
import spiralArrow from "icon:spiral-arrow";
import splash from "icon:splash";
import splitArrows from "icon:split-arrows";
import sprint from "icon:sprint";
import stack from "icon:stack";
import steam from "icon:steam";
import stoneCrafting from "icon:stone-crafting";
import stoneTower from "icon:stone-tower";
import sundial from "icon:sundial";
import swapBag from "icon:swap-bag";
import swordAltar from "icon:sword-altar";
import swordHilt from "icon:sword-hilt";
import targetPrize from "icon:target-prize";
import teamUpgrade from "icon:team-upgrade";
import teapot from "icon:teapot";
import teleport from "icon:teleport";
import terror from "icon:terror";
import threeFriends from "icon:three-friends";
import throneKing from "icon:throne-king";
import topHat from "icon:top-hat";
import towerFall from "icon:tower-fall";
import treasureMap from "icon:treasure-map";
import tripleClaws from "icon:triple-claws";
import turtle from "icon:turtle";
import unicorn from "icon:unicorn";
import upgrade from "icon:upgrade";
import uprising from "icon:uprising";
import vanillaFlower from "icon:vanilla-flower";
import walk from "icon:walk";
import walrusHead from "icon:walrus-head";
import warAxe from "icon:war-axe";
import waterDrop from "icon:water-drop";
import waxSeal from "icon:wax-seal";
import weightLiftingUp from "icon:weight-lifting-up";
import whiteTower from "icon:white-tower";
import willowTree from "icon:willow-tree";
import wingedSword from "icon:winged-sword";
import wolfTrap from "icon:wolf-trap";
import woodenChair from "icon:wooden-chair";
import wyvern from "icon:wyvern";

export const GLYPHS: Readonly<Record<string, string>> = {
  alice: swordAltar,
  hatter: topHat,
  queen: queenCrown,
  jabberwock: spikedDragonHead,
  cat: hollowCat,
  artifact_alice: wingedSword,
  artifact_hatter: teapot,
  artifact_queen: warAxe,
  artifact_jabberwock: burningEye,
  artifact_cat: clawSlashes,
  RK: castle,
  GF: vanillaFlower,
  TT: oak,
  PT: splash,
  NM: sundial,
  SOLDIER: cardAceSpades,
  FLAMINGO: flamingo,
  ROSE: rose,
  CREATURE: wyvern,
  ROOK: chessRook,
  FORGE: anvil,
  item: swapBag,
  MADNESS: brain,
  MADNESS_2: brainLeak,
  POISON: poisonBottle,
  SHIELD: roundShield,
  SHIELD_cracked: crackedShield,
  SCORING: crownCoin,
  BLOCK: barricade,
  supporter: pawn,
  leader: chessKing,
  castle: whiteTower,
  castle_lying: towerFall,
  figure: meeple,
  leader_strength: biceps,
  tea_table: roundTable,
  head_of_table: throneKing,
  seat: woodenChair,
  battle_track: progression,
  vp: laurels,
  bag: knapsack,
  shard: crystalCluster,
  shard_die: diceSixFacesThree,
  tea_card: coffeeCup,
  quest_card: treasureMap,
  wonderlandian_card: mushroomHouse,
  wager_card: pokerHand,
  ally_card: cardPick,
  active_chips: stack,
  exhausted_chips: recycle,
  battle_start_marker: flagObjective,
  strength_marker: swordHilt,
  first_player: rank1,
  round: aztecCalendarSun,
  local_resistance: uprising,
  track_1: magicSwirl,
  track_2: weightLiftingUp,
  track_3: meepleGroup,
  track_4: stoneTower,
  reward_ALLY: teamUpgrade,
  reward_ANY: choice,
  reward_WONDERLANDIAN: mushroomHouse,
  reward_ABILITY: spellBook,
  reward_LEADER: upgrade,
  reward_QUEST1: scrollUnfurled,
  reward_QUEST2: papers,
  reward_CASTLE: hillFort,
  reward_CASTLE_VALUE: stoneTower,
  reward_DISCARD_SHARDS: shatter,
  reward_DISCARD_MADNESS: meditation,
  reward_FORGE_CHIP: anvilImpact,
  reward_TEA_FORGE: campfire,
  reward_UNITS2: splitArrows,
  reward_UNITS: meepleArmy,
  reward_SUPPORTERS: threeFriends,
  reward_VP: laurelCrown,
  reward_ARTIFACT: glowingArtifact,
  WL01: rabbit,
  WL02: cardJackHearts,
  WL03: rabbitHead,
  WL04: ampleDress,
  WL05: walrusHead,
  WL06: griffinSymbol,
  WL07: unicorn,
  WL08: lion,
  WL09: bigEgg,
  WL10: caterpillar,
  WL11: turtle,
  WL12: seatedMouse,
  WL13: dualityMask,
  WL14: gemPendant,
  WL15: crown,
  WL16: smokingPipe,
  WL17: gloves,
  WL18: pocketWatch,
  WL19: oyster,
  WL20: pouringPot,
  WL21: maracas,
  WL22: hotMeal,
  WL23: wolfTrap,
  WL24: feather,
  "AL-L": mirrorMirror,
  "AL-1": teleport,
  "AL-2": shiningHeart,
  "AL-3": read,
  "AL-4": shakingHands,
  "MH-L": cupcake,
  "MH-1": steam,
  "MH-2": largePaintBrush,
  "MH-3": present,
  "MH-4": waterDrop,
  "QH-L": scrollQuill,
  "QH-1": angryEyes,
  "QH-2": guillotine,
  "QH-3": sprint,
  "QH-4": crossedSwords,
  "JB-L": carnivoreMouth,
  "JB-L2": carnivoreMouth,
  "JB-1": terror,
  "JB-2": tripleClaws,
  "JB-3": lizardTongue,
  "JB-4": nightVision,
  "CC-L": giftTrap,
  "CC-L2": giftTrap,
  "CC-1": sharpSmile,
  "CC-2": invisible,
  "CC-3": spiralArrow,
  "CC-4": gluttonousSmile,
  "CC-4b": gluttonousSmile,
  do_move: walk,
  do_head: coronation,
  do_draw: cardDraw,
  do_halt: halt,
  do_wager: coinflip,
  do_forge: hammerDrop,
  do_region: positionMarker,
  do_lose: brokenHeart,
  do_use: sparkles,
  do_keep: lockedChest,
  do_discard: cardDiscard,
  do_reveal: lookAt,
  do_relocate: move,
  do_roll: rollingDices,
  do_wait: hourglass,
  do_done: checkMark,
  do_decline: crossMark,
  do_bust: explosiveMeeting,
  do_win: podiumWinner,
  do_castle_build: stoneCrafting,
  quest_GF: flowers,
  quest_TT: willowTree,
  quest_PT: drowning,
  quest_NM: hills,
  quest_RK: gavel,
  feat: achievement,
  objective: targetPrize,
  reward_SHIELD: roundShield,
  reward_DIE: crystalCluster,
  tea: teapot,
  war: crossedSwords,
  locked: padlock,
  sealed: waxSeal,
  wagered: envelope,
  choosing: choice,
  chapter: laurelCrown,
};

/** Icons of the cards, by the identifier of the card; and of the kinds of cards. */
import allForOne from "icon:all-for-one";
import ancientRuins from "icon:ancient-ruins";
import arson from "icon:arson";
import barbedWire from "icon:barbed-wire";
import bearFace from "icon:bear-face";
import bison from "icon:bison";
import blood from "icon:blood";
import bloodySword from "icon:bloody-sword";
import bookshelf from "icon:bookshelf";
import bootPrints from "icon:boot-prints";
import breastplate from "icon:breastplate";
import brokenHeart from "icon:broken-heart";
import brokenWall from "icon:broken-wall";
import bugleCall from "icon:bugle-call";
import burningEmbers from "icon:burning-embers";
import burningSkull from "icon:burning-skull";
import calendar from "icon:calendar";
import campingTent from "icon:camping-tent";
import cardPlay from "icon:card-play";
import cavalry from "icon:cavalry";
import caveEntrance from "icon:cave-entrance";
import champions from "icon:champions";
import character from "icon:character";
import cloak from "icon:cloak";
import coinsPile from "icon:coins-pile";
import contract from "icon:contract";
import convince from "icon:convince";
import crossedAxes from "icon:crossed-axes";
import crystalBall from "icon:crystal-ball";
import crystalCluster from "icon:crystal-cluster";
import crystalGrowth from "icon:crystal-growth";
import cycle from "icon:cycle";
import deerHead from "icon:deer-head";
import dekuTree from "icon:deku-tree";
import desert from "icon:desert";
import despair from "icon:despair";
import digHole from "icon:dig-hole";
import diploma from "icon:diploma";
import dolmen from "icon:dolmen";
import doubleDragon from "icon:double-dragon";
import dragonHead from "icon:dragon-head";
import dragonOrb from "icon:dragon-orb";
import drum from "icon:drum";
import expense from "icon:expense";
import fallDown from "icon:fall-down";
import farmer from "icon:farmer";
import feather from "icon:feather";
import fencer from "icon:fencer";
import fireBomb from "icon:fire-bomb";
import flagObjective from "icon:flag-objective";
import flute from "icon:flute";
import fomorian from "icon:fomorian";
import forestEntrance from "icon:forest-entrance";
import furnace from "icon:furnace";
import gavel from "icon:gavel";
import gemPendant from "icon:gem-pendant";
import ghost from "icon:ghost";
import grainBundle from "icon:grain-bundle";
import graveyard from "icon:graveyard";
import grimReaper from "icon:grim-reaper";
import guardedTower from "icon:guarded-tower";
import hammerBreak from "icon:hammer-break";
import haunting from "icon:haunting";
import healthPotion from "icon:health-potion";
import heavyRain from "icon:heavy-rain";
import horizonRoad from "icon:horizon-road";
import humanEar from "icon:human-ear";
import huntingHorn from "icon:hunting-horn";
import iceCubes from "icon:ice-cubes";
import iceSpellCast from "icon:ice-spell-cast";
import ironCross from "icon:iron-cross";
import jewelCrown from "icon:jewel-crown";
import laurelsTrophy from "icon:laurels-trophy";
import lighthouse from "icon:lighthouse";
import lightningStorm from "icon:lightning-storm";
import lunarWand from "icon:lunar-wand";
import minions from "icon:minions";
import mountainRoad from "icon:mountain-road";
import nestEggs from "icon:nest-eggs";
import nightSky from "icon:night-sky";
import notebook from "icon:notebook";
import oldWagon from "icon:old-wagon";
import openTreasureChest from "icon:open-treasure-chest";
import orbWand from "icon:orb-wand";
import partyFlags from "icon:party-flags";
import pawFront from "icon:paw-front";
import peaceDove from "icon:peace-dove";
import pentacle from "icon:pentacle";
import perspectiveDiceSixFacesRandom from "icon:perspective-dice-six-faces-random";
import pisaTower from "icon:pisa-tower";
import plagueDoctorProfile from "icon:plague-doctor-profile";
import pocketBow from "icon:pocket-bow";
import present from "icon:present";
import receiveMoney from "icon:receive-money";
import relicBlade from "icon:relic-blade";
import ring from "icon:ring";
import robber from "icon:robber";
import robberHand from "icon:robber-hand";
import rosaShield from "icon:rosa-shield";
import scrollUnfurled from "icon:scroll-unfurled";
import shatteredGlass from "icon:shattered-glass";
import shieldBash from "icon:shield-bash";
import shop from "icon:shop";
import shouting from "icon:shouting";
import silence from "icon:silence";
import spellBook from "icon:spell-book";
import spy from "icon:spy";
import standingPotion from "icon:standing-potion";
import stiletto from "icon:stiletto";
import stomach from "icon:stomach";
import stoneBridge from "icon:stone-bridge";
import swordsPower from "icon:swords-power";
import talk from "icon:talk";
import tarot10WheelOfFortune from "icon:tarot-10-wheel-of-fortune";
import terror from "icon:terror";
import thermometerCold from "icon:thermometer-cold";
import think from "icon:think";
import thirdEye from "icon:third-eye";
import threeFriends from "icon:three-friends";
import thumbUp from "icon:thumb-up";
import tongue from "icon:tongue";
import totem from "icon:totem";
import treasureMap from "icon:treasure-map";
import tribunalJury from "icon:tribunal-jury";
import twoCoins from "icon:two-coins";
import twoShadows from "icon:two-shadows";
import uprising from "icon:uprising";
import verticalBanner from "icon:vertical-banner";
import wingfoot from "icon:wingfoot";
import wolfHowl from "icon:wolf-howl";
import wolfTrap from "icon:wolf-trap";

export const CARD_ICONS: Record<string, string> = {
  spr1: stomach,
  spr2: heavyRain,
  spr3: notebook,
  spr4: bugleCall,
  spr5: swordsPower,
  spr6: crystalBall,
  spr7: bearFace,
  spr8: peaceDove,
  sum1: partyFlags,
  sum2: champions,
  sum3: desert,
  sum4: brokenHeart,
  sum5: gavel,
  sum6: horizonRoad,
  sum7: digHole,
  sum8: plagueDoctorProfile,
  fal1: grainBundle,
  fal2: receiveMoney,
  fal3: shop,
  fal4: twoCoins,
  fal5: drum,
  fal6: shatteredGlass,
  fal7: thumbUp,
  fal8: burningEmbers,
  win1: tribunalJury,
  win2: silence,
  win3: present,
  win4: thermometerCold,
  win5: nightSky,
  win6: campingTent,
  win7: talk,
  win8: dragonHead,
  tactical_retreat: fallDown,
  summon_lightning: lightningStorm,
  rally_cry: shouting,
  mountain_pass: mountainRoad,
  horrific_rumors: terror,
  lost_city: ancientRuins,
  raze_a_city: arson,
  spy_guild: spy,
  to_the_victor: laurelsTrophy,
  secret_accord: contract,
  ambush: forestEntrance,
  forced_march: bootPrints,
  hold_the_line: shieldBash,
  crisis_of_conscience: think,
  frozen_ford: iceCubes,
  silver_tongue: tongue,
  call_of_the_wild: wolfHowl,
  stampede: bison,
  spread_dissent: uprising,
  assassins_blade: stiletto,
  healing_draught: healthPotion,
  duelists_edge: fencer,
  rune_scrying: thirdEye,
  shifting_runes: cycle,
  counterfeit_rune: twoShadows,
  sabotage: hammerBreak,
  levy: farmer,
  trade_caravan: oldWagon,
  twist_of_fate: tarot10WheelOfFortune,
  favor_of_the_warriors_guild: crossedAxes,
  timmorran_shard: crystalGrowth,
  soulbiter: bloodySword,
  dwarven_fire_bombs: fireBomb,
  flute_of_possession: flute,
  staff_of_light: orbWand,
  ice_storm: iceSpellCast,
  cloak_of_deception: cloak,
  ghost_armor: ghost,
  amulet_of_shielding: gemPendant,
  runeplate: breastplate,
  sword_of_kellos: relicBlade,
  bow_of_mourning: pocketBow,
  wand_of_nerekhall: lunarWand,
  boots_of_swiftness: wingfoot,
  pegasus_feather: feather,
  ring_of_insight: ring,
  healing_elixir: standingPotion,
  horn_of_command: huntingHorn,
  map_of_the_ancients: scrollUnfurled,
  banner_of_terrinoth: verticalBanner,
  q01: totem,
  q02: bookshelf,
  q03: robber,
  q04: coinsPile,
  q05: pisaTower,
  q06: nestEggs,
  q07: dolmen,
  q08: dekuTree,
  q09: caveEntrance,
  q10: expense,
  q11: pentacle,
  q12: dragonOrb,
  q13: haunting,
  q14: cavalry,
  q15: stoneBridge,
  q16: pawFront,
  q17: robberHand,
  q18: wolfTrap,
  q19: graveyard,
  q20: crystalCluster,
  q21: furnace,
  q22: convince,
  q23: barbedWire,
  q24: deerHead,
  obj_g1: rosaShield,
  obj_g2: doubleDragon,
  obj_g3: humanEar,
  obj_g4: guardedTower,
  obj_g5: threeFriends,
  obj_g6: jewelCrown,
  obj_g7: lighthouse,
  obj_g8: allForOne,
  obj_e1: despair,
  obj_e2: blood,
  obj_e3: ironCross,
  obj_e4: brokenWall,
  obj_e5: grimReaper,
  obj_e6: fomorian,
  obj_e7: burningSkull,
  obj_e8: minions,
  order_card: cardPlay,
  season_card: calendar,
  fate_card: perspectiveDiceSixFacesRandom,
  quest_card: treasureMap,
  reward_card: openTreasureChest,
  hero_card: character,
  objective_card: flagObjective,
  tactics_card: spellBook,
  title_card: diploma,
};

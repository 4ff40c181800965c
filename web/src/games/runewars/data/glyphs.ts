/** Icons that are drawn often: each exists once in the page as a symbol `rw-i-<name>`. */
import acrobatic from "icon:acrobatic";
import angelWings from "icon:angel-wings";
import anvil from "icon:anvil";
import archer from "icon:archer";
import bandit from "icon:bandit";
import barbarian from "icon:barbarian";
import barn from "icon:barn";
import bestialFangs from "icon:bestial-fangs";
import biceps from "icon:biceps";
import blackKnightHelm from "icon:black-knight-helm";
import bowman from "icon:bowman";
import brickWall from "icon:brick-wall";
import brute from "icon:brute";
import capitol from "icon:capitol";
import caravan from "icon:caravan";
import cloakDagger from "icon:cloak-dagger";
import compass from "icon:compass";
import concentrationOrb from "icon:concentration-orb";
import conqueror from "icon:conqueror";
import cornucopia from "icon:cornucopia";
import crackedDisc from "icon:cracked-disc";
import crossedSwords from "icon:crossed-swords";
import crownedSkull from "icon:crowned-skull";
import cryptEntrance from "icon:crypt-entrance";
import crystalWand from "icon:crystal-wand";
import defensiveWall from "icon:defensive-wall";
import devilMask from "icon:devil-mask";
import dragonSpiral from "icon:dragon-spiral";
import drop from "icon:drop";
import dungeonGate from "icon:dungeon-gate";
import elfHelmet from "icon:elf-helmet";
import evilBat from "icon:evil-bat";
import evilTower from "icon:evil-tower";
import familyHouse from "icon:family-house";
import fastArrow from "icon:fast-arrow";
import featheredWing from "icon:feathered-wing";
import fireSilhouette from "icon:fire-silhouette";
import flame from "icon:flame";
import flyingFlag from "icon:flying-flag";
import giant from "icon:giant";
import greekTemple from "icon:greek-temple";
import harborDock from "icon:harbor-dock";
import hawkEmblem from "icon:hawk-emblem";
import healing from "icon:healing";
import hearts from "icon:hearts";
import heraldicSun from "icon:heraldic-sun";
import holyOak from "icon:holy-oak";
import hoodedAssassin from "icon:hooded-assassin";
import hornedSkull from "icon:horned-skull";
import hound from "icon:hound";
import iciclesFence from "icon:icicles-fence";
import interdiction from "icon:interdiction";
import knightBanner from "icon:knight-banner";
import lion from "icon:lion";
import log from "icon:log";
import madScientist from "icon:mad-scientist";
import magicPortal from "icon:magic-portal";
import magicShield from "icon:magic-shield";
import mapleLeaf from "icon:maple-leaf";
import medievalVillage01 from "icon:medieval-village-01";
import meepleArmy from "icon:meeple-army";
import mineWagon from "icon:mine-wagon";
import moon from "icon:moon";
import mountedKnight from "icon:mounted-knight";
import ore from "icon:ore";
import overlordHelm from "icon:overlord-helm";
import padlock from "icon:padlock";
import pagoda from "icon:pagoda";
import pawPrint from "icon:paw-print";
import pegasus from "icon:pegasus";
import person from "icon:person";
import positionMarker from "icon:position-marker";
import rallyTheTroops from "icon:rally-the-troops";
import robe from "icon:robe";
import runeStone from "icon:rune-stone";
import scales from "icon:scales";
import scorpion from "icon:scorpion";
import semiClosedEye from "icon:semi-closed-eye";
import shakingHands from "icon:shaking-hands";
import shamblingZombie from "icon:shambling-zombie";
import sickle from "icon:sickle";
import siegeTower from "icon:siege-tower";
import skeletonInside from "icon:skeleton-inside";
import skullMask from "icon:skull-mask";
import skullStaff from "icon:skull-staff";
import snowflake1 from "icon:snowflake-1";
import sprint from "icon:sprint";
import stoneThrone from "icon:stone-throne";
import stoneTower from "icon:stone-tower";
import strong from "icon:strong";
import sun from "icon:sun";
import sunrise from "icon:sunrise";
import swordman from "icon:swordman";
import swordsEmblem from "icon:swords-emblem";
import targetDummy from "icon:target-dummy";
import tatteredBanner from "icon:tattered-banner";
import tentaclesSkull from "icon:tentacles-skull";
import threeLeaves from "icon:three-leaves";
import throneKing from "icon:throne-king";
import tiedScroll from "icon:tied-scroll";
import tombstone from "icon:tombstone";
import towerFall from "icon:tower-fall";
import trumpetFlag from "icon:trumpet-flag";
import upgrade from "icon:upgrade";
import visoredHelm from "icon:visored-helm";
import warlockHood from "icon:warlock-hood";
import watchtower from "icon:watchtower";
import waxSeal from "icon:wax-seal";
import weightLiftingUp from "icon:weight-lifting-up";
import werewolf from "icon:werewolf";
import wheat from "icon:wheat";
import wisdom from "icon:wisdom";
import witchFace from "icon:witch-face";
import wizardStaff from "icon:wizard-staff";
import wolfHead from "icon:wolf-head";
import woodCabin from "icon:wood-cabin";
import wyvern from "icon:wyvern";

export const GLYPHS: Record<string, string> = {
  daqan: lion,
  latari: holyOak,
  waiqar: crownedSkull,
  uthuk: hornedSkull,
  neutral: pawPrint,
  bowman: bowman,
  footman: swordman,
  knight: mountedKnight,
  siege_tower: siegeTower,
  archer: archer,
  pegasus_rider: pegasus,
  sorceress: crystalWand,
  warrior: elfHelmet,
  reanimate: shamblingZombie,
  skeleton_archer: skeletonInside,
  necromancer: skullStaff,
  dark_knight: blackKnightHelm,
  berserker: barbarian,
  flesh_ripper: bestialFangs,
  warlock: warlockHood,
  chaos_lord: overlordHelm,
  beastman: werewolf,
  dragon: wyvern,
  giant: giant,
  hellhound: hound,
  razorwing: evilBat,
  sorcerer: robe,
  hero_andira: healing,
  hero_ronan: wolfHead,
  hero_valadir: visoredHelm,
  hero_vyrah: hawkEmblem,
  hero_astarra: witchFace,
  hero_challara: fireSilhouette,
  hero_krutzbeck: brute,
  hero_silhouette: hoodedAssassin,
  hero_bogran: cloakDagger,
  hero_carthos: madScientist,
  hero_scorpion: scorpion,
  hero_verikas: skullMask,
  food: wheat,
  wood: log,
  ore: ore,
  influence: waxSeal,
  tactics: tiedScroll,
  dragon_rune: dragonSpiral,
  false_rune: crackedDisc,
  rune_back: runeStone,
  activation: padlock,
  battle_marker: crossedSwords,
  damage: drop,
  training: biceps,
  defeated_hero: tombstone,
  stronghold: stoneTower,
  stronghold_damaged: towerFall,
  city: medievalVillage01,
  home_realm: familyHouse,
  setup_marker: positionMarker,
  resources: cornucopia,
  diplomacy: shakingHands,
  training_grounds: targetDummy,
  reinforced_walls: brickWall,
  protective_wards: magicShield,
  cursed_tomb: cryptEntrance,
  hungry_spawn: tentaclesSkull,
  exploration_village_food: barn,
  exploration_village_wood: woodCabin,
  exploration_village_ore: mineWagon,
  exploration_magic_portal: magicPortal,
  exploration_dungeon: dungeonGate,
  exploration_temple: greekTemple,
  exploration_hall_of_kellos: pagoda,
  exploration_traveling_merchant: caravan,
  exploration_raiding_party: bandit,
  exploration_scroll_of_sight: semiClosedEye,
  exploration_training: weightLiftingUp,
  exploration_dragon_throne: stoneThrone,
  city_dawnsmoor: sunrise,
  city_forge: anvil,
  city_frostgate: iciclesFence,
  city_greyhaven: harborDock,
  city_nerekhall: evilTower,
  city_riverwatch: watchtower,
  city_tamalir: capitol,
  order_1: compass,
  order_2: rallyTheTroops,
  order_3: conqueror,
  order_4: sickle,
  order_5: meepleArmy,
  order_6: trumpetFlag,
  order_7: throneKing,
  order_8: defensiveWall,
  spring: threeLeaves,
  summer: sun,
  fall: mapleLeaf,
  winter: snowflake1,
  title_primarch: wizardStaff,
  title_captain: knightBanner,
  title_commander: swordsEmblem,
  strength: strong,
  agility: acrobatic,
  wisdom: wisdom,
  health: hearts,
  initiative: fastArrow,
  fast: sprint,
  flying: featheredWing,
  routed: tatteredBanner,
  standing: person,
  supremacy_bonus: upgrade,
  damage_result: drop,
  rout_result: flyingFlag,
  special_result: concentrationOrb,
  miss_result: interdiction,
  destiny_gold: heraldicSun,
  destiny_silver: moon,
  destiny_red: flame,
  good: angelWings,
  evil: devilMask,
  neutral_alignment: scales,
};

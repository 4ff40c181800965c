/** The icons of Heroes, by what they stand for: ids of things, `do_` and what is done, `ability_`, `trait_`, `school_`, `die_`, `card_`. */
import anchor from "icon:anchor";
import angelOutfit from "icon:angel-outfit";
import angelWings from "icon:angel-wings";
import ankh from "icon:ankh";
import anvilImpact from "icon:anvil-impact";
import archeryTarget from "icon:archery-target";
import armorUpgrade from "icon:armor-upgrade";
import bandit from "icon:bandit";
import barbarian from "icon:barbarian";
import battleAxe from "icon:battle-axe";
import battleGear from "icon:battle-gear";
import biceps from "icon:biceps";
import birdScepter from "icon:bird-scepter";
import blackKnightHelm from "icon:black-knight-helm";
import bleedingWound from "icon:bleeding-wound";
import boltSpellCast from "icon:bolt-spell-cast";
import bookshelf from "icon:bookshelf";
import bootPrints from "icon:boot-prints";
import bowArrow from "icon:bow-arrow";
import breastplate from "icon:breastplate";
import brickPile from "icon:brick-pile";
import brute from "icon:brute";
import bugleCall from "icon:bugle-call";
import burningMeteor from "icon:burning-meteor";
import calendar from "icon:calendar";
import campfire from "icon:campfire";
import capitol from "icon:capitol";
import caravan from "icon:caravan";
import cardDiscard from "icon:card-discard";
import cardPlay from "icon:card-play";
import castle from "icon:castle";
import cavalry from "icon:cavalry";
import caveEntrance from "icon:cave-entrance";
import centaur from "icon:centaur";
import centaurHeart from "icon:centaur-heart";
import champions from "icon:champions";
import character from "icon:character";
import checkMark from "icon:check-mark";
import checkeredDiamond from "icon:checkered-diamond";
import chessKnight from "icon:chess-knight";
import chessPawn from "icon:chess-pawn";
import chest from "icon:chest";
import church from "icon:church";
import circularSaw from "icon:circular-saw";
import cloak from "icon:cloak";
import closedBarbute from "icon:closed-barbute";
import clover from "icon:clover";
import coins from "icon:coins";
import coliseum from "icon:coliseum";
import compass from "icon:compass";
import contract from "icon:contract";
import coral from "icon:coral";
import crestedHelmet from "icon:crested-helmet";
import crossMark from "icon:cross-mark";
import crossbow from "icon:crossbow";
import crossedAxes from "icon:crossed-axes";
import crossedSwords from "icon:crossed-swords";
import crownedSkull from "icon:crowned-skull";
import cryptEntrance from "icon:crypt-entrance";
import crystalBall from "icon:crystal-ball";
import crystalCluster from "icon:crystal-cluster";
import crystalShine from "icon:crystal-shine";
import crystalWand from "icon:crystal-wand";
import cyclops from "icon:cyclops";
import diceEightFacesEight from "icon:dice-eight-faces-eight";
import diceSixFacesSix from "icon:dice-six-faces-six";
import dragonHead from "icon:dragon-head";
import dragonOrb from "icon:dragon-orb";
import drop from "icon:drop";
import droplets from "icon:droplets";
import eagleEmblem from "icon:eagle-emblem";
import earthCrack from "icon:earth-crack";
import eclipse from "icon:eclipse";
import encirclement from "icon:encirclement";
import enrage from "icon:enrage";
import evilBat from "icon:evil-bat";
import evilMoon from "icon:evil-moon";
import evilTower from "icon:evil-tower";
import exitDoor from "icon:exit-door";
import farmer from "icon:farmer";
import fastArrow from "icon:fast-arrow";
import featherNecklace from "icon:feather-necklace";
import femaleVampire from "icon:female-vampire";
import fireSilhouette from "icon:fire-silhouette";
import fireSpellCast from "icon:fire-spell-cast";
import fireball from "icon:fireball";
import flagObjective from "icon:flag-objective";
import floatingGhost from "icon:floating-ghost";
import flyingFlag from "icon:flying-flag";
import fog from "icon:fog";
import fountain from "icon:fountain";
import frozenOrb from "icon:frozen-orb";
import gemPendant from "icon:gem-pendant";
import ghost from "icon:ghost";
import glowingArtifact from "icon:glowing-artifact";
import goblin from "icon:goblin";
import goblinHead from "icon:goblin-head";
import goldMine from "icon:gold-mine";
import goldStack from "icon:gold-stack";
import graduateCap from "icon:graduate-cap";
import griffinShield from "icon:griffin-shield";
import griffinSymbol from "icon:griffin-symbol";
import halt from "icon:halt";
import harpy from "icon:harpy";
import healing from "icon:healing";
import heartNecklace from "icon:heart-necklace";
import hexes from "icon:hexes";
import highGrass from "icon:high-grass";
import hillFort from "icon:hill-fort";
import holeLadder from "icon:hole-ladder";
import holyGrail from "icon:holy-grail";
import hoof from "icon:hoof";
import iceGolem from "icon:ice-golem";
import igloo from "icon:igloo";
import imp from "icon:imp";
import interdiction from "icon:interdiction";
import jawlessCyclop from "icon:jawless-cyclop";
import jewelCrown from "icon:jewel-crown";
import katana from "icon:katana";
import kimono from "icon:kimono";
import knightBanner from "icon:knight-banner";
import laurels from "icon:laurels";
import layeredArmor from "icon:layered-armor";
import linkedRings from "icon:linked-rings";
import lockedChest from "icon:locked-chest";
import longLeggedSpider from "icon:long-legged-spider";
import lotusFlower from "icon:lotus-flower";
import magicHat from "icon:magic-hat";
import magicPortal from "icon:magic-portal";
import magicSwirl from "icon:magic-swirl";
import magnifyingGlass from "icon:magnifying-glass";
import meditation from "icon:meditation";
import meepleArmy from "icon:meeple-army";
import mirrorMirror from "icon:mirror-mirror";
import moon from "icon:moon";
import moonOrbit from "icon:moon-orbit";
import mountedKnight from "icon:mounted-knight";
import move from "icon:move";
import neckBite from "icon:neck-bite";
import nestEggs from "icon:nest-eggs";
import nunFace from "icon:nun-face";
import ogre from "icon:ogre";
import oldWagon from "icon:old-wagon";
import onTarget from "icon:on-target";
import openChest from "icon:open-chest";
import openGate from "icon:open-gate";
import openTreasureChest from "icon:open-treasure-chest";
import ophanim from "icon:ophanim";
import oppidum from "icon:oppidum";
import orbWand from "icon:orb-wand";
import ore from "icon:ore";
import peaks from "icon:peaks";
import pegasus from "icon:pegasus";
import plagueDoctorProfile from "icon:plague-doctor-profile";
import plainCircle from "icon:plain-circle";
import plainSquare from "icon:plain-square";
import plasmaBolt from "icon:plasma-bolt";
import portal from "icon:portal";
import positionMarker from "icon:position-marker";
import powerLightning from "icon:power-lightning";
import progression from "icon:progression";
import publicSpeaker from "icon:public-speaker";
import raiseSkeleton from "icon:raise-skeleton";
import raiseZombie from "icon:raise-zombie";
import rallyTheTroops from "icon:rally-the-troops";
import rank1 from "icon:rank-1";
import raven from "icon:raven";
import receiveMoney from "icon:receive-money";
import regeneration from "icon:regeneration";
import remedy from "icon:remedy";
import robe from "icon:robe";
import rockGolem from "icon:rock-golem";
import rollingDices from "icon:rolling-dices";
import romanShield from "icon:roman-shield";
import roundShield from "icon:round-shield";
import run from "icon:run";
import saberToothedCatHead from "icon:saber-toothed-cat-head";
import samuraiHelmet from "icon:samurai-helmet";
import scaleMail from "icon:scale-mail";
import scales from "icon:scales";
import scrollQuill from "icon:scroll-quill";
import seaCreature from "icon:sea-creature";
import secretBook from "icon:secret-book";
import sellCard from "icon:sell-card";
import sextant from "icon:sextant";
import shamblingZombie from "icon:shambling-zombie";
import shamrock from "icon:shamrock";
import sharkFin from "icon:shark-fin";
import sharkJaws from "icon:shark-jaws";
import shield from "icon:shield";
import shintoShrine from "icon:shinto-shrine";
import shintoShrineMirror from "icon:shinto-shrine-mirror";
import shinyPurse from "icon:shiny-purse";
import shipWreck from "icon:ship-wreck";
import shop from "icon:shop";
import sickle from "icon:sickle";
import skeletalHand from "icon:skeletal-hand";
import skeleton from "icon:skeleton";
import skills from "icon:skills";
import skullRing from "icon:skull-ring";
import snowflake2 from "icon:snowflake-2";
import spartanHelmet from "icon:spartan-helmet";
import spellBook from "icon:spell-book";
import spiderAlt from "icon:spider-alt";
import spiderFace from "icon:spider-face";
import spiderWeb from "icon:spider-web";
import spikedDragonHead from "icon:spiked-dragon-head";
import spinningWheel from "icon:spinning-wheel";
import spookyHouse from "icon:spooky-house";
import spyglass from "icon:spyglass";
import stable from "icon:stable";
import stairsGoal from "icon:stairs-goal";
import standingPotion from "icon:standing-potion";
import starAltar from "icon:star-altar";
import starMedal from "icon:star-medal";
import starSwirl from "icon:star-swirl";
import stoneBlock from "icon:stone-block";
import stoneCrafting from "icon:stone-crafting";
import stonePile from "icon:stone-pile";
import strong from "icon:strong";
import sun from "icon:sun";
import sunbeams from "icon:sunbeams";
import sunrise from "icon:sunrise";
import swapBag from "icon:swap-bag";
import swordClash from "icon:sword-clash";
import swordHilt from "icon:sword-hilt";
import swordSpin from "icon:sword-spin";
import swordWound from "icon:sword-wound";
import swordman from "icon:swordman";
import targetDummy from "icon:target-dummy";
import tatteredBanner from "icon:tattered-banner";
import tavernSign from "icon:tavern-sign";
import teleport from "icon:teleport";
import templeGate from "icon:temple-gate";
import tiara from "icon:tiara";
import tiedScroll from "icon:tied-scroll";
import tigerHead from "icon:tiger-head";
import timeTrap from "icon:time-trap";
import tipi from "icon:tipi";
import tombstone from "icon:tombstone";
import tornado from "icon:tornado";
import tortoise from "icon:tortoise";
import totem from "icon:totem";
import totemMask from "icon:totem-mask";
import towerFlag from "icon:tower-flag";
import trade from "icon:trade";
import treasureMap from "icon:treasure-map";
import tripleSkulls from "icon:triple-skulls";
import trowel from "icon:trowel";
import turtle from "icon:turtle";
import tusksFlag from "icon:tusks-flag";
import twoCoins from "icon:two-coins";
import unicorn from "icon:unicorn";
import upgrade from "icon:upgrade";
import uprising from "icon:uprising";
import vampireCape from "icon:vampire-cape";
import vampireDracula from "icon:vampire-dracula";
import verticalBanner from "icon:vertical-banner";
import visoredHelm from "icon:visored-helm";
import walkingBoot from "icon:walking-boot";
import warPick from "icon:war-pick";
import waterDrop from "icon:water-drop";
import waveCrest from "icon:wave-crest";
import waves from "icon:waves";
import weightLiftingUp from "icon:weight-lifting-up";
import whirlwind from "icon:whirlwind";
import windyStripes from "icon:windy-stripes";
import wingedSword from "icon:winged-sword";
import wingfoot from "icon:wingfoot";
import wisdom from "icon:wisdom";
import witchFace from "icon:witch-face";
import wizardStaff from "icon:wizard-staff";
import wolfHead from "icon:wolf-head";
import wolfHowl from "icon:wolf-howl";
import woodAxe from "icon:wood-axe";
import woodClub from "icon:wood-club";
import woodPile from "icon:wood-pile";

export const GLYPHS: Readonly<Record<string, string>> = {
  Haven: griffinSymbol,
  Necropolis: spiderAlt,
  Sanctuary: lotusFlower,
  Stronghold: tusksFlag,
  "U-HA": romanShield,
  "U-HB": crossbow,
  "U-HC": griffinShield,
  "U-HD": nunFace,
  "U-HE": mountedKnight,
  "U-HF": angelWings,
  "U-NA": skeleton,
  "U-NB": shamblingZombie,
  "U-NC": ghost,
  "U-ND": vampireDracula,
  "U-NE": crownedSkull,
  "U-NF": spiderFace,
  "U-SA": turtle,
  "U-SB": sharkJaws,
  "U-SC": samuraiHelmet,
  "U-SD": coral,
  "U-SE": snowflake2,
  "U-SF": unicorn,
  "U-TA": goblinHead,
  "U-TB": brute,
  "U-TC": saberToothedCatHead,
  "U-TD": totemMask,
  "U-TE": centaur,
  "U-TF": cyclops,
  g01: bandit,
  g02: goblin,
  g03: raiseSkeleton,
  g04: tortoise,
  g05: wolfHead,
  g06: tatteredBanner,
  g07: skeletalHand,
  g08: harpy,
  g09: imp,
  g10: longLeggedSpider,
  g11: bowArrow,
  g12: waterDrop,
  y01: woodClub,
  y02: floatingGhost,
  y03: centaurHeart,
  y04: sharkFin,
  y05: nestEggs,
  y06: evilBat,
  y07: whirlwind,
  y08: rockGolem,
  y09: fireSilhouette,
  y10: tigerHead,
  y11: seaCreature,
  r01: jawlessCyclop,
  r02: tripleSkulls,
  r03: pegasus,
  r04: ophanim,
  r05: spiderWeb,
  r06: iceGolem,
  r07: vampireCape,
  r08: spikedDragonHead,
  level_green: roundShield,
  level_yellow: checkeredDiamond,
  level_red: hexes,
  H1: visoredHelm,
  H2: birdScepter,
  H3: closedBarbute,
  N1: femaleVampire,
  N2: blackKnightHelm,
  N3: witchFace,
  S1: katana,
  S2: waveCrest,
  S3: kimono,
  T1: barbarian,
  T2: ogre,
  T3: featherNecklace,
  ability_explorer: compass,
  ability_merchant: trade,
  ability_portal_traveller: teleport,
  ability_aggressor: enrage,
  ability_scout: spyglass,
  ability_recruiter: publicSpeaker,
  ability_treasure_hunter: treasureMap,
  ability_scholar: graduateCap,
  ability_tactician: chessKnight,
  ability_healer: healing,
  ability_battle_mage: boltSpellCast,
  ability_tax_collector: receiveMoney,
  SA: circularSaw,
  IR: ore,
  CR: crystalCluster,
  GO: goldMine,
  DL: linkedRings,
  AL: bookshelf,
  ST: stable,
  AR: coliseum,
  AM: armorUpgrade,
  FO: anvilImpact,
  KR: crystalShine,
  DD: dragonHead,
  SE: standingPotion,
  DT: templeGate,
  PO: portal,
  PT: anchor,
  terrain_open: highGrass,
  terrain_mountain: peaks,
  terrain_water: waves,
  terrain_capital: oppidum,
  "H-B1": secretBook,
  "H-B2": towerFlag,
  "H-B3": sun,
  "H-B4": starAltar,
  "H-B9": angelOutfit,
  "N-B1": secretBook,
  "N-B2": spookyHouse,
  "N-B3": evilTower,
  "N-B4": spinningWheel,
  "N-B9": cryptEntrance,
  "S-B1": secretBook,
  "S-B2": shintoShrine,
  "S-B3": igloo,
  "S-B4": fountain,
  "S-B9": shintoShrineMirror,
  "T-B1": secretBook,
  "T-B2": tipi,
  "T-B3": hoof,
  "T-B4": caveEntrance,
  "T-B9": totem,
  "H-B5": targetDummy,
  "N-B5": targetDummy,
  "S-B5": targetDummy,
  "T-B5": targetDummy,
  "H-B6": capitol,
  "N-B6": capitol,
  "S-B6": capitol,
  "T-B6": capitol,
  "H-B7": tavernSign,
  "N-B7": tavernSign,
  "S-B7": tavernSign,
  "T-B7": tavernSign,
  "H-B8": magicPortal,
  "N-B8": magicPortal,
  "S-B8": magicPortal,
  "T-B8": magicPortal,
  A01: skullRing,
  A02: wingedSword,
  A03: battleAxe,
  A04: wizardStaff,
  A05: crystalWand,
  A06: eagleEmblem,
  A07: scaleMail,
  A08: robe,
  A09: cloak,
  A10: jewelCrown,
  A11: spartanHelmet,
  A12: tiara,
  A13: wingfoot,
  A14: sextant,
  A15: heartNecklace,
  A16: shinyPurse,
  A17: warPick,
  A18: verticalBanner,
  A19: clover,
  A20: orbWand,
  slot_hand: swordHilt,
  slot_body: breastplate,
  slot_head: crestedHelmet,
  slot_trinket: gemPendant,
  S01: plasmaBolt,
  S02: burningMeteor,
  S03: remedy,
  S04: ankh,
  S05: mirrorMirror,
  S06: timeTrap,
  S07: swordSpin,
  S08: windyStripes,
  S09: openGate,
  S10: crystalBall,
  T01: campfire,
  T02: chest,
  T03: oldWagon,
  T04: holeLadder,
  T05: church,
  T06: battleGear,
  T07: magicHat,
  T08: farmer,
  T09: coins,
  T10: shipWreck,
  T11: openChest,
  T12: tombstone,
  T13: goldStack,
  T14: stonePile,
  T15: holyGrail,
  "week-C1": caravan,
  "week-C2": woodAxe,
  "week-C3": sunrise,
  "week-C4": bugleCall,
  "week-C5": meditation,
  "week-H1": wolfHowl,
  "week-H2": trowel,
  "week-H3": fog,
  "week-H4": shop,
  "week-H5": wisdom,
  "week-F1": eclipse,
  "week-F2": dragonOrb,
  "week-F3": plagueDoctorProfile,
  "week-F4": champions,
  "week-F5": uprising,
  crescent: moon,
  half: moonOrbit,
  full: plainCircle,
  trait_shooter: archeryTarget,
  trait_armour: layeredArmor,
  trait_regeneration: regeneration,
  trait_life_drain: neckBite,
  trait_frenzy: crossedAxes,
  trait_precision: onTarget,
  trait_chill: frozenOrb,
  die_d8: diceEightFacesEight,
  die_elite_die: diceSixFacesSix,
  die_hit: swordWound,
  die_miss: interdiction,
  die_wound: drop,
  die_laurel: laurels,
  die_luck: shamrock,
  die_misfortune: raven,
  school_Warfare: swordman,
  school_Tactics: encirclement,
  school_Realm: castle,
  school_Light: sunbeams,
  school_Darkness: evilMoon,
  school_Fire: fireball,
  school_Water: droplets,
  school_Air: tornado,
  school_Earth: earthCrack,
  school_Prime: starSwirl,
  school_might: biceps,
  school_magic: magicSwirl,
  gold: twoCoins,
  resources: woodPile,
  xp: upgrade,
  power_points: powerLightning,
  leadership: rallyTheTroops,
  movement: walkingBoot,
  initiative: fastArrow,
  strength: strong,
  magic_value: spellBook,
  control_marker: flyingFlag,
  capital_pawn: hillFort,
  hero_pawn: chessPawn,
  power_marker: positionMarker,
  battle_token: swordClash,
  first_player: rank1,
  wound_token: bleedingWound,
  elite: starMedal,
  basic: plainSquare,
  building_slot: stoneBlock,
  action_card: cardPlay,
  artefact_card: glowingArtifact,
  skill_card: skills,
  treasure_card: openTreasureChest,
  scroll_card: tiedScroll,
  week_card: calendar,
  hero_card: character,
  card_march: bootPrints,
  card_command: knightBanner,
  card_stewardship: scrollQuill,
  card_balance: scales,
  do_heroes: cavalry,
  do_gather: sickle,
  do_develop: stoneCrafting,
  do_move: move,
  do_attack: crossedSwords,
  do_recruit: meepleArmy,
  do_train: weightLiftingUp,
  do_build: brickPile,
  do_level: stairsGoal,
  do_hire: contract,
  do_explore: magnifyingGlass,
  do_control: flagObjective,
  do_escape: run,
  do_transfer: swapBag,
  do_cast: fireSpellCast,
  do_advance: progression,
  do_reroll: rollingDices,
  do_resurrect: raiseZombie,
  do_dismiss: exitDoor,
  do_sell: sellCard,
  do_discard: cardDiscard,
  do_keep: lockedChest,
  do_pass: halt,
  do_done: checkMark,
  do_decline: crossMark,
  sworn: crossedSwords,
  moon: moon,
  odds: rollingDices,
  boot: walkingBoot,
  do_scroll: tiedScroll,
  do_deposit: openChest,
  do_reward: openTreasureChest,
  do_stay: shield,
  do_skip: halt,
};

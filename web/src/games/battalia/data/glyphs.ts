/** The icons of Battalia, by what they stand for: words of cards and factions, `do_` and what is done, `zone_`, `storm_`. */
import allForOne from "icon:all-for-one";
import ancientRuins from "icon:ancient-ruins";
import angelWings from "icon:angel-wings";
import animalHide from "icon:animal-hide";
import anvil from "icon:anvil";
import armorUpgrade from "icon:armor-upgrade";
import astrolabe from "icon:astrolabe";
import bank from "icon:bank";
import barbarian from "icon:barbarian";
import barrel from "icon:barrel";
import bearHead from "icon:bear-head";
import blindfold from "icon:blindfold";
import bootPrints from "icon:boot-prints";
import breakingChain from "icon:breaking-chain";
import broadheadArrow from "icon:broadhead-arrow";
import broadsword from "icon:broadsword";
import brokenRibbon from "icon:broken-ribbon";
import burningPassion from "icon:burning-passion";
import buyCard from "icon:buy-card";
import calendar from "icon:calendar";
import campCookingPot from "icon:camp-cooking-pot";
import campingTent from "icon:camping-tent";
import capitol from "icon:capitol";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardExchange from "icon:card-exchange";
import castle from "icon:castle";
import cavalry from "icon:cavalry";
import ceremonialMask from "icon:ceremonial-mask";
import chameleonGlyph from "icon:chameleon-glyph";
import character from "icon:character";
import chargingBull from "icon:charging-bull";
import checkMark from "icon:check-mark";
import checkeredFlag from "icon:checkered-flag";
import chest from "icon:chest";
import clawHammer from "icon:claw-hammer";
import cloak from "icon:cloak";
import clockwiseRotation from "icon:clockwise-rotation";
import coliseum from "icon:coliseum";
import crossMark from "icon:cross-mark";
import crossedSwords from "icon:crossed-swords";
import crossroad from "icon:crossroad";
import cycle from "icon:cycle";
import desert from "icon:desert";
import desertCamp from "icon:desert-camp";
import diceSixFacesSix from "icon:dice-six-faces-six";
import diploma from "icon:diploma";
import dolmen from "icon:dolmen";
import drinking from "icon:drinking";
import earthCrack from "icon:earth-crack";
import echoRipples from "icon:echo-ripples";
import eclipse from "icon:eclipse";
import elvenCastle from "icon:elven-castle";
import farmer from "icon:farmer";
import featheredWing from "icon:feathered-wing";
import flame from "icon:flame";
import flatHammer from "icon:flat-hammer";
import fluffyCloud from "icon:fluffy-cloud";
import forest from "icon:forest";
import gemPendant from "icon:gem-pendant";
import ghost from "icon:ghost";
import giant from "icon:giant";
import glowingArtifact from "icon:glowing-artifact";
import golemHead from "icon:golem-head";
import griffinShield from "icon:griffin-shield";
import halt from "icon:halt";
import harborDock from "icon:harbor-dock";
import heraldicSun from "icon:heraldic-sun";
import hidden from "icon:hidden";
import horseHead from "icon:horse-head";
import huntingHorn from "icon:hunting-horn";
import hutsVillage from "icon:huts-village";
import iceSpellCast from "icon:ice-spell-cast";
import icebergs from "icon:icebergs";
import imperialCrown from "icon:imperial-crown";
import jewelCrown from "icon:jewel-crown";
import jungle from "icon:jungle";
import king from "icon:king";
import knapsack from "icon:knapsack";
import kneeling from "icon:kneeling";
import knightBanner from "icon:knight-banner";
import laurels from "icon:laurels";
import lightningBranches from "icon:lightning-branches";
import lockedChest from "icon:locked-chest";
import magicGate from "icon:magic-gate";
import mantrap from "icon:mantrap";
import medal from "icon:medal";
import medievalPavilion from "icon:medieval-pavilion";
import medievalVillage01 from "icon:medieval-village-01";
import meepleArmy from "icon:meeple-army";
import meshNetwork from "icon:mesh-network";
import minions from "icon:minions";
import mountainRoad from "icon:mountain-road";
import mountains from "icon:mountains";
import mountedKnight from "icon:mounted-knight";
import multiDirections from "icon:multi-directions";
import oasis from "icon:oasis";
import openPalm from "icon:open-palm";
import oppidum from "icon:oppidum";
import palette from "icon:palette";
import person from "icon:person";
import plainSquare from "icon:plain-square";
import pointyHat from "icon:pointy-hat";
import pokerHand from "icon:poker-hand";
import popeCrown from "icon:pope-crown";
import porcelainVase from "icon:porcelain-vase";
import portal from "icon:portal";
import queenCrown from "icon:queen-crown";
import rallyTheTroops from "icon:rally-the-troops";
import rank1 from "icon:rank-1";
import raven from "icon:raven";
import relicBlade from "icon:relic-blade";
import road from "icon:road";
import rollingDices from "icon:rolling-dices";
import roundPotion from "icon:round-potion";
import roundStar from "icon:round-star";
import run from "icon:run";
import sacrificialDagger from "icon:sacrificial-dagger";
import sail from "icon:sail";
import scales from "icon:scales";
import scrollQuill from "icon:scroll-quill";
import sergeant from "icon:sergeant";
import shakingHands from "icon:shaking-hands";
import shieldReflect from "icon:shield-reflect";
import shop from "icon:shop";
import sparkles from "icon:sparkles";
import spellBook from "icon:spell-book";
import stable from "icon:stable";
import stack from "icon:stack";
import stoneBridge from "icon:stone-bridge";
import stoneCrafting from "icon:stone-crafting";
import stonePath from "icon:stone-path";
import sunbeams from "icon:sunbeams";
import sunflower from "icon:sunflower";
import sunrise from "icon:sunrise";
import sunset from "icon:sunset";
import talk from "icon:talk";
import tallBridge from "icon:tall-bridge";
import tarot10WheelOfFortune from "icon:tarot-10-wheel-of-fortune";
import tavernSign from "icon:tavern-sign";
import tearing from "icon:tearing";
import threeFriends from "icon:three-friends";
import throneKing from "icon:throne-king";
import tiedScroll from "icon:tied-scroll";
import towerFlag from "icon:tower-flag";
import trade from "icon:trade";
import transform from "icon:transform";
import treasureMap from "icon:treasure-map";
import treeGrowth from "icon:tree-growth";
import troglodyte from "icon:troglodyte";
import trowel from "icon:trowel";
import twoCoins from "icon:two-coins";
import twoShadows from "icon:two-shadows";
import upgrade from "icon:upgrade";
import village from "icon:village";
import waveCrest from "icon:wave-crest";
import windyStripes from "icon:windy-stripes";
import wizardStaff from "icon:wizard-staff";
import wolfHead from "icon:wolf-head";
import wolfHowl from "icon:wolf-howl";
import yarn from "icon:yarn";

export const GLYPHS: Readonly<Record<string, string>> = {
  bar: bearHead,
  clo: fluffyCloud,
  emb: flame,
  isl: waveCrest,
  wol: wolfHead,
  sun: heraldicSun,
  terrain_green_forests: forest,
  terrain_rocky_mountains: mountains,
  terrain_red_canyons: desert,
  terrain_emerald_lakes: oasis,
  terrain_frozen_land: icebergs,
  terrain_proto_jungle: jungle,
  freeman: farmer,
  chief: sergeant,
  priest: popeCrown,
  lord: king,
  queen: queenCrown,
  king: imperialCrown,
  fanatic: burningPassion,
  unbound: breakingChain,
  horse: horseHead,
  tool: clawHammer,
  weapon: broadsword,
  tent: campingTent,
  title: diploma,
  scroll: scrollQuill,
  amulet: gemPendant,
  supply: barrel,
  dust: sparkles,
  chest: chest,
  great_artefact: glowingArtifact,
  hammer: flatHammer,
  horn: huntingHorn,
  sword: relicBlade,
  shield: griffinShield,
  wings: featheredWing,
  crown: jewelCrown,
  hand: openPalm,
  pavilion: medievalPavilion,
  staff: wizardStaff,
  book: spellBook,
  arrow: broadheadArrow,
  bag: knapsack,
  banner: knightBanner,
  cloak: cloak,
  vase: porcelainVase,
  mask: ceremonialMask,
  krycek: tiedScroll,
  twin: twoShadows,
  blind: blindfold,
  chosen: tarot10WheelOfFortune,
  storm_1: windyStripes,
  storm_2: throneKing,
  storm_3: sail,
  storm_4: lightningBranches,
  storm_5: talk,
  storm_6: threeFriends,
  storm_7: earthCrack,
  storm_8: echoRipples,
  storm_9: angelWings,
  storm_10: treeGrowth,
  storm_11: ghost,
  storm_12: tearing,
  city_level_1: hutsVillage,
  city_level_2: village,
  city_level_3: medievalVillage01,
  city_level_4: castle,
  residence: elvenCastle,
  capital: capitol,
  neutral_city: oppidum,
  road: stonePath,
  crossroads: crossroad,
  bridge: stoneBridge,
  ruins: ancientRuins,
  ruin_guardians: golemHead,
  gate: magicGate,
  level_token: upgrade,
  marketplace: scales,
  marketplace_star: roundStar,
  network: meshNetwork,
  square: plainSquare,
  centre: dolmen,
  town_hall: bank,
  smithy: anvil,
  stables: stable,
  arena: coliseum,
  tavern: tavernSign,
  weaving_mill: yarn,
  mages_guild: pointyHat,
  shop: shop,
  royal_bridge: tallBridge,
  mountain_pass: mountainRoad,
  hero: cavalry,
  hero_card: character,
  "HC-BAR": animalHide,
  "HC-CLO": trowel,
  "HC-EMB": chargingBull,
  "HC-ISL": harborDock,
  "HC-WOL": wolfHowl,
  "HC-SUN": sunflower,
  veteran: medal,
  veteran_disgraced: brokenRibbon,
  metamorphia: chameleonGlyph,
  bilkarr: troglodyte,
  brotherhood: shakingHands,
  berserk: barbarian,
  colossus: giant,
  coldbreath: iceSpellCast,
  misfortune: raven,
  eclipse: eclipse,
  elixir: roundPotion,
  zone_hand: pokerHand,
  zone_nation: stack,
  zone_shelter: cardDiscard,
  zone_limbo: portal,
  zone_ambush: mantrap,
  zone_stationed: campCookingPot,
  zone_pool: cardExchange,
  zone_oracle: astrolabe,
  zone_day: sunrise,
  zone_week: calendar,
  zone_checkpoint: checkeredFlag,
  zone_die: diceSixFacesSix,
  zone_start_player: rank1,
  zone_morale: rallyTheTroops,
  zone_homage: kneeling,
  zone_toll: twoCoins,
  zone_victory_points: laurels,
  zone_alliance: allForOne,
  do_hire: meepleArmy,
  do_acquire: buyCard,
  do_build_road: road,
  do_build_crossroads: multiDirections,
  do_build_city: stoneCrafting,
  do_upgrade_city: towerFlag,
  do_upgrade_unit: armorUpgrade,
  do_hire_hero: mountedKnight,
  do_move: bootPrints,
  do_attack: crossedSwords,
  do_defend: shieldReflect,
  do_retreat: run,
  do_trade: trade,
  do_station: lockedChest,
  do_strike_tent: desertCamp,
  do_explore: treasureMap,
  do_cohort: minions,
  do_mulligan: cycle,
  do_sacrifice: sacrificialDagger,
  do_transform: transform,
  do_rotate: clockwiseRotation,
  do_lay_ambush: hidden,
  do_pass: halt,
  do_done: checkMark,
  do_decline: crossMark,
  do_draw: cardDraw,
  do_roll: rollingDices,
  do_drink: drinking,
  person: person,
  lit: sunbeams,
  matching: palette,
  done: checkMark,
  pass: sunset,
  sacrifice: cardDiscard,
};

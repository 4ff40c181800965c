/** The printed map, as SVG text: sea, coasts, washes, small ink drawings, ageing, frame. It never changes during a game. */
import { BORDERS, COAST, REGIONS, closed, numbers } from "./geometry";
import { KINGDOM_LOOKS, KINGDOM_NAMES } from "./look";
import { LONG, ROUND, SHORT, corner, sideOf } from "./track";

const INK = "#4A3A28";
const at = (x: number, y: number, scale: number, drawing: string) => `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

const MOUNTAIN = `<path d="M-22 12L-6 -15L-1 -8L6 -20L24 12Z" fill="#F4E9CF"/><path d="M6 -20L24 12H8Q2 2 6 -20Z" fill="#8A7455" fill-opacity=".35"/><path d="M-22 12L-6 -15L-1 -8L6 -20L24 12" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/><path d="M6 -18Q4 -6 8 2M10 -10Q10 -2 15 6M-6 -13Q-8 -4 -5 2M14 2L18 10M-12 0L-10 6" fill="none" stroke="${INK}" stroke-width=".9"/>`;
const TREE = `<path d="M0 8V2" stroke="${INK}" stroke-width="1.4"/><path d="M-6 3Q-9 -2 -5 -6Q-4 -12 1 -11Q7 -12 6 -6Q9 -2 5 3Q0 5 -6 3Z" fill="#DCD7AE" stroke="${INK}" stroke-width="1.1"/><path d="M1 -9Q5 -6 4 1Q6 -1 6 -5Q6 -10 1 -9Z" fill="#5A6B3A" fill-opacity=".4"/>`;
const HILL = `<path d="M-12 4Q-4 -8 4 2M0 -1Q7 -7 14 4M-5 0L-4 3M6 -2L7 2" fill="none" stroke="${INK}" stroke-width="1.1"/>`;
const TOWN = `<g fill="#F4E9CF" stroke="${INK}" stroke-width="1.1"><path d="M-9 6V-2L-5 -6L-1 -2V6Z"/><path d="M-1 6V-8H5V6Z"/><path d="M-1 -8L2 -13L5 -8" fill="#A0402F"/><path d="M5 6V0L8 -3L11 0V6Z"/></g>`;
const WAVE = `<path d="M-12 0Q-9 -4 -6 0T0 0T6 0T12 0" fill="none" stroke="#3E6470" stroke-opacity=".55" stroke-width="1.1"/>`;

/** Placed by hand: never under names, tokens or piles. */
const MOUNTAINS = [
  [442, 150, 0.75],
  [472, 136, 0.9],
  [652, 132, 0.8],
  [684, 160, 0.7],
  [676, 186, 0.6],
  [758, 132, 0.7],
  [930, 160, 0.9],
  [964, 184, 0.95],
  [998, 214, 1],
  [1034, 242, 0.9],
  [1010, 266, 0.75],
  [1052, 276, 0.7],
  [768, 176, 0.65],
  [956, 214, 0.7],
] as const;
const WOODS_OF_ALTHEA = "448,420 462,436 438,446 456,462 474,452 676,440 692,456 670,466 690,484 658,484 446,640 464,652 482,642 668,640 650,654 684,654 666,664";
const WOODS_OF_DURIS = "1010,440 1032,452 1014,466 1046,470 1062,486 1030,490 764,452 780,440 770,474 1000,590 982,604 1006,612";
const WOODS_OF_STRATON = "200,190 222,176 240,192 186,206 362,150 384,160 372,178";
const HILLS = "136,372 166,392 142,420 376,470 392,500 146,520 170,552 374,640 396,622 142,286 164,306 378,318";
const TOWNS = "400,232 452,330 720,300 1070,340 196,448 690,580 760,620 1058,540 350,240";
const ISLETS = [
  [96, 650, 26, "i1"],
  [1098, 112, 24, "i2"],
  [1010, 715, 18, "i3"],
  [70, 180, 15, "i4"],
] as const;

function scattered(places: string, drawing: string, scale: number): string {
  return places
    .split(" ")
    .map((place) => place.split(",").map(Number))
    .map(([x = 0, y = 0]) => at(x, y, scale, drawing))
    .join("");
}

function terrain(): string {
  return [
    ...MOUNTAINS.map(([x, y, scale]) => at(x, y, scale, MOUNTAIN)),
    scattered(WOODS_OF_ALTHEA, TREE, 1.05),
    scattered(WOODS_OF_DURIS, TREE, 1),
    scattered(WOODS_OF_STRATON, TREE, 0.95),
    scattered(HILLS, HILL, 1),
    scattered(TOWNS, TOWN, 1),
  ].join("");
}

function waves(): string {
  const random = numbers("sea");
  return Array.from({ length: 70 }, () => {
    const [x, y] = [60 + random() * 1080, 60 + random() * 680];
    return at(Math.round(x), Math.round(y), Number((0.7 + random() * 0.5).toFixed(2)), WAVE);
  }).join("");
}

function shore(): string {
  const stroke = (colour: string, width: number, more = "") =>
    `<path d="${COAST}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  const lines = [
    [46, 0.22],
    [32, 0.3],
    [20, 0.42],
    [10, 0.55],
  ] as const;
  return (
    stroke("#2F5966", 64, `stroke-opacity=".16" filter="url(#eg-blur8)"`) +
    lines
      .map(([width, strength]) => stroke("#C9D8D2", width) + stroke("#2F5966", width + 1.6, `stroke-opacity="${strength}"`) + stroke("#C3D3CD", width - 0.8))
      .join("")
  );
}

function land(): string {
  const washes = KINGDOM_NAMES.map((name) => {
    const { colour, deep, mid } = KINGDOM_LOOKS[name];
    const path = (more: string) => `<path d="${REGIONS[name]}" ${more}/>`;
    return `<g clip-path="url(#eg-clip-${name})">${path(`fill="${mid}" fill-opacity=".22"`)}${path(`fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="46" filter="url(#eg-blur8)"`)}${path(`fill="none" stroke="url(#eg-hatch-${colour})" stroke-width="44"`)}${path(`fill="none" stroke="${deep}" stroke-opacity=".6" stroke-width="7"`)}</g>`;
  });
  return `<path d="${COAST}" fill="#F3E8CC"/>${washes.join("")}`;
}

function islets(): string {
  return ISLETS.map(([x, y, size, seed]) => {
    const random = numbers(seed);
    const outline = closed(
      Array.from({ length: 22 }, (_, step) => {
        const angle = (step / 22) * 6.283;
        const radius = size * (0.7 + random() * 0.5);
        return [x + radius * Math.cos(angle), y + radius * 0.7 * Math.sin(angle)] as const;
      }),
    );
    return `<path d="${outline}" fill="none" stroke="#2F5966" stroke-opacity=".3" stroke-width="9" stroke-linejoin="round"/><path d="${outline}" fill="#F3E8CC" stroke="#3A2C1C" stroke-width="1.6"/>`;
  }).join("");
}

function rose(): string {
  const points = [0, 45, 90, 135, 180, 225, 270, 315].map((angle, step) => {
    const [long, wide] = step % 2 ? [-26, 4] : [-42, 7];
    return `<g transform="rotate(${angle})"><path d="M0 ${long}L${wide} ${-wide}L0 0Z" fill="#3A2C1C"/><path d="M0 ${long}L${-wide} ${-wide}L0 0Z" fill="#F3E8CC" stroke="#3A2C1C" stroke-width=".8"/></g>`;
  });
  return at(1082, 690, 1, `<circle r="44" fill="#EFE5CA" fill-opacity=".55" stroke="#3A2C1C"/><circle r="37" fill="none" stroke="#3A2C1C" stroke-width=".6"/>${points.join("")}`);
}

function rhumbs(): string {
  const rays = Array.from({ length: 16 }, (_, step) => {
    const angle = (step * Math.PI) / 8;
    return `M1082 690L${(1082 + 1500 * Math.cos(angle)).toFixed(0)} ${(690 + 1500 * Math.sin(angle)).toFixed(0)}`;
  });
  return `<path d="${rays.join("")}" stroke="#5C6F68" stroke-opacity=".22" fill="none"/>`;
}

/** The graduated frame: one ink bar for every second space of the Glory track. */
function frame(): string {
  const bars = Array.from({ length: ROUND / 2 }, (_, half) => {
    const [x, y] = corner(half * 2);
    const bar = {
      top: [x, 27, LONG, 7],
      right: [1166, y, 7, SHORT],
      bottom: [x - LONG, 766, LONG, 7],
      left: [27, y - SHORT, 7, SHORT],
    }[sideOf(half * 2)];
    return `<rect x="${bar[0]}" y="${bar[1]}" width="${bar[2]}" height="${bar[3]}"/>`;
  });
  return `<g fill="none" stroke="#3A2C1C"><rect x="4" y="4" width="1192" height="792" rx="6" stroke-width="2.4"/><rect x="34" y="34" width="1132" height="732" stroke-width="1.4"/><rect x="38.5" y="38.5" width="1123" height="723" stroke-width=".7"/></g><g fill="#3A2C1C" fill-opacity=".78">${bars.join("")}</g>`;
}

/** Heraldic hatching, the engravers' way to print colour in black; tiles of 6 by 6. */
export function hatchings(prefix: string, opacity: number): string {
  return KINGDOM_NAMES.map((name) => {
    const { colour, deep } = KINGDOM_LOOKS[name];
    const lines = { blue: "M0 3H6", red: "M3 0V6", green: "M-1 -1L7 7M-1 5L1 7M5 -1L7 1", purple: "M7 -1L-1 7M1 -1L-1 1M7 5L5 7", orange: "M-1 -1L7 7M7 -1L-1 7", grey: "" }[colour];
    const drawing = lines
      ? `<path d="${lines}" stroke="${deep}" stroke-opacity="${opacity}" fill="none"/>`
      : `<circle cx="3" cy="3" r=".85" fill="${deep}" fill-opacity="${opacity}"/>`;
    return `<pattern id="${prefix}${colour}" width="6" height="6" patternUnits="userSpaceOnUse">${drawing}</pattern>`;
  }).join("");
}

const NOISE = `x="0" y="0" width="100%" height="100%"`;
const DEFINITIONS = `<defs>
<filter id="eg-paper" ${NOISE} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .1  0 0 0 1.5 -.62"/></filter>
<filter id="eg-grain" ${NOISE}><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .05  0 0 0 .55 -.2"/></filter>
<filter id="eg-blur8" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="8"/></filter>
<radialGradient id="eg-sea" cx=".5" cy=".48" r=".72"><stop offset="0" stop-color="#C9D6CE"/><stop offset=".62" stop-color="#B9CBC5"/><stop offset="1" stop-color="#C8B98F"/></radialGradient>
<clipPath id="eg-frame"><rect x="38" y="38" width="1124" height="724"/></clipPath>
${KINGDOM_NAMES.map((name) => `<clipPath id="eg-clip-${name}"><path d="${REGIONS[name]}"/></clipPath>`).join("")}${hatchings("eg-hatch-", 0.42)}</defs>`;

/** The whole ground; `compact` is the drawing for phones, without the frame and with fainter small drawings. */
export function ground(compact: boolean): string {
  const inside = `x="38" y="38" width="1124" height="724"`;
  return `${DEFINITIONS}<rect width="1200" height="800" rx="8" fill="#EADFC4"/><g clip-path="url(#eg-frame)"><rect ${inside} fill="url(#eg-sea)"/>${rhumbs()}${waves()}${shore()}${land()}<g opacity="${compact ? 0.55 : 1}">${terrain()}</g><path d="${BORDERS}" fill="none" stroke="#3A2C1C" stroke-width="1.8" stroke-dasharray="9 4 2 4"/><path d="${COAST}" fill="none" stroke="#3A2C1C" stroke-width="2.4" stroke-linejoin="round"/>${islets()}${rose()}<rect ${inside} filter="url(#eg-paper)" opacity=".36"/><rect ${inside} filter="url(#eg-grain)" opacity=".5"/></g><rect width="1200" height="800" rx="8" filter="url(#eg-paper)" opacity=".34"/>${compact ? "" : frame()}`;
}

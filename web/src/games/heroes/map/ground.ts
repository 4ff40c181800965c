/** The printed map as SVG: meadows, peaks, water with one shore, the seams of tiles, paper and grain over all. */
import { along, cell, FRAME, SIDE, type MapLayout, type Square } from "../geometry";
import { random } from "../look";

const TUFT = `<g id="hg-tuft"><path d="M-5 2Q-4 -2 -5 -4M-2 2Q-1.5 -3 -1 -5M1.5 2Q2 -1 4 -3" fill="none" stroke="#7F8A45" stroke-width="1.1" stroke-linecap="round"/></g>`;
const TREE = `<g id="hg-tree"><path d="M0 6V2" stroke="#4A3A20" stroke-width="1.4"/><path d="M-5.5 3L0 -9L5.5 3Z" fill="#6E8A52" stroke="#33402A" stroke-width=".9" stroke-linejoin="round"/><path d="M0 -9L5.5 3H1Z" fill="#33402A" fill-opacity=".35"/></g>`;
const PEAK = `<g id="hg-peak"><path d="M-19 15L-8 -9L-3 -2L4 -16L19 15Z" fill="#D3C3A2"/><path d="M4 -16L19 15H7Q0 0 4 -16Z" fill="#4A3A28" fill-opacity=".5"/><path d="M-8 -9L-3 -2L-6 3Q-9 -3 -8 -9Z" fill="#4A3A28" fill-opacity=".3"/><path d="M-19 15L-8 -9L-3 -2L4 -16L19 15" fill="none" stroke="#3F2C18" stroke-width="1.5" stroke-linejoin="round"/><path d="M4 -16L9 -6L6 -7.5L4 -4L1.5 -7L0 -8Z" fill="#FBF6EA"/><path d="M-8 -9L-5.5 -4.5L-8 -5.5L-9.8 -5Z" fill="#FBF6EA"/></g>`;
const NOISE = `x="0" y="0" width="100%" height="100%"`;
const DEFINITIONS = `<defs><filter id="hg-paper" ${NOISE} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .1  0 0 0 1.5 -.62"/></filter><filter id="hg-grain" ${NOISE}><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .05  0 0 0 .55 -.2"/></filter><filter id="hg-blur"><feGaussianBlur stdDeviation="4"/></filter>${TUFT}${TREE}${PEAK}<radialGradient id="hg-edge" cx=".5" cy=".5" r=".72"><stop offset=".6" stop-color="#2a1c08" stop-opacity="0"/><stop offset="1" stop-color="#2a1c08" stop-opacity=".34"/></radialGradient></defs>`;

const put = (id: string, x: number, y: number, scale: string): string => `<use href="#hg-${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})"/>`;
const half = SIDE / 2;

/** Meadows of the tiles, every second one a little paler. */
function meadows({ rows, columns }: MapLayout): string {
  let all = "";
  for (let row = 0; row < rows; row += 5)
    for (let column = 0; column < columns; column += 5)
      all += `<rect x="${along(column)}" y="${along(row)}" width="${5 * SIDE}" height="${5 * SIDE}" fill="${((row + column) / 5) % 2 ? "#CBCD92" : "#C4C98C"}"/>`;
  return all;
}

function waters(water: readonly Square[]): string {
  const path = water.map((square) => cell(square)).join("");
  const waves = water.map(({ row, column, x, y }) => {
    const next = random(`w${row}${column}`);
    return [0, 1, 2].map((at) => `<path d="M${(x + SIDE * (0.14 + 0.5 * next())).toFixed(1)} ${(y + SIDE * (0.2 + 0.27 * at + 0.06 * next())).toFixed(1)}q4 -4 8 0t8 0" fill="none" stroke="#3F7686" stroke-width="1.1" stroke-opacity=".75"/>`).join("");
  });
  return `<path d="${path}" fill="#EDE3C0" stroke="#EDE3C0" stroke-width="5" stroke-linejoin="round"/><path d="${path}" fill="#2F5966" stroke="#2F5966" stroke-width="2" stroke-linejoin="round"/><path d="${water.map((square) => cell(square, 0.3)).join("")}" fill="#7FB0BE"/>${waves.join("")}`;
}

/** Trees and tufts of an open square on which nothing is printed. */
function growth({ row, column, x, y }: Square): string {
  const next = random(`t${row}.${column}`);
  const kind = next();
  const tree = () => put("tree", x + SIDE * (0.2 + 0.6 * next()), y + SIDE * (0.3 + 0.4 * next()), (0.75 + 0.3 * next()).toFixed(2));
  const drawn = [kind < 0.3 ? tree() : "", kind < 0.12 ? tree() : ""];
  if (kind > 0.25 && kind < 0.8) drawn.push(put("tuft", x + SIDE * (0.25 + 0.5 * next()), y + SIDE * (0.3 + 0.45 * next()), "1.05"));
  return drawn.join("");
}

function peak({ row, column, x, y }: Square): string {
  const next = random(`m${row}${column}`);
  return put("peak", x + half + (next() - 0.5) * 3, y + half + 1, `${next() < 0.5 ? -0.98 : 0.98} ${(0.92 + 0.14 * next()).toFixed(2)}`);
}

/** Thin lines between squares, a pale edge round each tile. */
function seams({ rows, columns }: MapLayout): string {
  let [grid, edges] = ["", ""];
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column += 5) if (row % 5) grid += `M${along(column)} ${along(row)}h${5 * SIDE}`;
  for (let column = 0; column < columns; column++) for (let row = 0; row < rows; row += 5) if (column % 5) grid += `M${along(column)} ${along(row)}v${5 * SIDE}`;
  for (let row = 0; row < rows; row += 5)
    for (let column = 0; column < columns; column += 5)
      edges += `<rect x="${along(column) + 0.5}" y="${along(row) + 0.5}" width="${5 * SIDE - 1}" height="${5 * SIDE - 1}" fill="none" stroke="#F6ECD0" stroke-opacity=".5"/>`;
  return `<path d="${grid}" stroke="#4A3A1C" stroke-opacity=".3" stroke-width="1" stroke-dasharray="3 3" fill="none"/>${edges}`;
}

/** The map without its pieces; squares of capitals are cleared ground. */
export function ground(map: MapLayout, capitals: ReadonlySet<string>): string {
  const { width, height } = map;
  const printed = [...map.squares.values()].filter(({ id }) => !capitals.has(id));
  const mountains = printed.filter(({ terrain }) => terrain === "mountain");
  const open = printed.filter(({ terrain, location, symbol }) => terrain === "open" && !location && !symbol);
  const inner = `x="${FRAME}" y="${FRAME}" width="${width - 2 * FRAME}" height="${height - 2 * FRAME}"`;
  const shade = `<path d="${mountains.map((square) => cell(square)).join("")}" fill="#A9936A" stroke="#A9936A" stroke-width="5" stroke-linejoin="round" opacity=".55" filter="url(#hg-blur)"/>`;
  return `${DEFINITIONS}<rect width="${width}" height="${height}" rx="10" fill="#2E2417"/><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="9" fill="none" stroke="#6A5433" stroke-width="1.4"/>${meadows(map)}${shade}${waters(printed.filter(({ terrain }) => terrain === "water"))}${open.map(growth).join("")}<rect ${inner} filter="url(#hg-paper)" opacity=".5"/><rect ${inner} filter="url(#hg-grain)" opacity=".45"/>${mountains.map(peak).join("")}${seams(map)}<rect ${inner} fill="url(#hg-edge)"/>`;
}

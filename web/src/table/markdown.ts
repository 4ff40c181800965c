/**
 * The little Markdown of rulebooks, read into plain data: paragraphs, lists, tables, bold, italics, code and the
 * numbers of rules. Text never becomes HTML: a component shows the pieces.
 */
export type Piece = { kind: "text" | "bold" | "italic" | "code" | "rule"; text: string };
export type Block =
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "heading"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2,4}-\d{3}\b)/;

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .flatMap(blocksOf);
}

function blocksOf(lines: string[]): Block[] {
  const first = lines[0] as string;
  if (first.startsWith("#")) return [{ kind: "heading", pieces: pieces(first.replace(/^#+\s*/, "")) }, ...(lines.length > 1 ? blocksOf(lines.slice(1)) : [])];
  if (first.trim().startsWith("|")) return [table(lines)];
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start < 0) return [{ kind: "paragraph", pieces: pieces(lines.join(" ")) }];
  const before: Block[] = start > 0 ? [{ kind: "paragraph", pieces: pieces(lines.slice(0, start).join(" ")) }] : [];
  return [...before, list(lines.slice(start))];
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] as string);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: ITEM.exec(lines[0] as string)?.[1] !== undefined, items: items.map(pieces) };
}

function table(lines: string[]): Block {
  const rows = lines.map((line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => pieces(cell.trim())));
  const ruled = /^[\s|:-]+$/.test(lines[1] ?? "");
  return { kind: "table", head: ruled ? (rows[0] as Piece[][]) : [], rows: ruled ? rows.slice(2) : rows };
}

export function pieces(text: string): Piece[] {
  return text
    .split(MARK)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith("**") && part.length > 4) return { kind: "bold", text: part.slice(2, -2) };
      if (part.startsWith("*") && part.length > 2) return { kind: "italic", text: part.slice(1, -1) };
      if (part.startsWith("`") && part.length > 2) return { kind: "code", text: part.slice(1, -1) };
      return { kind: MARK.test(part) ? "rule" : "text", text: part };
    });
}

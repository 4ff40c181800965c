/** How it stands with a seat: who decides, whose clock runs, who is not here. For the panels and for the strip of a phone. */
import { t } from "../lib/text.svelte";
import type { ClockInfo, SeatInfo, TableInfo, Update } from "../wire";

export interface Presence {
  /** The seat decides now, or what it has done is being told. */
  turn: boolean;
  /** What it has done is being told. */
  acts: boolean;
  /** Its clock, while it runs. */
  clock: ClockInfo | null;
  /** Its bot is at work. */
  thinking: boolean;
  /** Why nobody is there, as the name of a message; null if somebody is. */
  absent: "table-gone" | "table-away" | null;
}

/** What of a table says it. */
export interface Attended {
  readonly info: Pick<TableInfo, "status">;
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly number[];
  readonly update: Pick<Update, "clocks" | "thinking"> | null;
  /** Whoever tells what happened, and the seat that acts in it. */
  readonly telling?: { readonly seat: number | null } | null;
}

export function presenceOf(table: Attended, seat: number): Presence {
  const info = table.seats[seat];
  const acts = table.telling?.seat === seat;
  return {
    turn: table.telling ? acts : table.waiting.includes(seat),
    acts,
    clock: table.update?.clocks.find((one) => one.seat === seat && one.running) ?? null,
    thinking: (!table.telling && table.update?.thinking.includes(seat)) || false,
    absent: info && table.info.status === "playing" ? absence(info) : null,
  };
}

function absence(info: SeatInfo): Presence["absent"] {
  if (info.kind !== "person") return null;
  if (info.gone) return "table-gone";
  return info.connected || info.you ? null : "table-away";
}

/** What is told beside the name of a bot: that it is one, and how it plays unless its name says that. */
export function kindOf(seat: SeatInfo): string {
  if (seat.kind !== "bot" || !seat.level) return "";
  const level = t(`level-${seat.level}`);
  return seat.name.startsWith(level) ? t("table-seat-bot").toLocaleLowerCase() : t("table-bot", { level: level.toLocaleLowerCase() });
}

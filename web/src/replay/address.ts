/** Where the replay of a table is found, and its record. */
import { withCode } from "../lib/api";
import type { TableInfo } from "../wire";

/**
 * The page of a replay. A private table is shown only to whoever holds its code: the address keeps the one by which
 * we came, and where others may look on, that of the table, so that it can be passed on.
 */
export function replayPath(info: TableInfo, code: string): string {
  return withCode(`/replay/${info.id}`, code || (info.private && info.spectators ? info.invitation : ""));
}

/** What a seat knows of a running game, to take away. */
export function knowledgePath(table: string, seat: number): string {
  return `/api/replays/${table}/knowledge?seat=${seat}`;
}

export function recordPath(replay: string, code: string): string {
  return withCode(`/api/replays/${replay}/record`, code);
}

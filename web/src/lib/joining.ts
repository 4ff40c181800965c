/** Taking a seat at somebody's table, before the start or in a running match. */
import type { TableInfo } from "../wire";
import { api } from "./api";
import { keep } from "./fairness";
import { asGuest, callMe, nonce } from "./session.svelte";
import { currentLocale, t } from "./text.svelte";

interface Wish {
  /** Any free one if none is named. */
  seat?: number | null;
  /** The code of the table or of a seat, where it needs one. */
  code?: string;
  /** What a guest wants to be called. */
  name?: string;
}

export async function sitDown(table: TableInfo, { seat = null, code = "", name = "" }: Wish = {}): Promise<TableInfo> {
  if (name.trim()) await callMe(name.trim(), currentLocale());
  else await asGuest(t("guest-name"), currentLocale());
  const own = nonce();
  const joined = await api.post<TableInfo>(`tables/${table.id}/join`, { seat, code, nonce: own });
  // The seed of a running match has been drawn: whoever comes now adds nothing to it.
  if (table.status === "open") keep(table.id, { commitment: table.commitment, nonce: own });
  return joined;
}

/** What has happened while the person was elsewhere: shown in the page, asked for now and then. */
import type { Notification } from "../wire";
import { api } from "../lib/api";
import { person } from "../lib/session.svelte";
import { currentLocale } from "../lib/text.svelte";

const EVERY = 30_000;
let news = $state.raw<Notification[]>([]);

export function notifications(): readonly Notification[] {
  return news;
}

/** How many are new; at a table, those of the others. */
export function unseen(table = ""): number {
  return elsewhere(table).filter((item) => !item.seen).length;
}

/** What has happened at tables other than this one. */
export function elsewhere(table: string): readonly Notification[] {
  return news.filter((item) => item.table !== table);
}

export async function refreshNotifications(): Promise<void> {
  news = person() ? await api.get<Notification[]>("notifications") : [];
}

export async function markSeen(): Promise<void> {
  await api.post("notifications/seen");
  news = news.map((item) => ({ ...item, seen: true }));
}

/** An effect: asks at once, after a change of the language and now and then while the page is visible; a failed question is asked again later. */
export function watchNotifications(): () => void {
  void currentLocale();
  const ask = () => {
    if (document.visibilityState === "visible") refreshNotifications().catch(() => undefined);
  };
  ask();
  const timer = setInterval(ask, EVERY);
  return () => clearInterval(timer);
}

/** What has happened while the person was elsewhere: shown in the page, asked for now and then. */
import type { Notification } from "../wire";
import { api } from "../lib/api";
import { person } from "../lib/session.svelte";

const EVERY = 30_000;
let news = $state.raw<Notification[]>([]);

export function notifications(): readonly Notification[] {
  return news;
}

export function unseen(): number {
  return news.filter((item) => !item.seen).length;
}

export async function refreshNotifications(): Promise<void> {
  news = person() ? await api.get<Notification[]>("notifications") : [];
}

export async function markSeen(): Promise<void> {
  await api.post("notifications/seen");
  news = news.map((item) => ({ ...item, seen: true }));
}

/** Asks now and then while the page is visible; a failed question is asked again later. */
export function watchNotifications(): () => void {
  const ask = () => {
    if (document.visibilityState === "visible") refreshNotifications().catch(() => undefined);
  };
  ask();
  const timer = setInterval(ask, EVERY);
  return () => clearInterval(timer);
}

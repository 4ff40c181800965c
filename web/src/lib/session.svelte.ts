/** Who sits at this browser, and how the client looks for them. */
import type { Locale, Me, Person, Settings } from "../wire";
import { api, useToken } from "./api";
import { LOCALES, speak, t } from "./text.svelte";

export type Theme = "light" | "dark";
export const PACES: readonly Settings["pace"][] = ["off", "quick", "normal", "slow"];

let me = $state.raw<Me | null>(null);
let theme = $state<Theme>("light");
let ownPace = $state<Settings["pace"]>("normal");

export function person(): Person | null {
  return me?.person ?? null;
}

export function pushKey(): string {
  return me?.push_key ?? "";
}

/** Whether the host has set up mail. */
export function mailOffered(): boolean {
  return me?.mail ?? false;
}

export function currentTheme(): Theme {
  return theme;
}

/** How long what others do is shown: as the account says, or for somebody without one, this browser. */
export function pace(): Settings["pace"] {
  return me?.person?.settings.pace ?? ownPace;
}

/** Takes over an answer that says who we are. */
export function recognise(answer: Me): void {
  me = answer;
  useToken(answer.csrf);
}

/** Asks the server who we are; before everything else. */
export async function arrive(): Promise<void> {
  await speak(firstLocale());
  wear(firstTheme());
  ownPace = firstPace();
  recognise(await api.get<Me>("me"));
}

/** Changes the language, here and in the account. */
export async function changeLocale(next: Locale): Promise<void> {
  localStorage.setItem("locale", next);
  await speak(next);
  if (me?.person) recognise(await api.patch<Me>("me", { locale: next }));
}

export function changeTheme(next: Theme): void {
  localStorage.setItem("theme", next);
  wear(next);
}

/** Changes the pace, here and in the account. */
export async function changePace(next: Settings["pace"]): Promise<void> {
  localStorage.setItem("pace", next);
  ownPace = next;
  const settings = me?.person?.settings;
  if (!me || !settings || settings.pace === next) return;
  // What is being shown follows at once; the account when it has answered.
  me = { ...me, person: { ...(me.person as Person), settings: { ...settings, pace: next } } };
  recognise(await api.patch<Me>("me", { settings: { ...settings, pace: next } }));
}

/** Makes sure that somebody is signed in: as a guest of this name if nobody is, who takes along the pace of this browser. */
export async function asGuest(name: string, locale: Locale): Promise<Person> {
  if (!me?.person) {
    recognise(await api.post<Me>("guest", { name, locale }));
    await changePace(ownPace);
  }
  const here = (me as Me).person as Person;
  if (name === t("guest-name") && here.name === name) localStorage.setItem("nameless", `${here.id} ${name}`);
  return here;
}

/** Whether somebody sits here under a name that they have chosen; a guest who has only played bots has none. */
export function hasChosenName(): boolean {
  const here = person();
  return here !== null && !(here.guest && localStorage.getItem("nameless") === `${here.id} ${here.name}`);
}

/** Takes the name that somebody has chosen: as a new guest, or as the nameless one who is here already. */
export async function callMe(name: string, locale: Locale): Promise<Person> {
  const here = await asGuest(name, locale);
  if (name && here.name !== name) recognise(await api.patch<Me>("me", { name }));
  return (me as Me).person as Person;
}

/** Random bytes of this browser that become part of a match's seed. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id for a request, so that it is carried out once however often it is sent. */
export function requestId(): string {
  return nonce();
}

function firstLocale(): Locale {
  const kept = localStorage.getItem("locale");
  const wished = [kept, ...navigator.languages.map((language) => language.slice(0, 2))];
  return LOCALES.find((locale) => wished.find((wish) => LOCALES.includes(wish as Locale)) === locale) ?? "en";
}

function firstPace(): Settings["pace"] {
  const kept = localStorage.getItem("pace");
  return PACES.find((one) => one === kept) ?? "normal";
}

function firstTheme(): Theme {
  const kept = localStorage.getItem("theme");
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function wear(next: Theme): void {
  theme = next;
  document.documentElement.dataset.theme = next;
}

/** Texts: the client's own messages and those of the games, in the language that is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Locale } from "../wire";

export const LOCALES: readonly Locale[] = ["en", "pl"];

const own: Record<Locale, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  pl: () => import("../text/pl.ftl?raw"),
};

type Args = Record<string, FluentVariable>;

let locale = $state<Locale>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let games = $state.raw<Record<string, FluentBundle>>({});
/** Games whose lessons and pictures are read, too. */
const studied = new Set<string>();

/** The language that is shown. */
export function currentLocale(): Locale {
  return locale;
}

/** Changes the language; what is shown follows once its texts have arrived. */
export async function speak(next: Locale): Promise<void> {
  const [text, ...others] = await Promise.all([
    own[next]().then((module) => module.default),
    ...Object.keys(games).map((game) => fetchGame(game, next)),
  ]);
  bundle = bundleOf(next, text);
  games = Object.fromEntries(Object.keys(games).map((game, at) => [game, others[at] as FluentBundle]));
  locale = next;
  document.documentElement.lang = next;
}

/** A message of the client. An unknown id is a defect, so it fails loudly. */
export function t(id: string, args?: Args): string {
  return format(bundle, id, args);
}

/** Loads the words of a game; needed once before `word`. */
export async function learn(game: string): Promise<void> {
  if (games[game]) return;
  const words = await fetchGame(game, locale);
  games = { ...games, [game]: words };
}

/** Loads also the words that teach a game: its lessons, and how it plays. */
export async function study(game: string): Promise<void> {
  studied.add(game);
  const words = await fetchGame(game, locale);
  games = { ...games, [game]: words };
}

/** A message of a game: the name of a card, a tribe, a kingdom. `id.attribute` names a form of it. */
export function word(game: string, id: string, args?: Args): string {
  const words = games[game];
  if (!words) throw new Error(`the words of ${game} are not loaded`);
  return format(words, id, args);
}

/** Whether a game has a message. */
export function hasWord(game: string, id: string): boolean {
  return games[game]?.hasMessage(id.replaceAll("_", "-").split(".")[0] ?? "") ?? false;
}

/** A number as it is written in this language. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How long something takes, as it is written in this language: whole minutes as such, anything else in seconds. */
export function lasting(seconds: number): string {
  const whole = seconds > 0 && seconds % 60 === 0;
  const unit = { style: "unit", unit: whole ? "minute" : "second", unitDisplay: "long" } as const;
  return (whole ? seconds / 60 : seconds).toLocaleString(locale, unit);
}

/** A moment as it is written in this language, where the browser is at home if it speaks it. */
export function moment(at: number, style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): string {
  const regional = navigator.languages.find((one) => one.split("-")[0] === locale);
  return new Intl.DateTimeFormat(regional ?? locale, style).format(at);
}

function bundleOf(next: Locale, text: string): FluentBundle {
  const made = new FluentBundle(next, { useIsolating: false });
  const [error] = made.addResource(new FluentResource(text), { allowOverrides: true });
  if (error) throw error;
  return made;
}

async function fetchGame(game: string, next: Locale): Promise<FluentBundle> {
  const parts = studied.has(game) ? ["table", "learn"] : ["table"];
  const texts = await Promise.all(parts.map((part) => fetchPart(game, next, part)));
  return bundleOf(next, texts.join("\n"));
}

async function fetchPart(game: string, next: Locale, part: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/text?locale=${next}&part=${part}`);
  if (!answer.ok) throw new Error(`no words for ${game}`);
  return answer.text();
}

function format(from: FluentBundle, id: string, args?: Args): string {
  const [name = "", attribute] = id.replaceAll("_", "-").split(".");
  const message = from.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`there is no message ${id}`);
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args ?? null, errors);
  if (errors[0]) throw new Error(`the message ${id}: ${errors[0].message}`);
  return text;
}

/** The rulebook of a game in the chosen language, fetched once. */
import { api } from "../lib/api";
import { currentLocale } from "../lib/text.svelte";
import type { ChapterText, RulebookText, RuleText } from "../wire";

const fetched = new Map<string, Promise<RulebookText>>();

export function rulebook(game: string): Promise<RulebookText> {
  const key = `${game} ${currentLocale()}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = api.get<RulebookText>(`games/${encodeURIComponent(game)}/rules`);
  asked.catch(() => fetched.delete(key));
  fetched.set(key, asked);
  return asked;
}

/** The chapters with the rules in which every word of the search occurs. */
export function found(book: RulebookText, search: string): ChapterText[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (!words.length) return book.chapters;
  const fits = (rule: RuleText) => {
    const text = folded(`${rule.id} ${rule.title} ${rule.text}`);
    return words.every((one) => text.includes(one));
  };
  return book.chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) })).filter((chapter) => chapter.rules.length);
}

/** The titles of all rules in alphabetical order, as far as every word of the search occurs in them. */
export function terms(book: RulebookText, search: string): RuleText[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const rules = book.chapters.flatMap((chapter) => chapter.rules).filter((rule) => words.every((one) => folded(rule.title).includes(one)));
  return rules.sort((one, other) => one.title.localeCompare(other.title, currentLocale()));
}

/** Without case and accents, so that "pieciu" finds "pięciu". */
export function folded(text: string): string {
  return text.toLocaleLowerCase(currentLocale()).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

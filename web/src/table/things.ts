/** The things on the table that can be opened large: whatever carries `data-thing="kind:id"`. */
import { currentLocale } from "../lib/text.svelte";
import type { Thing } from "./board";

/** The thing that a mark names; null if it names none. */
export function thingOf(mark: string | null | undefined): Thing | null {
  const [kind = "", id = ""] = mark?.split(/:(.*)/s) ?? [];
  return kind ? { kind, id } : null;
}

/** Every thing once, with its title, each kind by title; without a title there is nothing to tell of it. */
export function listed(marks: readonly string[], title: (thing: Thing) => string): { key: string; text: string }[] {
  const order = new Intl.Collator(currentLocale(), { numeric: true });
  const kinds = new Map<string, { key: string; text: string }[]>();
  for (const key of new Set(marks)) {
    const thing = thingOf(key);
    const text = thing ? title(thing) : "";
    if (thing && text) kinds.set(thing.kind, [...(kinds.get(thing.kind) ?? []), { key, text }]);
  }
  return [...kinds.values()].flatMap((things) => things.sort((one, other) => order.compare(one.text, other.text)));
}

/** The things on the table that can be opened large: whatever carries `data-thing="kind:id"`. */
import type { Thing } from "./board";

/** The thing that a mark names; null if it names none. */
export function thingOf(mark: string | null | undefined): Thing | null {
  const [kind = "", id = ""] = mark?.split(/:(.*)/s) ?? [];
  return kind ? { kind, id } : null;
}

/** Every thing once, with its title; without a title there is nothing to tell of it. */
export function listed(marks: readonly string[], title: (thing: Thing) => string): { key: string; text: string }[] {
  return [...new Set(marks)].flatMap((key) => {
    const thing = thingOf(key);
    const text = thing ? title(thing) : "";
    return text ? [{ key, text }] : [];
  });
}

/**
 * What has not changed stays the same object.
 *
 * The server tells the whole view with each move. Taken as it comes, all of it would be new, and everything that is drawn
 * from it would be reckoned and compared with the page again; with the parts that are as before, only the rest is.
 */

type Tree = Record<string, unknown>;

/** Whether a value has parts: an array or a plain object. */
function isTree(value: unknown): value is Tree {
  return Array.isArray(value) || (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype);
}

/** The next value, with the former one in place of each part that is equal to it; all of it if nothing has changed. */
export function kept<T>(before: unknown, next: T): T {
  if (before === next || !isTree(before) || !isTree(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  const merged = (Array.isArray(next) ? [] : {}) as Tree;
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    merged[name] = kept(before[name], next[name]);
    same &&= name in before && merged[name] === before[name];
  }
  return (same ? before : merged) as T;
}

/** Reckons something again and again, and gives the former result where it is equal: `$derived.by(keeping(() => …))`. */
export function keeping<T>(reckon: () => T): () => T {
  let before: T | undefined;
  return () => (before = kept(before, reckon()));
}

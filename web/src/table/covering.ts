/**
 * Tells the table that a part of a board covers it: `data-covered` of the table names the part, and styles of the part
 * can say what becomes of the rest. A selector with `:has()` would say the same, but the browser would look at the
 * whole table anew after each change of it.
 */
export function covering(part: string): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    const table = node.closest<HTMLElement>(".table, .phone, .stage");
    if (!table) return undefined;
    table.dataset.covered = part;
    return () => {
      if (table.dataset.covered === part) delete table.dataset.covered;
    };
  };
}

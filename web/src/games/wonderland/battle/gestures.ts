/** The board of the table is moved by dragging and zoomed by the wheel; over a battle both mean nothing. */
export function still(node: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation();
  const kinds = ["wheel", "mousedown", "touchstart", "dblclick"];
  for (const kind of kinds) node.addEventListener(kind, stop);
  return () => kinds.forEach((kind) => node.removeEventListener(kind, stop));
}

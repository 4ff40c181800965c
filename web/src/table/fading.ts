/** An attachment for what scrolls: `data-more` says on which side there is more, so that its edge can fade. */
export function fading(box: HTMLElement): () => void {
  function look(): void {
    const above = box.scrollTop > 4;
    const below = box.scrollHeight - box.clientHeight - box.scrollTop > 4;
    box.dataset.more = above && below ? "both" : above ? "above" : below ? "below" : "";
  }
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(() => {
    for (const child of box.children) sizes.observe(child);
    look();
  });
  sizes.observe(box);
  for (const child of box.children) sizes.observe(child);
  contents.observe(box, { childList: true });
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    box.removeEventListener("scroll", look);
  };
}

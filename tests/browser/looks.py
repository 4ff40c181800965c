"""Looks of a page that are measured: how small its words are, what on it is gold."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

LEAST: Final = 10.95
"""11 px, and what is lost by rounding."""

DRAWN: Final = ".place, .hands, .shelf, svg, .pp .row, .left > :not(.pp)"
"""What games draw."""

# Words that are smaller on the screen, after every transformation: those of pages, and those that are drawn.
TINY: Final = """({ least, apart }) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement;
    const said = walk.currentNode.textContent.trim();
    const silent = node.closest('.spoken, script, style, noscript, defs, title, desc');
    if (!said || silent || (apart && node.closest(apart))) {
      continue;
    }
    const box = node.getBoundingClientRect();
    if (!box.width || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const seen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    if (!seen) continue;
    let scale = node.offsetWidth ? box.width / node.offsetWidth : 1;
    if (node instanceof SVGGraphicsElement) {
      const { a, b } = node.getScreenCTM();
      scale = Math.hypot(a, b);
    }
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size < least) found.push(`${size.toFixed(2)}: ${said.slice(0, 30)} | ${node.outerHTML.slice(0, 110)}`);
  }
  return found;
}"""

# Whatever has an edge, an outline or a halo in the gold of what can be chosen.
GOLDEN: Final = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const colours = ['--gold-line', '--halo', '--gold-fill'].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const gold = (style) => style.display !== 'none' && style.visibility !== 'hidden' && [
    style.boxShadow,
    style.outlineStyle === 'none' ? '' : style.outlineColor,
    parseFloat(style.borderTopWidth) > 0 ? style.borderTopColor : '',
    style.stroke,
  ].some((value) => colours.some((colour) => value?.includes(colour)));
  return [...document.querySelectorAll('body *')].filter((node) => node.getClientRects().length
    && (gold(getComputedStyle(node)) || ['::before', '::after'].some((part) => {
      const style = getComputedStyle(node, part);
      return style.content !== 'none' && gold(style);
    }))).map((node) => node.outerHTML.slice(0, 120));
}"""


def tiny(page: Page, boards: bool = True) -> list[str]:
    """The words on the screen that are too small to read; without `boards` those of the shell alone."""
    found: list[str] = page.evaluate(TINY, {"least": LEAST, "apart": "" if boards else DRAWN})
    return found


def golden(page: Page) -> list[Any]:
    """What looks as if it could be chosen."""
    found: list[Any] = page.evaluate(GOLDEN)
    return found

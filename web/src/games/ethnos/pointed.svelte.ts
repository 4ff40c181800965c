/** The card that the mouse points at, so that it is shown large beside with what it does. */
export interface Pointed {
  type: string;
  box: DOMRect;
}

let now = $state.raw<Pointed | null>(null);

export const pointed = (): Pointed | null => now;

/** Marks a card that can be pointed at by a mouse; one that is pressed or goes away is not pointed at any more. */
export function pointing(type: string): (card: HTMLElement) => () => void {
  return (card) => {
    const leave = () => {
      if (now?.type === type) now = null;
    };
    card.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") now = { type, box: card.getBoundingClientRect() };
    });
    for (const end of ["pointerleave", "pointerdown"]) card.addEventListener(end, leave);
    return leave;
  };
}

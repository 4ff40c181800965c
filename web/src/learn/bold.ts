/** The parts of a text in which words between ** are bold. */
export interface Part {
  text: string;
  bold: boolean;
}

export function parts(text: string): Part[] {
  return text
    .split("**")
    .map((piece, at) => ({ text: piece, bold: at % 2 === 1 }))
    .filter((part) => part.text);
}

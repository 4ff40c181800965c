/** The drawing of one icon of the game-icons set: the inside of an SVG of 512 by 512. */
declare module "icon:*" {
  const body: string;
  export default body;
}

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}

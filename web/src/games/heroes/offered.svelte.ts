/** The options that are offered now, for those who know views alone; the board keeps it. */
let keys = $state.raw<readonly string[]>([]);

export const offeredNow = (): readonly string[] => keys;
export function noteOffered(now: readonly string[]): void {
  if (now.length !== keys.length || now.some((key, at) => key !== keys[at])) keys = now;
}

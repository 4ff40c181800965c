/** Whether the own quests are in sight: where the ledger is folded, or a phone shows another tab, the prompt names them. */
let lists = $state(0);

export const questsShown = (): boolean => lists > 0;

/** To be called by a list of the own quests, in an effect: returns what ends it. */
export function showQuests(): () => void {
  lists += 1;
  return () => void (lists -= 1);
}

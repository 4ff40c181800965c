/** Which abilities stand on the board of a faction: the leader's, and four to unlock; two have another side for two players. */
import { ABILITIES, type Ability, type Faction } from "./ids";

const LETTERS: Readonly<Record<Faction, string>> = { alice: "AL", hatter: "MH", queen: "QH", jabberwock: "JB", cat: "CC" };

/** The ability on the side of the board that is used: `CC-4b` in place of `CC-4`, `JB-L2` in place of `JB-L`. */
function onSide(id: string, two: boolean): Ability {
  const other = ABILITIES.find((ability) => ability === `${id}2` || ability === `${id}b`);
  return two && other ? other : (id as Ability);
}

export function abilitiesOf(faction: Faction, players: number): { leader: Ability; others: Ability[] } {
  const two = players === 2;
  const [leader, ...others] = ["L", "1", "2", "3", "4"].map((slot) => onSide(`${LETTERS[faction]}-${slot}`, two));
  return { leader: leader!, others };
}

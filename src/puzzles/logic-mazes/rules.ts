import { CellError } from "../../grid/cells";
import { i18n } from "../../language";
import { splitWalls, type NamedWalls } from "../mazes/marks/walls";
import { readWrapping, WALKING, type Wrapping } from "../mazes/neighbours";
import { unknownRules } from "../puzzle-kind";

/** What a maze can have besides walls. Any of these words may begin the rules, follow `walk`, and be next to the others. */
export const LOGIC_WORDS = ["diagonal", "costs", "portals", "keys", "ice"] as const;

export type LogicRules = Readonly<Record<(typeof LOGIC_WORDS)[number], boolean>> & {
  readonly wrapping: Wrapping;
  readonly named: NamedWalls;
};

const OF_WALKING = new Set([...WALKING.flatMap((rules) => rules.split(" ")), "and"]);

/** Words that do not go together, and why. */
const CLASHES: readonly (readonly [words: readonly (keyof LogicRules)[], why: () => string])[] = [
  [
    ["portals", "ice"],
    () => i18n.t("portals and ice do not go together: a slide could stop at a portal, cross it or enter it"),
  ],
  [
    ["costs", "portals", "keys"],
    () => i18n.t("costs, portals and keys do not go together: digits and letters are taken"),
  ],
];

/** Reads rules such as `keys`, `walk diagonal costs` or `ice wrap rows walls X`. Throws a CellError. */
export function readLogicRules(words: readonly string[]): LogicRules {
  const { rules, named } = splitWalls(words);
  const has = (word: string) => rules.includes(word);
  const others = rules.filter((word) => !LOGIC_WORDS.some((each) => each === word));
  const unknown = others.find((word) => !OF_WALKING.has(word));
  if (unknown !== undefined) throw unknownRules(unknown, LOGIC_WORDS);
  const wrapping = readWrapping(others[0] === "walk" ? others : ["walk", ...others]);
  const [diagonal, costs, portals, keys, ice] = LOGIC_WORDS.map(has);
  const clash = CLASHES.find(([clashing]) => clashing.every(has));
  if (clash) throw new CellError("rules", clash[1]());
  return { diagonal, costs, portals, keys, ice, wrapping, named };
}

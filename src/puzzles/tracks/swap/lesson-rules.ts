import { columnLetters } from "../../../grid/addresses";
import { i18n } from "../../../language";
import type { LessonBlock } from "../../../lessons/lesson";
import type { Guard } from "../../groups/lesson-word";

/** More boxes would have more generators than a drawing tells apart. */
export const BOXES = 5;

/** A rule that says which boxes may change their contents. */
export interface SwapRule {
  /** Not yet translated. */
  readonly title: string;
  /** The boxes of each generator's cycle, from 1. */
  readonly cycles: readonly (readonly number[])[];
}

const boxes = Array.from({ length: BOXES }, (_, k) => k + 1);
const pairs = boxes.flatMap((last) => boxes.slice(0, last - 1).map((first) => [first, last]));
const triples = pairs.flatMap(([second, last]) =>
  boxes.slice(0, second - 1).map((first) => [first, second, last]),
);

/** The rules of Mulholland's puzzle and its variations. With inverses, each three boxes have both of their cycles. */
export const RULES: readonly SwapRule[] = [
  { title: /*i18n*/ "Any two boxes", cycles: pairs },
  { title: /*i18n*/ "Box 1 and any other", cycles: pairs.filter(([first]) => first === 1) },
  { title: /*i18n*/ "Two neighbours", cycles: pairs.filter(([first, last]) => last === first + 1) },
  { title: /*i18n*/ "Three boxes in a cycle", cycles: triples },
];

interface RuleTables {
  /** The first column, counted from 0, and the row of the headings. */
  readonly column: number;
  readonly row: number;
  /** A formula for the number of boxes. */
  readonly count: string;
  readonly guard: Guard;
}

/** The generators of a rule, in formulas. */
export function generatorsOf({ column, row }: Pick<RuleTables, "column" | "row">, rule: number): string {
  const [label, permutation] = [0, 1].map((offset) => columnLetters(column + 3 * rule + offset));
  return `$${label}$${row + 2}:$${permutation}$${row + 1 + RULES[rule].cycles.length}`;
}

/** The generators of each rule: those whose boxes are there. Swaps have labels such as s12, cycles of three such as c123. */
export function ruleTables({ column, row, count, guard }: RuleTables): LessonBlock[] {
  return RULES.flatMap(({ title, cycles }, rule): LessonBlock[] => {
    const letter = columnLetters(column + 3 * rule);
    const ifThere = (last: number, text: string) => guard(`IF(${last}>${count},"","${text}")`);
    const cells = cycles.map((cycle) => {
      const last = cycle[cycle.length - 1];
      const label = `${cycle.length > 2 ? "c" : "s"}${cycle.join("")}`;
      return [ifThere(last, label), ifThere(last, `(${cycle.join(" ")})`)];
    });
    return [
      { at: `${letter}${row}`, cells: [[i18n._(title)]], style: "heading" },
      { at: `${letter}${row + 1}`, cells: [[i18n.t("label"), i18n.t("permutation")]], style: "columnHeads" },
      { at: `${letter}${row + 2}`, cells, style: "formula" },
    ];
  });
}

import { i18n } from "../../../language";
import { cells, skip, table } from "../../../lessons/items";
import { beside, type Area, type Areas, type Item } from "../../../lessons/layout";
import type { Guard } from "../../groups/lesson-word";

/** More boxes would have more generators than a drawing tells apart. */
export const BOXES = 5;

/** A rule that says which boxes may change their contents. */
interface SwapRule {
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

/** The name of the generators of a rule on the sheet. */
const nameOf = (rule: number) => `generators${rule + 1}`;

/** The generators of a rule, counted from 0. */
export const generatorsOf = (areas: Areas, rule: number): Area => areas[nameOf(rule)];

/**
 * The generators of each rule, next to each other: those whose boxes are there. Swaps have labels such as s12, cycles of three such as c123.
 *
 * @param count a formula for the number of boxes
 */
export const ruleTables = (count: string, ifRight: Guard): Item =>
  beside(
    ...RULES.flatMap(({ title, cycles }, rule) => {
      const ifThere = (last: number, text: string) => ifRight(`IF(${last}>${count},"","${text}")`);
      const rows = cycles.map((cycle) => {
        const last = cycle[cycle.length - 1];
        const label = `${cycle.length > 2 ? "c" : "s"}${cycle.join("")}`;
        return [ifThere(last, label), ifThere(last, `(${cycle.join(" ")})`)];
      });
      const heads = [i18n.t("label"), i18n.t("permutation")];
      return [table(i18n._(title), heads, { [nameOf(rule)]: cells(rows, "formula") }), skip(1)];
    }),
  );

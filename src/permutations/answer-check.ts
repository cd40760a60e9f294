import { i18n } from "../language";
import { shown } from "../grid/cells";
import { NotationError, parseCycles } from "./notation";
import { invert, permutationOfCycles, type Permutation } from "./permutation";
import { sortedPoints } from "./points";
import { factorsInOrder, type ProductOrder } from "./product-order";

/** What a comparison of a permutation in cycles with the expected one has found. */
export type CyclesCheck =
  | { readonly right: true; readonly why: "right" }
  | { readonly right: false; readonly why: "blank" | "not disjoint" | "other order" | "inverse" }
  /** `problem` continues the sentence after the quoted answer. */
  | {
      readonly right: false;
      readonly why: "no permutation";
      readonly answer: string;
      readonly problem: string;
    }
  /** The first point, in the order of the expected cycles, that goes elsewhere. */
  | { readonly right: false; readonly why: "wrong point"; readonly point: string };

type Cycles = readonly (readonly string[])[];

/**
 * Compares a text with the product of the expected cycles, which may overlap and are multiplied in the given order. Any writing in disjoint
 * cycles is right. Overlapping cycles are not, as otherwise the question itself would be an answer.
 */
export function checkCycles(answer: string, expected: Cycles, order: ProductOrder): CyclesCheck {
  if (answer.trim() === "") return { right: false, why: "blank" };
  let cycles: string[][];
  try {
    cycles = parseCycles(answer);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { right: false, why: "no permutation", answer, problem: error.message };
  }
  const given = productOf(cycles, order);
  const right = productOf(expected, order);
  const point = firstDifference(given, right);
  if (point === undefined) {
    return areDisjoint(cycles) ? { right: true, why: "right" } : { right: false, why: "not disjoint" };
  }
  if (areEqual(given, productOf([...expected].reverse(), order))) return { right: false, why: "other order" };
  if (areEqual(given, invert(right))) return { right: false, why: "inverse" };
  return { right: false, why: "wrong point", point };
}

/** The reason as a sentence, which never tells the right answer. */
export function reasonOf(check: CyclesCheck): string {
  switch (check.why) {
    case "right":
      return i18n.t("Right.");
    case "blank":
      return i18n.t("There is no answer yet.");
    case "not disjoint":
      return i18n.t("The product is right, but some cycles share points: write it in disjoint cycles.");
    case "other order":
      return i18n.t("That is the product in the other order.");
    case "inverse":
      return i18n.t("That is the inverse of the right answer.");
    case "no permutation":
      return i18n.t("{answer} {problem}.", { answer: shown(check.answer), problem: check.problem });
    case "wrong point":
      return i18n.t("Wrong from point {point} on.", { point: check.point });
  }
}

const productOf = (cycles: Cycles, order: ProductOrder) => permutationOfCycles(factorsInOrder(cycles, order));

const areEqual = (a: Permutation, b: Permutation) => firstDifference(a, b) === undefined;

/** The first point that two permutations take to different ones: in the order of the cycles of the second, then among those that it fixes. */
function firstDifference(given: Permutation, expected: Permutation): string | undefined {
  const [to, right] = [imagesByPoint(given), imagesByPoint(expected)];
  const differs = (point: string) => (to.get(point) ?? point) !== (right.get(point) ?? point);
  const seen = new Set<string>();
  for (const start of expected.points) {
    for (let point = start; !seen.has(point); point = right.get(point)!) {
      if (differs(point)) return point;
      seen.add(point);
    }
  }
  return sortedPoints(to.keys()).find(differs);
}

function imagesByPoint({ points, images }: Permutation): Map<string, string> {
  return new Map(points.map((point, k) => [point, points[images[k]]]));
}

function areDisjoint(cycles: Cycles): boolean {
  const points = cycles.flat();
  return new Set(points).size === points.length;
}

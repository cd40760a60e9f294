import fc from "fast-check";
import { comparison, type Comparison } from "../../../src/permutations/comparison";
import {
  areDisjoint,
  cyclesOf,
  formatPermutation,
  invert,
  permutationOfCycles,
} from "../../../src/permutations/permutation";
import { sortedPoints } from "../../../src/permutations/points";
import { factorsInOrder, PRODUCT_ORDERS, type ProductOrder } from "../../../src/permutations/product-order";
import { imageUnder } from "./arbitraries";

type Cycles = readonly (readonly string[])[];

const small = fc.integer({ min: 1, max: 8 }).map(String);
const question = fc.array(fc.uniqueArray(small, { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});
const order = fc.constantFrom(...PRODUCT_ORDERS);

const otherThan = (taken: ProductOrder) => PRODUCT_ORDERS.find((each) => each !== taken)!;
const inOrder = (cycles: Cycles, taken: ProductOrder) => factorsInOrder([...cycles], taken);
const productOf = (cycles: Cycles, taken: ProductOrder) => permutationOfCycles(inOrder(cycles, taken));
const canonical = (cycles: Cycles, taken: ProductOrder) => formatPermutation(productOf(cycles, taken));
const isRight = (answer: Cycles, expected: Cycles, taken: ProductOrder) =>
  canonical(answer, taken) === canonical(expected, taken);

/** 500 answers made of the question in one way, and what is to be said of those that the way makes wrong. */
function answers(
  make: (expected: Cycles, taken: ProductOrder) => Cycles,
  check: (found: Comparison, answer: Cycles, expected: Cycles, taken: ProductOrder) => void,
) {
  fc.assert(
    fc.property(question, order, (expected, taken) => {
      const answer = make(expected, taken);
      check(comparison(inOrder(answer, taken), inOrder(expected, taken)), answer, expected, taken);
    }),
    { numRuns: 500 },
  );
}

test("the disjoint cycles of the product are right, whatever point they begin with", () => {
  const turned = (expected: Cycles, taken: ProductOrder) =>
    cyclesOf(productOf(expected, taken))
      .map(([first, ...others]) => [...others, first])
      .reverse();
  answers(turned, (found) => expect(found).toEqual({ kind: "right" }));
});

test("transpositions are right but not disjoint; the question itself is no answer, nor with points that stay", () => {
  const transpositions = (expected: Cycles, taken: ProductOrder) =>
    cyclesOf(productOf(expected, taken)).flatMap(([first, ...others]) =>
      factorsInOrder(others, taken).map((other) => [first, other]),
    );
  const asWritten = (cycles: Cycles) => JSON.stringify(cycles.map(([...points]) => points.sort()));
  answers(transpositions, (found, answer, expected) => {
    if (areDisjoint(answer)) expect(found).toEqual({ kind: "right" });
    else if (asWritten(answer) !== asWritten(expected)) expect(found).toEqual({ kind: "not disjoint" });
  });
  const turned = (expected: Cycles) => [...expected.map(([first, ...others]) => [...others, first]), ["9"]];
  answers(turned, (found, _, expected) =>
    expect(found).toEqual({ kind: areDisjoint(expected) ? "right" : "not worked out" }),
  );
});

test("the product in the other order", () => {
  const other = (expected: Cycles, taken: ProductOrder) => cyclesOf(productOf(expected, otherThan(taken)));
  answers(other, (found, answer, expected, taken) =>
    expect(found).toEqual({ kind: isRight(answer, expected, taken) ? "right" : "other order" }),
  );
});

test("the inverse, unless it is also the product in the other order", () => {
  const inverse = (expected: Cycles, taken: ProductOrder) => cyclesOf(invert(productOf(expected, taken)));
  answers(inverse, (found, answer, expected, taken) => {
    if (isRight(answer, expected, taken)) expect(found).toEqual({ kind: "right" });
    else if (isRight(answer, expected, otherThan(taken))) expect(found).toEqual({ kind: "other order" });
    else expect(found).toEqual({ kind: "inverse" });
  });
});

/** The first point, in the order of the expected cycles, that goes elsewhere, by multiplying point by point. */
function firstWrong(answer: Cycles, expected: Cycles, taken: ProductOrder): string | undefined {
  const [given, wanted] = [answer, expected].map((cycles) => inOrder(cycles, taken));
  const moved = cyclesOf(productOf(expected, taken)).flat();
  const all = [...moved, ...sortedPoints([...answer, ...expected].flat())];
  return all.find((point) => imageUnder(given, point) !== imageUnder(wanted, point));
}

/** Ways in which students go wrong. */
const SLIPS: Readonly<Record<string, (right: string[][]) => string[][]>> = {
  "two points of a cycle exchanged": ([cycle = [], ...others]) => [[...cycle.slice(2), ...cycle.slice(0, 2).reverse()], ...others], // prettier-ignore
  "a cycle left out": (right) => right.slice(1),
  "a point left out": ([cycle = [], ...others]) => [cycle.slice(1), ...others],
  "two cycles joined": ([first = [], second = [], ...others]) => [[...first, ...second], ...others],
  "a cycle too many": (right) => [...right, ["8.5", "9.5"]],
};

test.each(Object.entries(SLIPS))("%s: wrong from the first point on that goes elsewhere", (_, slip) => {
  let wrong = 0;
  answers(
    (expected, taken) => slip(cyclesOf(productOf(expected, taken))),
    (found, answer, expected, taken) => {
      const from = firstWrong(answer, expected, taken);
      if (from === undefined) expect(found).toEqual({ kind: "right" });
      else if (found.kind === "wrong") {
        wrong++;
        expect(found).toEqual({ kind: "wrong", from });
      } else expect(["other order", "inverse"]).toContain(found.kind);
    },
  );
  expect(wrong).toBeGreaterThan(50);
});

test("what is said of a wrong answer is the same for all questions with the same first wrong point", () => {
  const answer = [["1", "2", "3", "4"]];
  const found = [[["1", "2", "4", "3"]], [["1", "2", "5", "3"]], [["1", "2", "6"]]].map((expected) =>
    comparison(answer, expected),
  );
  expect(found).toEqual(Array<Comparison>(3).fill({ kind: "wrong", from: "2" }));
});

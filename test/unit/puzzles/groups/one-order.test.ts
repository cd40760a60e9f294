import { readdirSync, readFileSync } from "node:fs";
import { assignmentsOf, studentSheets } from "../../../../src/assignments/assignments";
import { exercisesOf } from "../../../../src/exercises/exercise-set";
import { TOPICS } from "../../../../src/exercises/topics";
import { BOOK_CELLS } from "../../../../src/lessons/book-cells";
import { fixed } from "../../../../src/grid/addresses";
import { LESSONS, PLAYS } from "../../../../src/puzzles";
import { finished } from "../../../../src/steps";
import { cayleyGraph } from "../../../../src/puzzles/groups/cayley-play";
import { permutationCycles } from "../../../../src/puzzles/groups/cycles-play";
import { generatorsAndWord } from "../../../../src/puzzles/groups/word-play";
import { formatPermutation } from "../../../../src/permutations/permutation";
import { isSolvedBy } from "../../exercises/solved";
import { played } from "../../playing/played";

const ORDER = [["right to left"]];

/** The functions whose answers depend on an order, as their arguments say, and the one that has an order of its own. */
const ORDERED = readdirSync("src/functions")
  .filter((file) => file.endsWith(".ts"))
  .flatMap(
    (file) =>
      readFileSync(`src/functions/${file}`, "utf8").match(/@customfunction [A-Z]+[^]*?^export/gm) ?? [],
  )
  .filter((comment) => comment.includes("@param [order]"))
  .map((comment) => /@customfunction ([A-Z]+)/.exec(comment)![1])
  .concat("MULTIPLYCYCLES");

const isCalled = (formula: string, name: string) => new RegExp(`\\b${name}\\(`).test(formula);

test("in a book that multiplies from right to left every drawing multiplies so", () => {
  const product = played(permutationCycles, { cycles: [["(1 2)"], ["(2 3)"]], order: ORDER });
  const last = { points: product.points, images: product.pointsAfter(2) };
  expect([product.text(0), formatPermutation(last)]).toEqual(["2 factors, from right to left", "(1 2 3)"]);

  const generators = [["a", "(1 2)"], ["b", "(2 3)"]]; // prettier-ignore
  const group = played(cayleyGraph, { generators, order: ORDER });
  const elementOf = (word: number[]) =>
    word.reduce(
      (at, letter) => group.edges.find(({ from, generator }) => from === at && generator === letter)!.to,
      0,
    );
  expect(group.elements[elementOf([0, 1])]).toBe("(1 2 3)");

  const word = played(generatorsAndWord, { generators, word: [["ab"]], order: ORDER });
  expect(formatPermutation({ points: word.points, images: word.pointsAfter(2) })).toBe("(1 2 3)");
});

test("every answer that the card of a selection writes has the order in it", () => {
  const formulas = PLAYS.filter(({ kind }) => kind.ranges.some(({ name }) => name === "order")).flatMap(
    ({ guess }) => guess?.formulas ?? [],
  );
  const unordered = formulas.filter(
    ({ template, fromRight }) => ORDERED.some((name) => isCalled(template, name)) && fromRight === undefined,
  );
  expect(unordered.map(({ template }) => template)).toEqual([]);
});

test("lessons on groups refer to the order that stands on their sheet", () => {
  const asking = LESSONS.filter(({ names }) => names?.[BOOK_CELLS.order] !== undefined);
  const silent = asking.flatMap(({ blocks, names }) =>
    blocks
      .filter(({ style }) => style !== "mark" && style !== "reply")
      .flatMap(({ cells }) => cells.flat().map(String))
      .filter((formula) =>
        ["CAYLEYTABLE", "COSETS", "ELEMENTS", "PRODUCTSTEPS"].some((name) => isCalled(formula, name)),
      )
      .filter((formula) => !/SUMPRODUCT/.test(formula) && !formula.includes(fixed(names![BOOK_CELLS.order]))),
  );
  expect(silent).toEqual([]);
});

const BOOK = { order: "right to left", cosets: "left", firstPoint: 1, identity: "e" } as const;

test.each(TOPICS.map(({ id }) => id))(
  "exercises on %s, and their prints, are right from right to left",
  (id) => {
    const set = { ...BOOK, topics: [id], count: 6, difficulty: "hard", seed: 44, variants: 1 } as const;
    const [exercises] = finished(exercisesOf(set));
    expect(exercises.filter((each) => !isSolvedBy(each, each.answer, BOOK.order))).toEqual([]);
    const [sheet] = studentSheets(finished(assignmentsOf(set)), { onPaper: true, solved: true });
    const printed = sheet.blocks.filter(({ style }) => style === "textInput").map(({ cells }) => cells[0][0]);
    expect(printed).toEqual(exercises.map(({ answer }) => answer));
  },
);

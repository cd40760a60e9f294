import type { Exercise, TopicId } from "../../../src/exercises/exercise";
import { seededRandom } from "../../../src/steps/random";
import { TOPICS } from "../../../src/exercises/topics";
import { USUAL_CONVENTIONS } from "../../../src/permutations/conventions";
import type { ProductOrder } from "../../../src/permutations/product-order";
import { cyclesAnswer } from "../../../src/exercises/cycle-answers";
import { conjugatorAnswer } from "../../../src/exercises/conjugator-answers";
import { cosetAnswer } from "../../../src/exercises/coset-answers";
import { lineAnswer } from "../../../src/exercises/line-answers";
import { wayAnswer } from "../../../src/exercises/way-answers";
import { wordAnswer } from "../../../src/exercises/word-answers";

type Marked = Pick<Exercise, "mark">;

const RIGHT = "Right.";
const expectMarks = ({ mark }: Marked, marks: Readonly<Record<string, string>>) =>
  expect(Object.fromEntries(Object.keys(marks).map((typed) => [typed, mark(typed).why]))).toEqual(marks);

/** An exercise of a topic for which something holds. */
function exerciseOf(
  id: TopicId,
  holds: (exercise: Exercise) => boolean,
  order: ProductOrder = "left to right",
) {
  const topic = TOPICS.find((each) => each.id === id)!;
  const random = seededRandom(1);
  for (;;) {
    for (const shape of topic.shapes.medium) {
      const exercise = topic.make(shape, random, { ...USUAL_CONVENTIONS, order });
      if (holds(exercise)) return exercise;
    }
  }
}

test("a product in any writing, and what else it may be", () => {
  const product = [
    ["1", "2", "3"],
    ["3", "4"],
  ];
  expectMarks(cyclesAnswer(product), {
    "(1 2 4 3)": RIGHT,
    "(4,3,1,2)": RIGHT,
    "(2431)": RIGHT,
    "(1 2 4 3)(5)": RIGHT,
    "(1 2 4 3)^1": "The permutation is right. Write it without powers.",
    "(1 2 3)(3 4)": "That is the product as it was given. Write it in disjoint cycles.",
    "(1 2)(1 4)(1 3)": "The permutation is right, but the cycles are not disjoint.",
    "(1 2 3 4)": "That is the product in the other order.",
    "(1 3 4 2)": "That is the inverse of the right answer.",
    "(1 2 3)": "Wrong from point 2 on.",
    "(1 2 4 3)(5 6)": "Wrong from point 5 on.",
    "(1 2 4 3": '"(1 2 4 3", character 1: this parenthesis is not closed; write (1 2 4 3).',
    "(1 2 1)": '"(1 2 1)", character 6: 1 is in this cycle twice; write (1 2).',
    "": "There is no answer yet.",
  });
  expectMarks(cyclesAnswer(product, "right to left"), {
    "(1 2 3 4)": RIGHT,
    "(1 2 4 3)": "That is the product in the other order.",
  });
});

test("numbers, logical values and very long texts are no cycles", () => {
  const { mark } = cyclesAnswer([["1", "2"]]);
  expect(mark(-12)).toMatchObject({ right: false });
  expect(mark(true)).toMatchObject({ right: false });
  expect(mark("(1 2)".repeat(10_000)).why).toBe("The answer has more than 1,000 characters.");
});

test("no reason tells the right answer", () => {
  // Yes, no, and single digits are parts of many a sentence.
  const short = ["parity", "subgroups", "normal", "homomorphisms", "element-orders"];
  for (const { id } of TOPICS.filter((topic) => !short.includes(topic.id))) {
    const exercise = exerciseOf(id, ({ answer }) => answer.length > 1);
    for (const typed of ["", "(1", "(1 2)", "1", "999", "A", "B'", "11 12", "even", "odd", "9 8 7"]) {
      const { right, why } = exercise.mark(typed);
      if (!right) expect(why).not.toContain(exercise.answer);
    }
  }
});

test("any permutation that renames x to y", () => {
  const cycles = (text: string) => Array.from(text.matchAll(/\((.*?)\)/g), ([, cycle]) => cycle.split(" "));
  const answer = conjugatorAnswer(cycles("(1 2 3)(4 5)"), cycles("(2 3 6)(1 7)"), "left to right");
  expect(answer.mark(answer.answer).why).toBe(RIGHT);
  expectMarks(answer, {
    "(1 2 3 6 4)(5 7)": RIGHT,
    "(1 3 2 6 4)(5 7)": RIGHT,
    "(1 6 2 3 4)(5 7)": "It does not rename (1 2 3) to a cycle of y.",
    "(1 4 6 3 2)(5 7)": "That takes y to x. It is the other way round.",
    "(1 2 3 6)": "It does not rename (4 5) to a cycle of y.",
  });
});

test("orders, by how wrong ones come about", () => {
  const exercise = exerciseOf("order", ({ given }) =>
    /^\(\d \d \d \d \d \d\)\(\d \d \d\)$/.test(String(given[0][0])),
  );
  expect(exercise.answer).toBe("6");
  expectMarks(exercise, {
    6: RIGHT,
    9: "That is the sum of the lengths of the disjoint cycles.",
    18: "That is the product of the lengths of the disjoint cycles.",
    3: "After so many times not every point is back for the first time.",
    "6.5": "Expected a whole number.",
    six: "Expected a whole number.",
  });
});

test("even and odd, in both languages", () => {
  const exercise = exerciseOf("parity", ({ answer }) => answer === "odd");
  const why = "A cycle of k points is a product of k − 1 exchanges: add these up.";
  expectMarks(exercise, {
    odd: RIGHT,
    " ODD ": RIGHT,
    ungerade: RIGHT,
    even: why,
    gerade: why,
    1: "Expected even or odd.",
  });
});

test("subgroup or not, normal or not, homomorphism or not: yes or no in both languages, and why", () => {
  const whyNot: Readonly<Record<string, RegExp>> = {
    subgroups: /^The product of \(.*\) and \(.*\) is not in the list\.$/,
    normal: /^With h = \(.*\) and g = \(.*\), g⁻¹hg is \(.*\), which is not in H\.$/,
    homomorphisms: /^\S+ is the identity on the left, and \(.*\) on the right\.$/,
  };
  for (const [id, pattern] of Object.entries(whyNot)) {
    const exercise = exerciseOf(id as TopicId, ({ answer }) => answer === "no");
    expectMarks(exercise, {
      no: RIGHT,
      " Nein": RIGHT,
      FALSE: RIGHT,
      n: RIGHT,
      maybe: "Expected yes or no.",
    });
    expect(exercise.mark("yes").why).toMatch(pattern);
    expect(exercise.mark(true).why).toMatch(pattern);
    const other = exerciseOf(id as TopicId, ({ answer }) => answer === "yes");
    expectMarks(other, { YES: RIGHT, ja: RIGHT, TRUE: RIGHT });
    expect(other.mark("no").why).toMatch(/ in the list\.$| are in H\.$|hold for their images\.$/);
  }
});

test("the elements of a coset, in any order and any writing", () => {
  const answer = cosetAnswer(["(1 3)", "(1 3 2)"], ["(1 3)", "(1 2 3)"], "Hg", "left to right");
  expectMarks(answer, {
    "(1 3), (1 3 2)": RIGHT,
    "(2,1,3);(31)(2)": RIGHT,
    "{ (1 3 2), (1 3) }": RIGHT,
    "[(1,3),(1,3,2)]": RIGHT,
    "(1 3), (1 2)(2 3)": RIGHT,
    "(1 3), (1 2 3)": "That is the coset gH.",
    "(1 3), (1 3)": "(1 3) is there twice.",
    "(1 3), (1 2)": "(1 2) is not in Hg.",
    "(1 3)": "Elements are missing: a coset has as many elements as H.",
    "(1 3) (1 3 2)": "Expected 2 permutations, with commas between them.",
  });
  expect(answer.mark("(1 3), (1 3").right).toBe(false);
});

test("how many elements have an order, by how wrong numbers come about", () => {
  const exercise = exerciseOf("element-orders", ({ answer, given }) => {
    const isSquare = /^\(\d \d \d \d\)$/.test(String(given[0][0]));
    return isSquare && answer === "5";
  });
  expectMarks(exercise, {
    5: RIGHT,
    8: "That is the order of the group.",
    6: "That counts all elements whose power 2 is the identity.",
    30: "The group has fewer elements.",
    1: "List the elements, and find the order of each from its cycles.",
  });
});

test("images in one line", () => {
  expectMarks(lineAnswer([2, 3, 1, 4]), {
    "2 3 1 4": RIGHT,
    "2,3, 1;4": RIGHT,
    2314: RIGHT,
    "3 1 2 4": "That is the inverse of the right answer.",
    "2 1 3 4": "Wrong from point 2 on.",
    "2 3 1": "Expected the 4 images, each once.",
    "2 3 3 4": "That is not a permutation: 1 is missing.",
    "(1 2 3)": "Expected the 4 images, each once.",
  });
  expect(lineAnswer([2, 1, 3]).mark(213).right).toBe(true);
});

test("any word of a permutation", () => {
  const generators = [["1", "2", "3"], ["3", "4"]]; // prettier-ignore
  const letters = [0, 1].map((label) => ({ label, inverse: false }));
  const word = wordAnswer(letters, generators, ["A", "B"], "left to right");
  expect(word.answer).toBe("AB");
  expectMarks(word, {
    AB: RIGHT,
    "A B'": RIGHT,
    AAAAB: RIGHT,
    "A^-2 B": RIGHT,
    BA: "That is the product in the other order.",
    "B'A'": "That is the inverse of the right answer.",
    A: "That word gives another permutation.",
    AC: '"AC", character 2: C is not a label.',
  });
  expect(wordAnswer(letters, generators, ["A", "B"], "right to left").mark("BA").right).toBe(false);
});

test("any legal way over a board of jumps", () => {
  const tiles = [[1, 1, 1], [2, 1, 1], [1, 1, 0]]; // prettier-ignore
  const way = wayAnswer(tiles, [[1, 1], [1, 2], [1, 3], [2, 3], [3, 3]]); // prettier-ignore
  expect(way.answer).toBe("11 12 13 23 33");
  expectMarks(way, {
    "11 12 13 23 33": RIGHT,
    "11, 21, 23, 33": RIGHT,
    "11→12→22→23→33": RIGHT,
    1112222333: RIGHT,
    "12 13 23 33": "The route does not begin at 11.",
    "11 12 23 33": "From 12 no jump leads to 23.",
    "11 12 13 23": "The route does not end on the 0.",
    "11 12 11 12 13 23 33": "11 is on the route twice.",
    "11 14": "14 is not a tile of the board.",
    "11 1": "Expected two digits for each tile, its row and its column.",
  });
});

test("moves of a maze", () => {
  const exercise = exerciseOf("mazes", ({ check }) => check!("A1", () => "", "B2:C3").includes("length"));
  const fewest = Number(exercise.answer);
  expectMarks(exercise, {
    [fewest]: RIGHT,
    [fewest + 1]: "Those are the cells on the route, with the start. Count the moves between them.",
    [fewest + 2]: "There is a shorter route.",
    [fewest - 2]: "No route is so short.",
  });
  expect(exercise.mark(fewest).right).toBe(true);
});

import { countInWords, solutionInWords } from "../../../../src/view/hand/count";

const best = (left: number, isShortest: boolean) => ({ left, isShortest });

test.each([
  [{ made: 7, isSolved: false, best: best(19, true) }, "7 moves; 19 are the fewest"],
  [{ made: 1, isSolved: false, best: best(1, true) }, "1 move; 1 is the fewest"],
  [{ made: 7, isSolved: false, best: best(19, false) }, "7 moves; a solution in 19 moves is known"],
  [{ made: 2, isSolved: false, best: undefined }, "2 moves"],
  [{ made: 2, isSolved: false, best: { impossible: "No." } }, "2 moves"],
  [{ made: 19, isSolved: true, best: best(19, true) }, "Solved in 19 moves, the fewest possible."],
  [{ made: 21, isSolved: true, best: best(19, true) }, "Solved in 21 moves; 19 are the fewest."],
  [
    { made: 21, isSolved: true, best: best(19, false) },
    "Solved in 21 moves; a solution in 19 moves is known.",
  ],
  [{ made: 19, isSolved: true, best: best(19, false) }, "Solved in 19 moves; no shorter solution is known."],
  [{ made: 0, isSolved: true, best: best(0, true) }, "Solved from the start."],
])("%j: %s", (count, words) => {
  expect(countInWords(count)).toBe(words);
});

test("the solution is counted, too", () => {
  expect(solutionInWords(best(11, true))).toBe("Solution: 11 moves, the fewest possible");
  expect(solutionInWords(best(1, false))).toBe("Solution: 1 move; there may be a shorter one");
});

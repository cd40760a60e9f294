import { countInWords, hintInWords, solutionInWords } from "../../../../src/view/hand/count";

const best = (left: number, isShortest: boolean) => ({ left, isShortest });

test.each([
  [{ made: 7, isSolved: false, best: best(19, true) }, "7 moves; 19 are the fewest from the start"],
  [{ made: 1, isSolved: false, best: best(1, true) }, "1 move; 1 is the fewest from the start"],
  [
    { made: 7, isSolved: false, best: best(19, false) },
    "7 moves; from the start a solution in 19 moves is known",
  ],
  [{ made: 2, isSolved: false, best: undefined }, "2 moves from the start"],
  [{ made: 2, isSolved: false, best: { impossible: "No." } }, "2 moves from the start"],
  [{ made: 19, isSolved: true, best: best(19, true) }, "Solved in 19 moves, the fewest possible."],
  [{ made: 21, isSolved: true, best: best(19, true) }, "Solved in 21 moves; 19 are the fewest."],
  [
    { made: 21, isSolved: true, best: best(19, false) },
    "Solved in 21 moves; a solution in 19 moves is known.",
  ],
  [{ made: 19, isSolved: true, best: best(19, false) }, "Solved in 19 moves; no shorter solution is known."],
  [{ made: 0, isSolved: true, best: best(0, true) }, "Solved from the start."],
])("%j: %s", (count, words) => {
  expect(countInWords({ ...count, origin: { step: 0 } })).toBe(words);
});

test("it is said from where moves are counted", () => {
  const count = { made: 3, isSolved: false, best: best(7, true) };
  const scramble = { moves: 9, seed: 1 };
  const words = [{ step: 0, scramble }, { step: 5 }, { step: 5, scramble }].map((origin) =>
    countInWords({ ...count, origin }),
  );
  expect(words).toEqual([
    "3 moves; 7 are the fewest from the scramble",
    "3 moves; 7 are the fewest from step 5",
    "3 moves; 7 are the fewest from step 5",
  ]);
});

test.each([
  [undefined, "Hint: R"],
  [best(7, true), "Hint: R; then 6 more moves"],
  [best(2, false), "Hint: R; then 1 more move"],
  [best(1, true), "Hint: R; then it is solved"],
])("a hint with %j known: %s", (known, words) => {
  expect(hintInWords("R", known)).toBe(words);
});

test("the solution is counted, too", () => {
  expect(solutionInWords(best(11, true))).toBe("Solution: 11 moves, the fewest possible");
  expect(solutionInWords(best(1, false))).toBe("Solution: 1 move; there may be a shorter one");
});

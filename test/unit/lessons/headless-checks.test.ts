import { EXPECTED_LESSONS } from "../puzzles/all-expected";
import { calculated } from "./calculated";

const MISTAKES = EXPECTED_LESSONS.flatMap(({ lesson, mistakes }) =>
  mistakes.map((mistake) => ({ lesson, ...mistake })),
);

test.each(MISTAKES)("$lesson.id with $typed says in $cell: $says", async ({ lesson, typed, cell, says }) => {
  const [[said]] = await calculated(lesson, typed, cell);
  // What says nothing is blank.
  expect(String(said ?? "").slice(0, Math.max(1, says.length))).toBe(says);
});

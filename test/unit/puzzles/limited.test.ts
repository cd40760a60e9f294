import { LimitError } from "../../../src/steps/limit-error";
import { limited } from "../../../src/puzzles/limited";
import { PLACES_PER_YIELD } from "../../../src/search/depth-first";
import { finished, type Steps } from "../../../src/steps";

/** Each step stands for as many as a search makes between two yields. */
function* search(steps: number): Steps<string> {
  for (let k = 0; k < steps; k++) yield 0;
  return "found";
}

test("a search is given up after 50 million steps, and not before", () => {
  const most = Math.floor(50_000_000 / PLACES_PER_YIELD);
  expect(finished(limited(search(most)))).toBe("found");
  expect(() => finished(limited(search(Infinity)))).toThrow(
    new LimitError("50,000,000 steps were tried, and more are left"),
  );
});

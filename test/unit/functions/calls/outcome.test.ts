import { finished } from "../../../../src/steps";
import { keptOutcome } from "../../../../src/functions/calls/outcome";

const rows = (count: number) => Array.from({ length: count }, (_, k) => [`a text of row number ${k}`, k]);

test("a long answer is copied in many short steps", () => {
  const answer = rows(100_000);
  const steps = keptOutcome({ value: answer }, 1e9);
  let count = 1;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count++;
  expect(count).toBeGreaterThan(50);
  const { outcome, weight } = step.value!;
  expect(outcome).toEqual({ value: answer });
  expect(weight).toBeGreaterThan(100_000 * 50);
  answer[0][0] = "changed";
  expect(outcome).not.toEqual({ value: answer });
});

test("an answer that is too heavy is not kept, and not looked at to its end", () => {
  let read = 0;
  const answer = rows(1000).map((cells) => {
    Object.defineProperty(cells, 1, { get: () => read++ });
    return cells;
  });
  expect(finished(keptOutcome({ value: answer }, 1000))).toBeUndefined();
  expect(read).toBeLessThan(100);
});

test("single cells and errors are kept as they are", () => {
  expect(finished(keptOutcome({ value: "a text" }, 1000))!.outcome).toEqual({ value: "a text" });
  const error = new Error("wrong");
  expect(finished(keptOutcome({ error }, 1000))!.outcome).toEqual({ error });
});

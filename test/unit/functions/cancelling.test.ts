import { failure } from "./host";
import type { FollowedInvocation } from "../../../src/functions/calls/custom-function";
import { designHardKey, makeGates } from "../../../src/functions/made-puzzles";
import { groupName, findOrbits, groupOrder, inGroup } from "../../../src/functions/groups";
import { findKeyOfMaze } from "../../../src/functions/key-mazes";
import { powersOfOnePermutation } from "../../long-products";
import { generatePermutationProducts } from "../../../src/functions/products";
import { findWords, factorCycles } from "../../../src/functions/shortest-words";

const POINTS = 5000;
const points = Array.from({ length: POINTS }, (_, x) => x + 1);
const reversed = points
  .slice(0, POINTS / 2)
  .map((x) => `(${x} ${POINTS + 1 - x})`)
  .join("");
/** Many cells that are nearly full, which take long to read on any machine. */
const large = Array.from({ length: 1500 }, (_, k) => [
  `g${k}`,
  `(${[...points.slice(k), ...points.slice(0, k)].join(" ")})`,
]);
const few = [["a", `(${points.join(" ")})`], ["b", "(1 2)"]]; // prettier-ignore

/** Nearly all wall: a single open cell in each column, so that all their rows need levels of their own. */
const walls = Array.from({ length: 40 }, (_, row) =>
  Array.from({ length: 12 }, (_, column) => (row === 3 * column ? 1 : 0)),
);

type Invocation = CustomFunctions.CancelableInvocation;

test.each<[string, (invocation: Invocation) => Promise<unknown>]>([
  ["FACTORCYCLES while it reads", (invocation) => factorCycles([[reversed]], large, false, "", invocation)],
  ["FACTORCYCLES while it searches", (invocation) => factorCycles([[reversed]], few, true, "", invocation)],
  ["FINDWORDS while it reads", (invocation) => findWords(large, 3, 9, "", invocation)],
  ["FINDWORDS while it searches", (invocation) => findWords(few, 2, 99, "", invocation)],
  ["FINDKEY", (invocation) => findKeyOfMaze(walls, "", "", invocation)],
  ["GENPERMPROD while it reads", (invocation) => generatePermutationProducts(large, 1, "", invocation)],
  ["DESIGNKEY", (invocation) => designHardKey(21, 16, 5, 1, "" as never, invocation)],
  ["GROUPORDER", (invocation) => groupOrder(large, invocation)],
  ["INGROUP", (invocation) => inGroup("(1 2)", large, invocation)],
  ["GROUPNAME", (invocation) => groupName(large, invocation)],
  ["ORBITS", (invocation) => findOrbits(large, invocation)],
  [
    "MAKEGATES",
    (invocation) => makeGates([["AZ".repeat(20)]], [["red blue"]], [["AZ".repeat(20)]], 0, invocation),
  ],
])("%s can be cancelled", async (_, call) => {
  const invocation: Invocation = {};
  const running = call(invocation);
  invocation.onCanceled!();
  expect(await failure(() => running)).toBe(
    "#N/A The calculation was cancelled. Enter the formula again to compute it.",
  );
});

test("work in slices can be asked how far it is", async () => {
  const invocation: FollowedInvocation = {};
  const running = generatePermutationProducts(powersOfOnePermutation(300), 4, "", invocation);
  expect(invocation.howFar!()).toBe(0);
  while ((await invocation.howFar!()) === 0) await new Promise((resume) => setTimeout(resume, 5));
  expect(invocation.howFar!()).toBeGreaterThan(0);
  expect(invocation.howFar!()).toBeLessThanOrEqual(1);
  invocation.onCanceled!();
  await failure(() => running);
});

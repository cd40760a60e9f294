import { associated, associatedInPage, metadata } from "./bundled-functions";

/** All permutations of fifty points are products of these two. A word for one of them takes minutes. */
const POINTS = Array.from({ length: 50 }, (_, k) => k + 1);
const GENERATORS = [
  ["a", "(1 2)"],
  ["b", `(${POINTS.join(" ")})`],
];
const MAZE = [["S", "", "G"]];

const idOf = (name: string) => metadata.functions.find((each) => each.name === name)!.id;

/** A call as the host makes it, passing an invocation to every function. */
function begin(name: string, ...args: unknown[]) {
  const invocation: { onCanceled?: () => void } = {};
  const answer = Promise.resolve(associated.get(idOf(name))!(...args, invocation));
  return { answer, cancel: () => invocation.onCanceled?.() };
}

/** An irregular permutation, a different one for each number. */
function unruly(number: number): string {
  const every = (rest: number) => POINTS.filter((point) => (point + number) % 3 === rest);
  return [every(0), every(1).reverse(), every(2)].map((cycle) => `(${cycle.join(" ")})`).join("");
}

test("a short call is answered while several long ones that began before it are under way", async () => {
  const ended: unknown[] = [];
  const long = [0, 1, 2, 0].map((number) => begin("FACTORCYCLES", unruly(number), GENERATORS, null, null));
  const all = long.map(({ answer }) => answer.catch(() => "cancelled").then((end) => ended.push(end)));

  expect(await begin("SOLVEMAZE", MAZE, null, null, null, "length").answer).toEqual([[2]]);
  expect(await begin("INVERTCYCLES", "(1 2 3)").answer).toBe("(1 3 2)");
  expect(ended).toEqual([]);

  for (const { cancel } of long) cancel();
  await Promise.all(all);
  expect(ended).toEqual(long.map(() => "cancelled"));
});

test("answers to equal calls are equal and not the same", async () => {
  const [first, second] = [0, 1].map(() => begin("SOLVEMAZE", MAZE, null, null, null, null).answer);
  const third = await Promise.all([first, second]).then(
    () => begin("SOLVEMAZE", MAZE, null, null, null, null).answer,
  );
  expect(await first).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  expect(await second).toEqual(await first);
  expect(third).toEqual(await first);
  expect(await second).not.toBe(await first);
  expect(third).not.toBe(await first);
});

describe("in a page of the add-in", () => {
  const solveMaze = associatedInPage({}).get(idOf("SOLVEMAZE"))!;
  const call = [[["S", "", "", "", "G"]], null, null, null, "length"];

  test("a preview of a formula's value computes nothing that may take long, but has what is known", async () => {
    const inPreview = () => solveMaze(...call, { isInValuePreview: true });
    expect(inPreview).toThrow(
      "This may take long, and is not computed for a preview. Press Enter to compute it.",
    );
    expect(await solveMaze(...call, {})).toEqual([[4]]);
    expect(inPreview()).toEqual([[4]]);
  });

  test("equal calls share a computation, and each gets cells of its own", async () => {
    const [first, second] = await Promise.all([0, 1].map(() => solveMaze(...call, {})));
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
  });
});

import { expect, type Page } from "@playwright/test";
import { test as visit } from "./files-page";
import { test } from "./shared-page";
import { soon } from "./workbench-page";

const ROWS = 200;
const COLUMNS = 10;

/** The numbers in column A: twenty of them, repeated, so that most formulas have duplicates. */
const inputs = Array.from({ length: ROWS }, (_, row) => 12 + (row % 20));
const second = (column: number) => 2 + column;
const formulas = inputs.map((_, row) =>
  Array.from(
    { length: COLUMNS },
    (_, column) => `=PUZZLE.SIMPLIFYCYCLES("(1 "&$A${row + 1}&")(1 ${second(column)})")`,
  ),
);
const answers = (numbers: number[]) =>
  numbers.map((number) => Array.from({ length: COLUMNS }, (_, column) => `(1 ${number} ${second(column)})`));

type Functions = Record<string, (...parameters: unknown[]) => unknown>;

/** Counts the calls that the sheet makes from now on. */
async function countCalls(page: Page): Promise<{ calls(): Promise<number>; stop(): Promise<void> }> {
  const pane = page.frames().find((frame) => frame.url().includes("workbench-pane.html"))!;
  const counting = await pane.evaluateHandle(() => {
    const registry = CustomFunctions as unknown as {
      associate(functions: Functions): void;
      _association: { mappings: Functions };
    };
    const functions = { ...registry._association.mappings };
    const state = { calls: 0, stop: () => registry.associate(functions) };
    const counted = ([id, compute]: [string, Functions[string]]) => [
      id,
      (...parameters: unknown[]) => (state.calls++, compute(...parameters)),
    ];
    registry.associate(Object.fromEntries(Object.entries(functions).map(counted)));
    return state;
  });
  return {
    calls: () => counting.evaluate(({ calls }) => calls),
    stop: () => counting.evaluate(({ stop }) => stop()),
  };
}

test("two thousand formulas find their answers while others are typed, and an edit calls its dependents only @all @threads", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  const { calls, stop } = await countCalls(page);
  await workbench.fill(
    "A1",
    inputs.map((number) => [number]),
  );
  await workbench.fill("B1", formulas);
  await workbench.typeInto("N1", "typed meanwhile");
  await workbench.typeInto("N2", "=1+1");
  await workbench.waitForCell("N2", 2);
  expect(await workbench.cellText("N1")).toBe("typed meanwhile");
  const all = () => workbench.cellTexts(`B1:K${ROWS}`);
  await soon(all).toEqual(answers(inputs));
  expect(await calls()).toBe(ROWS * COLUMNS);

  await workbench.fill("A7", [[40]]);
  const changed = inputs.map((number, row) => (row === 6 ? 40 : number));
  await soon(all).toEqual(answers(changed));
  expect(await calls()).toBe((ROWS + 1) * COLUMNS);
  await stop();
});

/** All permutations of fifty points are products of these two. A word for one of them takes minutes. */
const POINTS = Array.from({ length: 50 }, (_, k) => k + 1);
const GENERATORS = [
  ["a", "(1 2)"],
  ["b", `(${POINTS.join(" ")})`],
];
const unruly = (number: number) => {
  const every = (rest: number) => POINTS.filter((point) => (point + number) % 3 === rest);
  return [every(0), every(1).reverse(), every(2)].map((cycle) => `(${cycle.join(" ")})`).join("");
};

test("formulas find their answers while several long calculations are under way @all @threads", async ({
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("A1", GENERATORS);
  const targets = [0, 1, 2].map(unruly);
  await workbench.fill(
    "D1",
    targets.map((target) => [target]),
  );
  await workbench.fill(
    "J1",
    targets.map((_, row) => [`=PUZZLE.FACTORCYCLES(D${row + 1},A1:B2)`]),
  );
  const long = () => workbench.cellTexts("J1:J3");
  const busy = targets.map(() => ["#BUSY!"]);
  await soon(long).toEqual(busy);

  // One in the other thread, like them, and one in the page's.
  await workbench.fill("O1", [['=PUZZLE.SOLVEMAZE({"S","G"},,,,"length")']]);
  await workbench.waitForCell("O1", 1);
  await workbench.fill("O2", [['=PUZZLE.INVERTCYCLES("(1 2 3)")']]);
  await workbench.waitForCell("O2", "(1 3 2)");
  expect(await long()).toEqual(busy);
});

visit(
  "thousands of formulas that change while they are taken in find their answers, and again after a reload @all @threads",
  async ({ page, workbench }) => {
    await workbench.open("");
    await page.evaluate(() => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      workbook.setActiveSheet(workbook.insertSheet("Many"));
      workbook.insertDefinedName("first", "Many!$A$1");
    });
    const numbers = Array.from({ length: 1500 }, (_, row) => row + 2000);
    await workbench.fill("A1", [[7]]);
    await workbench.fill(
      "B1",
      numbers.map((number) => [
        `=PUZZLE.SIMPLIFYCYCLES("(1 "&A$1&")(1 ${number})")`,
        `=SUM(${number},A$1)`,
        `=first*${number}`,
      ]),
    );
    await workbench.fill("A1", [[9]]);
    await workbench.fill("C3", [['=PUZZLE.INVERTCYCLES("(1 2 3)")']]);
    const expected = numbers.map((number) => [`(1 9 ${number})`, number + 9, 9 * number]);
    expected[2][1] = "(1 3 2)";
    const all = () => workbench.cellTexts(`B1:D${numbers.length}`);
    await soon(all).toEqual(expected);

    await workbench.kept();
    await page.reload();
    await workbench.started();
    await soon(all).toEqual(expected);
    await workbench.fill("A1", [[8]]);
    await workbench.waitForCell("D1500", 8 * 3499);
    await workbench.waitForCell("B1500", "(1 8 3499)");
  },
);

test("long formulas that differ in their numbers only have answers of their own @all @threads", async ({
  workbench,
}) => {
  await workbench.fresh();
  const chain = (first: number) => [0, 1, 2, 3].map((k) => `(${first + k} ${first + k + 1})`).join("");
  const cycle = (first: number) => `(${first} ${first + 4} ${first + 3} ${first + 2} ${first + 1})`;
  // Univer's 32-bit hashes of these two are equal.
  const pair = [1000, 3662];
  await workbench.fill(
    "A1",
    pair.map((first) => [`=PUZZLE.SIMPLIFYCYCLES("${chain(first)}")`]),
  );
  await soon(() => workbench.cellTexts("A1:A2")).toEqual(pair.map((first) => [cycle(first)]));
});

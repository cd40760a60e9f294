import { expect, test } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { ViewPage } from "./view-page";
import { WorkbenchPage } from "./workbench-page";

const MARKER = "#b3261e";
/** A room of Cat Walk that no walk has come to. */
const ROOM = "#fffbe8";

/** The cells where the marker stands after a step; of a tile of pinball its first and its last one. */
const MARKED: readonly {
  readonly lesson: string;
  readonly cells: Readonly<Record<number, readonly string[]>>;
  readonly painted?: readonly string[];
}[] = [
  {
    lesson: "The pinball puzzle",
    cells: { 0: ["B8", "C10"], 1: ["D8", "E10"], 7: ["B5", "C7"], 12: ["D11", "E13"], 18: ["D11", "E13"] },
  },
  { lesson: "The 11th Hour knights", cells: { 0: ["C6"], 1: ["E7"], 12: ["D8"], 25: ["C7"], 40: ["C6"] } },
  { lesson: "The 15-puzzle", cells: { 0: ["L7"], 1: ["K7"], 11: ["K7"], 20: ["J9"], 34: ["M8"] } },
  {
    lesson: "Cat Walk",
    cells: { 0: ["AC46"], 100: ["U26"], 203: ["AA46"], 300: ["AK30"], 410: ["AO6"] },
    painted: ["U26", "AK30"],
  },
];

let view: ViewPage;
let puzzles: PuzzlesPage;

test.beforeEach(async ({ page }) => {
  view = new ViewPage(new WorkbenchPage(page));
  puzzles = new PuzzlesPage(view.workbench);
  await view.workbench.open();
});

for (const { lesson, cells, painted } of MARKED) {
  test(`${lesson}: the marker stands in the cells of the step, and leaves them as they were`, async () => {
    await view.openLesson(lesson);
    const all = [...new Set(Object.values(cells).flat())];
    const colors = () => Promise.all(all.map((cell) => puzzles.colorOf(cell)));
    // The walks are painted when they have been computed.
    for (const cell of painted ?? []) {
      await expect.poll(() => puzzles.colorOf(cell)).not.toBe(ROOM);
    }
    const before = await colors();
    const walk = view.pane.getByRole("switch", { name: "Walk in the sheet" });
    await walk.click();
    for (const [step, marked] of Object.entries(cells)) {
      await view.goTo(Number(step));
      for (const cell of marked) await puzzles.waitForColor(cell, MARKER);
      for (const other of all.filter((cell) => !marked.includes(cell))) {
        await expect.poll(() => puzzles.colorOf(other)).not.toBe(MARKER);
      }
    }
    await walk.click();
    await expect.poll(colors).toEqual(before);
  });
}

/** Gives the ranges of a puzzle that no names tell of, and shows it. */
async function show(kind: string, range: RegExp, address: string): Promise<void> {
  await view.open();
  await view.pane.getByLabel("Kind of puzzle").selectOption(kind);
  await view.pane.getByRole("textbox", { name: range }).fill(address);
  await view.pane.getByRole("button", { name: "Show", exact: true }).click();
}

/** The cells that the sheet's rules give the marker's colour. */
function marked(): Promise<string[]> {
  return view.workbench.page.evaluate((fill) => {
    interface Rule {
      readonly ranges: { startRow: number; startColumn: number; endRow: number; endColumn: number }[];
      readonly rule: { readonly style: { readonly bg?: { readonly rgb?: string } } };
    }
    const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
    const rules = (
      sheet as unknown as { getConditionalFormattingRules(): Rule[] }
    ).getConditionalFormattingRules();
    return rules
      .filter(({ rule }) => rule.style.bg?.rgb?.toLowerCase() === fill)
      .flatMap(({ ranges }) => ranges)
      .map(({ startRow, startColumn, endRow, endColumn }) =>
        sheet
          .getRange(startRow, startColumn, endRow - startRow + 1, endColumn - startColumn + 1)
          .getA1Notation(),
      );
  }, MARKER);
}

interface Shown {
  readonly step: number;
  readonly state: string;
  readonly move: string;
}

/** The states at some steps, in pictures that differ; then it is played to its end, and goes back step by step. */
async function expectSteps(id: string, steps: readonly Shown[], end: Omit<Shown, "move">): Promise<void> {
  await expect(view.player).toBeVisible();
  // What is drawn, not its pixels: the pane may have been scrolled by half a pixel.
  const drawn = () => view.state(id).evaluate((svg) => svg.outerHTML);
  await view.waitForStep(0);
  const start = await drawn();
  const pictures: string[] = [];
  for (const { step, state, move } of steps) {
    await view.goTo(step);
    await expect(view.state(id)).toHaveAttribute("data-state", state);
    await expect(view.move).toHaveText(move);
    const { colors, picture } = await view.pixels(id);
    expect(colors).toBeGreaterThan(8);
    expect(pictures).not.toContain(picture);
    pictures.push(picture);
  }
  await view.button("First step").click();
  await view.playToTheEnd();
  await expect(view.state(id)).toHaveAttribute("data-state", end.state);
  for (let step = end.step - 1; step >= 0; step--) {
    await view.button("Step back").click();
    await view.waitForStep(step);
  }
  await expect(view.state(id)).toHaveAttribute("data-state", steps[0].state);
  expect(await drawn()).toBe(start);
}

test("a permutation goes around its cycles until all points are back", async () => {
  await view.workbench.fill("B2", [["(1 4 2)(3 8)"]]);
  await show("A permutation", /^A permutation/, "B2");
  const steps = [
    {
      step: 0,
      state: "1→1 2→2 3→3 4→4 8→8",
      move: "Order 6: applied 6 times it brings all points back",
    },
    { step: 1, state: "1→4 2→1 3→8 4→2 8→3", move: "Applied once: no point is back" },
    { step: 2, state: "1→2 2→4 3→3 4→1 8→8", move: "Applied 2 times: 2 of 5 points are back" },
    { step: 3, state: "1→1 2→2 3→8 4→4 8→3", move: "Applied 3 times: 3 of 5 points are back" },
    { step: 5, state: "1→2 2→4 3→8 4→1 8→3", move: "Applied 5 times: no point is back" },
  ];
  await expectSteps("cycles", steps, { ...steps[0], step: 6 });
});

test("factors in cells are applied one after another, and the marker goes with them", async () => {
  await view.workbench.fill("B2", [["(1 4 2)"], ["(4 8 7)"], ["(6 8 9)"], ["(2 9)"]]);
  await show("A permutation", /^A permutation/, "B2:B5");
  const steps = [
    { step: 0, state: "1→1 2→2 4→4 6→6 7→7 8→8 9→9", move: "4 factors, from left to right" },
    { step: 1, state: "1→4 2→1 4→2 6→6 7→7 8→8 9→9", move: "(1 4 2) is applied: so far (1 4 2)" },
    { step: 2, state: "1→8 2→1 4→2 6→6 7→4 8→7 9→9", move: "(4 8 7) is applied: so far (1 8 7 4 2)" },
    { step: 3, state: "1→9 2→1 4→2 6→8 7→4 8→7 9→6", move: "(6 8 9) is applied: so far (1 9 6 8 7 4 2)" },
    {
      step: 4,
      state: "1→2 2→1 4→9 6→8 7→4 8→7 9→6",
      move: "(2 9) is applied: the product is (1 2)(4 9 6 8 7)",
    },
  ];
  await expectSteps("cycles", steps, steps[steps.length - 1]);
  await view.pane.getByRole("switch", { name: "Walk in the sheet" }).click();
  for (const [step, cell] of [
    [3, "B4"],
    [4, "B5"],
    [0, "B2"],
  ] as const) {
    await view.goTo(step);
    await expect.poll(marked).toEqual([cell]);
  }
});

test("a group is walked to an element that is farthest from the identity", async () => {
  await view.workbench.fill("B2", [
    ["a", "(1 2)"],
    ["b", "(2 3)"],
    ["c", "(3 4)"],
  ]);
  await show("A group", /^The generators/, "B2:C4");
  const steps = [
    { step: 0, state: "identity = (); reached 1", move: "The identity, one of 24 elements" },
    { step: 1, state: "a = (1 2); reached 4", move: "Times a: (1 2); 3 elements need 1 factor" },
    { step: 2, state: "ab = (1 3 2); reached 9", move: "Times b: (1 3 2); 5 elements need 2 factors" },
    { step: 4, state: "abac = (1 4 3); reached 20", move: "Times c: (1 4 3); 5 elements need 4 factors" },
    {
      step: 6,
      state: "abacba = (1 4)(2 3); reached 24",
      move: "Times a: (1 4)(2 3); 1 element needs 6 factors",
    },
  ];
  await expectSteps("cayley", steps, steps[steps.length - 1]);
  await view.pane.getByRole("switch", { name: "Walk in the sheet" }).click();
  for (const [step, cells] of [
    [4, "B4:C4"],
    [5, "B3:C3"],
    [0, "B2:C2"],
  ] as const) {
    await view.goTo(step);
    await expect.poll(marked).toEqual([cells]);
  }
});

test("pieces on a graph of one's own", async () => {
  await view.workbench.fill("B2", [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
    ["d", "a"],
  ]);
  await view.workbench.fill("E2", [["a", "x"]]);
  await view.workbench.fill("H2", [["d", "x"]]);
  await view.open();
  await view.pane.getByLabel("Kind of puzzle").selectOption("Pieces on a graph");
  await view.pane.getByRole("textbox", { name: /^The moves/ }).fill("B2:C5");
  await view.pane.getByRole("textbox", { name: /^The start/ }).fill("E2:F2");
  await view.pane.getByRole("textbox", { name: /^The goal/ }).fill("H2:I2");
  await view.pane.getByRole("button", { name: "Show", exact: true }).click();
  const steps = [
    { step: 0, state: "a:x b:– c:– d:–", move: "The pieces are at the start" },
    { step: 1, state: "a:– b:x c:– d:–", move: "X moves from a to b" },
    { step: 2, state: "a:– b:– c:x d:–", move: "X moves from b to c" },
    { step: 3, state: "a:– b:– c:– d:x", move: "X moves from c to d" },
  ];
  await expectSteps("graph", steps, steps[steps.length - 1]);
});

test("what cannot be played is said in words, with the cell where it is", async () => {
  await view.workbench.fill("B2", [["(1 2"]]);
  await show("A permutation", /^A permutation/, "B2");
  await expect(
    view.pane.getByText(/cycles, B2: "\(1 2" has a parenthesis at character 1 that is not closed/),
  ).toBeVisible();
});

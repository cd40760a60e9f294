import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { MARKER, rulesOf } from "./sheet-rules";
import { ViewPage } from "./view-page";
import type { CellContent, WorkbenchPage } from "./workbench-page";

/** A puzzle in ranges that no names tell of; what it shows at all steps is tested in `test/unit/taskpane/drawings`. */
interface Ranged {
  readonly what: string;
  readonly kind: string;
  /** What stands in the cells, by the first of them. */
  readonly cells: Readonly<Record<string, CellContent[][]>>;
  readonly ranges: readonly (readonly [title: RegExp, address: string])[];
  readonly id: string;
  readonly step: number;
  readonly state: string;
  readonly move: string;
  readonly last: number;
  readonly end: string;
  /** Where the marker stands after some steps. */
  readonly marked?: readonly (readonly [step: number, cells: string])[];
}

const RANGED: readonly Ranged[] = [
  {
    what: "a permutation goes around its cycles until all points are back",
    kind: "A permutation",
    cells: { B2: [["(1 4 2)(3 8)"]] },
    ranges: [[/^A permutation/, "B2"]],
    id: "cycles",
    step: 2,
    state: "1→2 2→4 3→3 4→1 8→8",
    move: "Applied 2 times: 2 of 5 points are back",
    last: 6,
    end: "1→1 2→2 3→3 4→4 8→8",
  },
  {
    what: "factors in cells are applied one after another, and the marker goes with them",
    kind: "A permutation",
    cells: { B2: [["(1 4 2)"], ["(4 8 7)"], ["(6 8 9)"], ["(2 9)"]] },
    ranges: [[/^A permutation/, "B2:B5"]],
    id: "cycles",
    step: 2,
    state: "1→8 2→1 4→2 6→6 7→4 8→7 9→9",
    move: "(4 8 7) is applied: so far (1 8 7 4 2)",
    last: 4,
    end: "1→2 2→1 4→9 6→8 7→4 8→7 9→6",
    marked: [
      [3, "B4"],
      [4, "B5"],
      [0, "B2"],
    ],
  },
  {
    what: "a group is walked to an element that is farthest from the identity",
    kind: "A group",
    cells: {
      B2: [
        ["a", "(1 2)"],
        ["b", "(2 3)"],
        ["c", "(3 4)"],
      ],
    },
    ranges: [[/^The generators/, "B2:C4"]],
    id: "cayley",
    step: 4,
    state: "abac = (1 4 3); reached 20",
    move: "Times c: (1 4 3); 5 elements need 4 factors",
    last: 6,
    end: "abacba = (1 4)(2 3); reached 24",
    marked: [
      [4, "B4:C4"],
      [5, "B3:C3"],
      [0, "B2:C2"],
    ],
  },
  {
    what: "pieces move on a graph of one's own",
    kind: "Pieces on a graph",
    cells: {
      B2: [
        ["a", "b"],
        ["b", "c"],
        ["c", "d"],
        ["d", "a"],
      ],
      E2: [["a", "x"]],
      H2: [["d", "x"]],
    },
    ranges: [
      [/^The moves/, "B2:C5"],
      [/^The start/, "E2:F2"],
      [/^The goal/, "H2:I2"],
    ],
    id: "graph",
    step: 1,
    state: "a:– b:x c:– d:–",
    move: "X moves from a to b",
    last: 3,
    end: "a:– b:– c:– d:x",
  },
];

async function freshView(workbench: WorkbenchPage): Promise<ViewPage> {
  await workbench.fresh();
  return new ViewPage(workbench);
}

for (const { what, kind, cells, ranges, id, step, state, move, last, end, marked = [] } of RANGED)
  test(what, async ({ workbench }) => {
    const view = await freshView(workbench);
    for (const [first, rows] of Object.entries(cells)) await workbench.fill(first, rows);
    await view.show(kind, ranges);
    await expect(view.slider).toHaveAttribute("max", String(last));
    await view.waitForStep(0);
    const start = await view.drawn();
    const before = await view.pixels(id);
    await view.goTo(step);
    await expect(view.state(id)).toHaveAttribute("data-state", state);
    await expect(view.move).toHaveText(move);
    const { colors, picture } = await view.pixels(id);
    expect(colors).toBeGreaterThan(8);
    expect(picture).not.toBe(before.picture);

    await view.button("First step").click();
    await view.playToTheEnd();
    await expect(view.state(id)).toHaveAttribute("data-state", end);
    for (let back = last - 1; back >= 0; back--) {
      await view.button("Step back").click();
      await view.waitForStep(back);
    }
    expect(await view.drawn()).toEqual(start);

    if (marked.length === 0) return;
    await view.walk.check();
    for (const [at, expected] of marked) {
      await view.goTo(at);
      await expect
        .poll(async () => (await rulesOf(workbench, "Sheet1")).filter(({ fill }) => fill === MARKER))
        .toEqual([{ ranges: [expected], fill: MARKER }]);
    }
  });

test("what cannot be played is said in words, with the cell where it is", async ({ workbench }) => {
  const view = await freshView(workbench);
  await workbench.fill("B2", [["(1 2"]]);
  await view.show("A permutation", [[/^A permutation/, "B2"]]);
  const problem = view.pane.getByText(
    /cycles, B2: "\(1 2" has a parenthesis at character 1 that is not closed/,
  );
  await expect(problem).toBeVisible();
  await view.pane.getByLabel("Kind of puzzle").selectOption("Schönbrunn, normal");
  await expect(problem).toBeHidden();
});

test("a sheet without names is asked for its ranges", async ({ workbench }) => {
  const view = await freshView(workbench);
  await workbench.fill("B2", [
    [1, 1],
    [2, 0],
  ]);
  await view.open();
  await expect(view.noPuzzle).toBeVisible();
  await view.pane.getByLabel("Kind of puzzle").selectOption("Schönbrunn, normal");
  await workbench.selectCell("B2:C3");
  await view.pane.getByRole("button", { name: /^Use the selection: The tiles/ }).click();
  const tiles = view.pane.getByRole("textbox", { name: /^The tiles/ });
  await expect(tiles).toHaveValue("Sheet1!B2:C3");
  for (const other of ["Schönbrunn, expert: sum 0", "Schönbrunn, normal"]) {
    await view.pane.getByLabel("Kind of puzzle").selectOption(other);
    await expect(tiles).toHaveValue("Sheet1!B2:C3");
  }
  await workbench.fill("E2", [[1, 1]]);
  await view.pane.getByRole("textbox", { name: /^The start/ }).fill("E2:F2");
  await view.pane.getByRole("button", { name: "Show", exact: true }).click();
  await expect(view.slider).toHaveAttribute("max", "2");
  await view.button("Last step").click();
  await expect(view.move).toHaveText("Jump down by 1, to the tile 0 in row 2, column 2; the sum is 2");
});

import { cellAddress } from "../../../src/grid/addresses";
import type { Maker } from "../../../src/lessons/maker";
import { inputsOf } from "../../../src/links/sheets";
import { areaOf } from "../../../src/workbooks";
import { problemsOn } from "../lessons/problem-paints";
import { EXPECTED_MAKERS, MADE_SHEETS, sheetFor } from "./all-made";
import { testSolved } from "./made-solved";
import { OwnSheet } from "./own-sheet";

// Texts are measured on a canvas.
jest.mock("../../../src/workbench/office-objects/sheet/autofit", () => ({ autofitColumns: () => undefined }));

const MISTAKES = EXPECTED_MAKERS.flatMap(({ maker, mistakes }) =>
  mistakes.map((mistake, index) => ({ maker, ...mistake, rank: index === 0 ? "" : " @all" })),
);

/** No sheet has anything in this cell. */
const SPARE = "A1";

/** The addresses of cells that are filled from an address on. */
const addressesFrom = (at: string, cells: readonly (readonly unknown[])[]) => {
  const { startRow, startCol } = areaOf(at);
  return cells.flatMap((row, r) => row.map((_cell, c) => cellAddress(startRow + r, startCol + c)));
};

// One workbench after the other: an add-in has one host.
describe("made sheets", () => testSolved(MADE_SHEETS.filter(({ size }) => size === "usual")));

describe("mistakes", () => {
  let opened: OwnSheet;
  let shown: Maker | undefined;

  beforeAll(async () => {
    opened = await OwnSheet.open();
  });
  afterAll(() => opened.dispose());

  test.each(MISTAKES)(
    "$maker.id with $typed says in $cell, in the colours of a problem: $says$rank",
    async ({ maker, typed, cell, says, isFine }) => {
      const sheet = sheetFor(MADE_SHEETS.find((each) => each.maker === maker && each.size === "usual")!);
      if (maker !== shown) {
        await opened.insert(sheet);
        shown = maker;
      }
      const before = opened.contents([...Object.keys(typed), SPARE]);
      await opened.type({ ...typed, [SPARE]: problemsOn(sheet, cell) });
      const [said, problems] = [cell, SPARE].map((each) => opened.says(each));
      opened.put(before);
      expect(said.slice(0, says.length)).toBe(says);
      expect(problems === "0").toBe(isFine === true);
    },
  );

  // Any text is the name of a state.
  const largest = MADE_SHEETS.filter(({ maker, size }) => size === "largest" && maker.id !== "states");
  test.each(largest.map((made) => ({ ...made, rank: made.maker.id === "maze" ? "" : " @all" })))(
    "$name: where all is wrong, the reason is not lost behind the cells$rank",
    async (made) => {
      const sheet = sheetFor(made);
      const { mistakes } = EXPECTED_MAKERS.find(({ maker }) => maker === made.maker)!;
      await opened.insert(sheet);
      shown = undefined;
      const wrong = inputsOf(sheet).flatMap(({ at, cells, style }) =>
        style === "title" ? [] : addressesFrom(at, cells),
      );
      await opened.type(Object.fromEntries(wrong.map((address) => [address, "?!"])));
      const said = opened.says(mistakes[0].cell);
      expect(said).toMatch(/^.{10,200}\.$/);
      if (made.maker.id !== "maze") return;
      const listed = "B8, C8, D8, E8, F8, G8 and 1594 more";
      expect(said).toBe(`${listed}: expected # for a wall, S, G, or nothing.`);
    },
  );
});

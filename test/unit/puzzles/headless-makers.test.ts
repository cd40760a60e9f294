import type { Maker } from "../../../src/lessons/maker";
import { EXPECTED_MAKERS, MADE_SHEETS, sheetFor } from "./all-made";
import { testSolved } from "./made-solved";
import { OwnSheet } from "./own-sheet";

// Texts are measured on a canvas.
jest.mock("../../../src/workbench/office-objects/sheet/autofit", () => ({ autofitColumns: () => undefined }));

const MISTAKES = EXPECTED_MAKERS.flatMap(({ maker, mistakes }) =>
  mistakes.map((mistake, index) => ({ maker, ...mistake, rank: index === 0 ? "" : " @all" })),
);

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
    "$maker.id with $typed says in $cell: $says$rank",
    async ({ maker, typed, cell, says }) => {
      if (maker !== shown) {
        await opened.insert(
          sheetFor(MADE_SHEETS.find((each) => each.maker === maker && each.size === "usual")!),
        );
        shown = maker;
      }
      const before = opened.contents(Object.keys(typed));
      await opened.type(typed);
      const said = opened.says(cell);
      opened.put(before);
      expect(said.slice(0, says.length)).toBe(says);
    },
  );
});

import { recognise } from "../../../src/playing/recognition";
import { PLAY_KINDS } from "../../../src/puzzles/plays";
import { played } from "../playing/played";
import { EXPECTED_MAKERS, MADE_SHEETS, sheetFor } from "./all-made";
import { OwnSheet } from "./own-sheet";

// Texts are measured on a canvas.
jest.mock("../../../src/workbench/objects/sheet/autofit", () => ({ autofitColumns: () => undefined }));

let opened: OwnSheet;

beforeAll(async () => {
  opened = await OwnSheet.open();
});
afterAll(() => opened.dispose());

const expectedOf = (id: string) => EXPECTED_MAKERS.find(({ maker }) => maker.id === id)!;

test.each(MADE_SHEETS)("$name: it is calculated without errors, and its puzzle is solved", async (made) => {
  const { verdict, empty } = expectedOf(made.maker.id);
  const sheet = sheetFor(made);
  await opened.insert(sheet);
  if (made.values.begin === "empty") {
    const { cell, says } = empty!;
    expect(opened.says(cell).slice(0, says.length)).toBe(says);
    expect(opened.errors()).toEqual([]);
    return;
  }
  expect(opened.says(verdict.cell)).toMatch(verdict.solved);
  expect(opened.errors()).toEqual([]);

  for (const { kind, names } of recognise(PLAY_KINDS, Object.keys(sheet.names ?? {}))) {
    const ranges = Object.entries(names).map(([range, name]) => [range, opened.values(sheet.names![name])]);
    const play = played(kind, Object.fromEntries(ranges));
    expect([kind.prefix, play.lastStep > 0]).toEqual([kind.prefix, true]);
  }
});

const MISTAKES = EXPECTED_MAKERS.flatMap(({ maker, mistakes }) =>
  mistakes.map((mistake) => ({ maker, ...mistake })),
);

test.each(MISTAKES)("$maker.id with $typed says in $cell: $says", async ({ maker, typed, cell, says }) => {
  await opened.insert(sheetFor(MADE_SHEETS.find((each) => each.maker === maker && each.size === "usual")!));
  await opened.type(typed);
  expect(opened.says(cell).slice(0, says.length)).toBe(says);
});

import fixture from "../../../fixtures/freethekey.json";
import { freeTheKey } from "../../../../src/puzzles/free-the-key/lesson";
import { openSolved, type SolvedSheet } from "../../lessons/solved-sheet";

let sheet: SolvedSheet;

beforeEach(async () => {
  sheet = await openSolved(freeTheKey);
  expect(sheet.value("AC9")).toMatch(/^76 moves set the disk free\./);
});

test("the maze, the dead ends and the way are the published ones", () => {
  expect(sheet.values("G16:AA31")).toEqual(fixture.maze);
  // A spreadsheet rounds to twelve decimals.
  const rounded = (code: number) => Number(code.toFixed(12));
  expect(sheet.values("G43:AA58")).toEqual(fixture.blocking.map((codes) => codes.map(rounded)));
  expect(sheet.list("AC16:AE360")).toEqual(
    fixture.published.map(([place, turn], move) => [move, turn, place]),
  );
  expect(sheet.list("AF17:AF360")).toHaveLength(76);
});

test("a deeper cut changes the list, a higher tooth leaves no way", async () => {
  await sheet.type({ F17: 4 });
  const moves = Number(/^(\d+) moves set the disk/.exec(String(sheet.value("AC9")))![1]);
  expect(moves).toBeLessThan(76);
  const list = sheet.list("AD16:AE360") as number[][];
  expect(list).toHaveLength(moves + 1);
  const steps = sheet.values("G61:AA76");
  expect(list.map(([turn, place]) => steps[turn - 1][place - 1])).toEqual(list.map((_, k) => k));

  await sheet.type({ I9: 5 });
  expect(sheet.value("AC9")).toMatch(/^The disk cannot leave the key\./);
  expect(sheet.list("AC16:AC360")).toEqual([]);
});

test("the disk is put anywhere by hand, also where it does not fit", async () => {
  await sheet.type({ AI9: 5, AI10: 2 });
  expect(sheet.value("AH15")).toMatch(/^Turn 5, place 2: the disk does not fit\./);
  await sheet.type({ AI9: 1, AI10: 1 });
  expect(sheet.value("AH15")).toMatch(/^Turn 1, place 1: the disk fits\./);
  await sheet.type({ I9: "a" });
  expect(sheet.value("AC9")).toMatch(/^I9: expected a height, 0 or more\./);
});

test("a disk that does not fit at its start is told of in words", async () => {
  await sheet.type({ G9: 5 });
  expect(sheet.value("AC9")).toMatch(/^The disk does not fit at its start or its end\./);
});

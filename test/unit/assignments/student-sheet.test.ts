import { codeOf, readCode } from "../../../src/assignments/assignment";
import { assignmentOf, keyOf, studentSheets } from "../../../src/assignments/assignments";
import { layoutOf } from "../../../src/assignments/layout";
import { addTexts, i18n, speak } from "../../../src/language";
import { catalogues } from "../../../src/language/de/catalogues";
import { MOST } from "../../../src/exercises/exercise-set";
import { cellAddress } from "../../../src/grid/addresses";
import { answerCell, assignmentsFor, handedOut, SET } from "./class-of";

const assignments = assignmentsFor();

afterEach(() => speak("en"));

test("a sheet has the questions, their given cells, and blank answers that stay texts", () => {
  const { sheets, styles, names } = handedOut(assignments, 2);
  const [{ cells, name, merges }] = sheets;
  expect(name).toBe("Exercises 2");
  const at = (address: string) => cells.find((cell) => cellAddress(cell.row, cell.column) === address);
  const exercises = assignments.variants[1];
  const { places } = layoutOf(exercises);
  exercises.forEach(({ question, given, form }, k) => {
    const { row, givenColumn } = places[k];
    expect(at(cellAddress(row, 0))).toMatchObject({ value: k + 1 });
    expect(at(cellAddress(row, 1))).toMatchObject({ value: question });
    given.forEach((values, down) =>
      values.forEach((value, right) => {
        const shown = at(cellAddress(row + 1 + down, givenColumn + right))?.value ?? "";
        expect(shown).toBe(value);
      }),
    );
    const answer = at(answerCell(assignments, 2, k + 1))!;
    expect(answer.value).toBeUndefined();
    expect(styles[answer.style!]).toMatchObject({ numberFormat: "@", fill: "#fff5cc" });
    expect(cells.some(({ value }) => value === form)).toBe(true);
  });
  expect(new Set(merges).size).toBe(merges.length);
  expect(names.map((each) => each.name)).toEqual(["Exercises_name", "Puzzlebook_sheet"]);
  expect(cells.every(({ formula }) => formula === undefined)).toBe(true);
});

test("the given cells of an exercise do not overlap each other, the answers or the next exercise", () => {
  for (const sheet of studentSheets(assignments, { checks: true })) {
    const seen = new Map<string, string>();
    for (const { at, cells, across = 1, style } of sheet.blocks) {
      const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(at)!;
      const column = letters.split("").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      const width = Math.max(across, cells[0]?.length ?? 0);
      for (let down = 0; down < cells.length; down++)
        for (let right = 0; right < width; right++) {
          const address = cellAddress(Number(row) - 1 + down, column + right);
          expect([address, seen.get(address), style]).toEqual([address, undefined, style]);
          seen.set(address, style);
        }
    }
  }
});

test("with ✓ and ✗, the formulas hold no answer, and show nothing before anything is typed", () => {
  const { sheets } = handedOut(assignments, 1, { checks: true });
  const formulas = sheets[0].cells.filter(({ formula }) => formula !== undefined);
  expect(formulas.length).toBe(assignments.variants[0].filter(({ check }) => check).length);
  expect(formulas.length).toBeGreaterThan(0);
  for (const { value, formula } of formulas) {
    expect(value).toBe("");
    expect(formula!.length).toBeLessThan(8192);
    for (const { answer } of assignments.variants[0]) {
      if (answer.includes("(")) expect(formula).not.toContain(answer);
    }
  }
});

test("the key has an answer for each question of each sheet", () => {
  const key = keyOf(assignments);
  const answers = key.blocks.find(({ style }) => style === "label")!.cells;
  expect(answers).toEqual(
    assignments.variants.map((exercises, k) => [k + 1, ...exercises.map(({ answer }) => answer)]),
  );
});

test("the key's headings fit, and its last line says what it is", () => {
  const { blocks, columnWidths } = keyOf(assignments);
  const headings = blocks.find(({ style }) => style === "answerHeads")!.cells[1];
  headings.forEach((heading, k) => expect(columnWidths[k]).toBeGreaterThan(String(heading).length));
  expect(blocks.at(-1)!.cells[0]).toEqual(["Settings of these exercises"]);
});

test("a sheet's code says what it was made from", () => {
  const assignment = assignmentOf(assignments, 3);
  expect(readCode(codeOf(assignment))).toEqual(assignment);
  const largest = {
    ...assignment,
    set: { ...SET, count: MOST.count, seed: MOST.seed, variants: MOST.variants },
  };
  expect(readCode(codeOf(largest))).toEqual(largest);
  const ofBook = { ...assignment, set: { ...SET, cosets: "left", firstPoint: 0, identity: "id" } as const };
  expect(readCode(codeOf(ofBook))).toEqual(ofBook);
  expect(readCode(`${codeOf(assignment)}&firstPoint=7`)).toEqual(assignment);
});

test.each([
  "",
  "exercises",
  "exercises?",
  "maze?rows=2",
  "exercises?topics=nothing&count=1&difficulty=easy&seed=1&variants=1&order=0&number=1&language=en&sum=x1",
  "exercises?topics=products&count=1e9&difficulty=easy&seed=1&variants=1&order=0&number=1&language=en&sum=x1",
  "exercises?topics=products&count=51&difficulty=easy&seed=1&variants=1&order=0&number=1&language=en&sum=x1",
  "exercises?topics=products&count=1&difficulty=toString&seed=1&variants=1&order=0&number=1&language=en&sum=x1",
  "exercises?topics=products&count=1&difficulty=easy&seed=-1&variants=1&order=0&number=1&language=en&sum=x1",
  "exercises?topics=products&count=1&difficulty=easy&seed=1&variants=1&order=2&number=1&language=en&sum=x1",
  "exercises?topics=products&count=1&difficulty=easy&seed=1&variants=1&order=0&number=2&language=en&sum=x1",
  "exercises?topics=products.products&count=1&difficulty=easy&seed=1&variants=1&order=0&number=1&language=en&sum=x1",
  `exercises?topics=products&count=1&difficulty=easy&seed=1&variants=1&order=0&number=1&language=en&sum=${"x".repeat(1000)}`,
])("no code: %s", (text) => {
  expect(readCode(text)).toBeUndefined();
});

test("in German the same questions are asked in German", () => {
  addTexts("de", ...catalogues);
  speak("de");
  expect(i18n.locale).toBe("de");
  const [german] = assignmentsFor().variants;
  const [english] = assignments.variants;
  expect(german.map(({ topic, given, answer }) => [topic, given, answer])).toEqual(
    english.map(({ topic, given, answer }) => [topic, given, answer]),
  );
  expect(assignmentOf(assignments, 1)).toEqual({ ...assignmentOf(assignments, 1), language: "de" });
});

import { i18n } from "../../../src/language";
import { LANGUAGES } from "../../../src/language/languages";
import { loadAndSpeak } from "../../../src/language/page";
import { LESSONS } from "../../../src/puzzles";
import type { Lesson, LessonValue } from "../../../src/lessons/lesson";
import { schonbrunn as schonbrunnLesson } from "../../../src/puzzles/schonbrunn/lesson";
import { sheetOf, valuesIn } from "../lessons/sheet-of";
import { EXPECTED_LESSONS } from "../puzzles/all-expected";

const [ENGLISH, ...TRANSLATIONS] = LANGUAGES;

beforeAll(async () => {
  for (const { tag } of TRANSLATIONS) await loadAndSpeak(tag);
  await loadAndSpeak(ENGLISH.tag);
});
afterEach(() => i18n.activate("en"));

function inLanguage<Result>(name: string, ask: () => Result): Result {
  i18n.activate(name);
  try {
    return ask();
  } finally {
    i18n.activate("en");
  }
}

const inGerman = <Result>(ask: () => Result): Result => inLanguage("de", ask);

/** The parts of a formula. Every other one is a call of our functions, whose texts are rules and the like. */
const partsOf = (formula: string) => formula.split(/(PUZZLE\.\w+\([^()]*\))/);
const inParts = (formula: string, change: (part: string) => string) =>
  partsOf(formula)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join("");

/** A formula with its texts blanked. */
const withoutTexts = (formula: string) => inParts(formula, (part) => part.replace(/"[^"]*"/g, '""'));

/** The texts of a formula. */
const textsIn = (formula: string) =>
  partsOf(formula).flatMap((part, index) =>
    index % 2 ? [] : [...part.matchAll(/"([^"]*)"/g)].map(([, text]) => text),
  );

const isFormula = (value: LessonValue): value is string => String(value).startsWith("=");
const shapeOf = (value: LessonValue) =>
  typeof value === "number" || value === "" ? value : isFormula(value) ? withoutTexts(value) : "text";

/** Everything in a lesson except its texts. */
function shape({
  id,
  sheetName,
  columnWidths,
  rowHeights,
  blocks,
  paints,
  frames,
  notes,
  names,
  select,
}: Lesson) {
  return {
    ...{ id, sheetName, columnWidths, rowHeights, frames, names, select },
    blocks: blocks.map((block) => ({ ...block, cells: block.cells.map((row) => row.map(shapeOf)) })),
    paints: paints.map((paint) => ({ ...paint, when: withoutTexts(paint.when) })),
    notes: notes.map(({ at }) => at),
  };
}

const cellFormulas = ({ blocks }: Lesson): string[] =>
  blocks.flatMap(({ cells }) => cells.flat().filter(isFormula));
const formulasOf = (lesson: Lesson): string[] => [
  ...cellFormulas(lesson),
  ...lesson.paints.map(({ when }) => when),
];

const soughtIn = (formula: string) => formula.match(/(?<=[\w)])[=<>]+"[^"]*"/g) ?? [];

/** The texts that colours depend on. Those that the sheet itself writes follow its language. */
function soughtByPaints(lesson: Lesson): string[][] {
  const written = new Set(cellFormulas(lesson).flatMap(textsIn));
  return lesson.paints.map(({ when }) =>
    soughtIn(when).filter((sought) => !written.has(sought.split('"')[1])),
  );
}

/** All texts that a lesson shows, including those in its formulas. */
function textsOf({ title, summary, source, blocks, notes, ...rest }: Lesson): string[] {
  const cells = blocks.flatMap((block) => block.cells.flat());
  const formulas = formulasOf({ title, summary, source, blocks, notes, ...rest });
  return [
    ...[title, summary, source],
    ...notes.map(({ text }) => text),
    ...cells.filter((value) => typeof value === "string" && !isFormula(value)).map(String),
    ...formulas.flatMap(textsIn),
  ];
}

describe.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))("the lesson $id", ({ lesson }) => {
  describe.each(TRANSLATIONS)("in $tag", ({ name }) => {
    test("has the shape that it has in English", () => {
      expect(inLanguage(name, () => shape(lesson))).toEqual(shape(lesson));
    });

    test("has formulas that look for the same texts", () => {
      const soughtByCells = () => cellFormulas(lesson).map(soughtIn);
      expect(inLanguage(name, soughtByCells)).toEqual(soughtByCells());
    });

    test("has colours that depend on the same texts, or on what the sheet itself writes", () => {
      expect(inLanguage(name, () => soughtByPaints(lesson))).toEqual(soughtByPaints(lesson));
    });
  });

  test("has other texts in German than in English, apart from names and what formulas read", () => {
    const [english, german] = [textsOf(lesson), inGerman(() => textsOf(lesson))];
    expect(german).toHaveLength(english.length);
    const isYes = (text: string) => LANGUAGES.some(({ yes }) => text === yes);
    const same = english.filter(
      (text, index) => text === german[index] && /[a-z]{3}/i.test(text) && !isYes(text),
    );
    const expected = EXPECTED_LESSONS.find((each) => each.lesson === lesson);
    expect([...new Set(same)].sort()).toEqual(expected?.sameInGerman);
  });
});

test("the tiles on a way of Schönbrunn are painted by the word that their cells say", () => {
  const word = inGerman(() => {
    const [formula] = formulasOf(schonbrunnLesson).filter((each) => each.includes("CHAR(10)"));
    return /CHAR\(10\)&"(.+?) "/.exec(formula)![1];
  });
  expect(word).toBe("Nr.");
  const sought = inGerman(() =>
    schonbrunnLesson.paints.flatMap(({ when }) => /SEARCH\("(.+?)"/.exec(when)?.[1] ?? []),
  );
  expect(new Set(sought)).toEqual(new Set([word]));
});

test("sliding tiles are told of in the language of the sheet", () => {
  const fifteen = LESSONS.find(({ id }) => id === "fifteen")!;
  const moves = inGerman(() => valuesIn(sheetOf(fifteen), fifteen.names!.Fifteen_moves));
  expect(moves[0][2]).toMatch(/,"rechts"\)$/);
});

test("lessons ask for no text when they are loaded", () => {
  jest.isolateModules(() => {
    jest.doMock("../../../src/language", () => ({
      i18n: new Proxy(
        {},
        {
          get: (_target, name) => {
            throw new Error(`${String(name)} is asked for too early.`);
          },
        },
      ),
    }));
    /* eslint-disable @typescript-eslint/no-require-imports */
    expect(() => require("../../../src/puzzles")).not.toThrow();
    expect(() => require("../../../src/puzzles")).not.toThrow();
    /* eslint-enable */
  });
  jest.dontMock("../../../src/language");
});

import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { readNotation } from "../../../src/excel/notation";
import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import { ENGLISH_NOTATION, localFormula } from "../../../src/workbooks/formulas/local";

const FORMULA = '=PUZZLE.ELEMENTS({"A","(1 2)"},TRUE)';
const IN_GERMAN = '=PUZZLE.ELEMENTS({"A"."(1 2)"};WAHR)';

/** The Office of a pane in a language, with or without ExcelApi 1.11. */
function office(displayLanguage: string, hasCulture: boolean): void {
  const isSetSupported = (name: string, version: string) =>
    hasCulture || name !== "ExcelApi" || Number(version.split(".")[1]) < 11;
  Object.assign(globalThis, { Office: { context: { displayLanguage, requirements: { isSetSupported } } } });
}

beforeAll(() => {
  addTexts("de", functions);
  speak("de");
});
afterAll(() => i18n.activate("en"));

test("the workbench takes formulas in English, also in German, and says so", async () => {
  const excel = new HeadlessWorkbench();
  office("de-DE", true);
  const decimal = await excel.run(async (context) => {
    const application = context.application.load("decimalSeparator");
    await context.sync();
    return application.decimalSeparator;
  });
  expect(decimal).toBe(",");
  expect(await readNotation((batch) => excel.run(batch))).toEqual(ENGLISH_NOTATION);
  excel.dispose();
});

test("an Excel with a German culture gets German formulas, whatever the pane's language", async () => {
  office("en-US", true);
  const load = () => undefined;
  const numberFormat = { numberDecimalSeparator: ",", load };
  const application = { cultureInfo: { name: "de-DE", numberFormat, load } };
  const notation = await readNotation((batch) =>
    batch({ application, sync: async () => undefined } as unknown as Excel.RequestContext),
  );
  expect(localFormula(FORMULA, notation)).toBe(IN_GERMAN);
});

test("an Excel that does not report its culture is taken to have that of its language", async () => {
  const unasked = () => Promise.reject(new Error("Excel was asked."));
  office("de-DE", false);
  expect(localFormula(FORMULA, await readNotation(unasked))).toBe(IN_GERMAN);
  office("en-US", false);
  expect(localFormula(FORMULA, await readNotation(unasked))).toBe(FORMULA);
});

import examples from "../../../src/functions/examples.json";
import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import { ENGLISH_NOTATION, localFormula, notationOf } from "../../../src/workbooks/formulas/local";

beforeAll(() => {
  addTexts("de", functions);
  speak("de");
});
afterAll(() => i18n.activate("en"));

test.each([
  ["=PUZZLE.POWERCYCLES(A1,-2)", "=PUZZLE.POWERCYCLES(A1;-2)"],
  ['=PUZZLE.GROUPORDER({"A","(1 4 2)";"B","(4 8 7)"})', '=PUZZLE.GROUPORDER({"A"."(1 4 2)";"B"."(4 8 7)"})'],
  ["=PUZZLE.F({4,2;8,4},B1,TRUE)", "=PUZZLE.F({4.2;8.4};B1;WAHR)"],
  ['=PUZZLE.F("a,b;1.5",,"say ""x,y""")', '=PUZZLE.F("a,b;1.5";;"say ""x,y""")'],
  ["=PUZZLE.F('a,b; 1.5''s'!A1:B2,Sheet2!C3)", "=PUZZLE.F('a,b; 1.5''s'!A1:B2;Sheet2!C3)"],
  ['=PUZZLE.F(PUZZLE.G(A1,2),{"}","{"},3)', '=PUZZLE.F(PUZZLE.G(A1;2);{"}"."{"};3)'],
  ["=1.5+.25*PUZZLE.F(1E-3,A1#)", "=1,5+,25*PUZZLE.F(1E-3;A1#)"],
  ["=PUZZLE.F(true,TRUE1,TRUES)", "=PUZZLE.F(WAHR;TRUE1;TRUES)"],
  ["=PUZZLE.CYCLEORDER(A1)", "=PUZZLE.CYCLEORDER(A1)"],
])("in German %s is %s", (formula, german) => {
  expect(localFormula(formula, notationOf("de-DE", ","))).toBe(german);
});

test("in English, every example stays as it is", () => {
  for (const { formula } of Object.values(examples)) {
    expect(localFormula(formula, notationOf("en-US", "."))).toBe(formula);
    expect(localFormula(formula, notationOf("de-CH", "."))).toBe(formula);
  }
  expect(notationOf("en-GB", ".")).toBe(ENGLISH_NOTATION);
});

test("the sign between columns goes by the language, the words for truth by that of the pane", () => {
  const array = "={1,2;3,4}";
  expect(localFormula(array, notationOf("fr-FR", ","))).toBe("={1.2;3.4}");
  expect(localFormula(array, notationOf("es-ES", ","))).toBe("={1\\2;3\\4}");
  expect(localFormula("=TRUE", notationOf("es-ES", ","))).toBe("=TRUE");
});

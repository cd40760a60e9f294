import { frozenName } from "../../../src/excel/freeze";
import { describeProblem } from "../../../src/excel/problems";
import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import pane from "../../../src/language/de/pane.json";
import view from "../../../src/language/de/view.json";
import { grouped } from "../../../src/taskpane/algebra/groups/words";
import { describeGenerators, describeProducts } from "../../../src/taskpane/algebra/products/summary";
import { repairOutcome } from "../../../src/taskpane/class/share/Share";
import { rubikCube } from "../../../src/puzzles/rubik/drawings/cube";
import { rubikPlay } from "../drawing/solids/plays";

beforeAll(() => {
  addTexts("de", functions, pane, view);
  speak("de");
});
afterAll(() => i18n.activate("en"));

test("numbers have points between their digits, and sentences their own plurals", () => {
  const generators = Array<{ label: string; cycles: string }>(257).fill({ label: "A", cycles: "(1 2)" });
  expect(grouped(43252003274489856000n)).toBe("43.252.003.274.489.856.000");
  expect(describeGenerators(generators.slice(0, 1), 1)).toBe("1 Erzeuger (A); höchstens 2 Produkte");
  expect(describeGenerators(generators, 1)).toBe("257 Erzeuger; höchstens 66.306 Produkte");
  const rows = generators.slice(0, 1);
  const firstDuplicates = [{ label: "AA", sameAs: "A" }];
  expect(describeProducts({ rows, isWholeGroup: false, duplicateCount: 3, firstDuplicates })).toBe(
    "1 Permutation; AA = A und 2 weitere",
  );
  expect(repairOutcome({ mended: ["A!B2"], failed: ["A!B3"] }).text).toBe(
    "2 Formeln gefunden, 1 repariert. Repariert: A!B2. Noch immer nicht erkannt: A!B3. Prüfen Sie, ob die Namen der Funktionen richtig geschrieben sind.",
  );
});

test("Excel's errors are explained, and its own words are kept", () => {
  const error = (code: string) => Object.assign(new Error("words of Excel"), { code });
  expect(describeProblem(error("ItemNotFound"))).toBe(
    "Ein Blatt dieses Namens gibt es nicht. Schreiben Sie die Adresse wie E1 oder Tabelle2!E1.",
  );
  expect(describeProblem(error("GeneralException"))).toBe("Excel hat geantwortet: words of Excel");
});

test("a frozen sheet is named in German, as long as Excel's names may be", () => {
  expect(frozenName("Springer", [])).toBe("Springer (Werte)");
  expect(frozenName("Springer", ["springer (werte)"])).toBe("Springer (Werte) 2");
  expect(frozenName("x".repeat(31), [])).toHaveLength(28);
});

test("a drawing is told in words", () => {
  const play = rubikPlay("R");
  expect(rubikCube.describe(play, 0)).toMatch(/5 auf der weißen Fläche U/);
  expect(rubikCube.describe(play, play.lastStep)).toBe("Der Würfel ist gelöst: Jede Fläche hat eine Farbe.");
});

import { failure } from "../functions/host";
import { checkCycles } from "../../../src/functions/working";
import { drawKeyMaze } from "../../../src/functions/key-mazes";
import { findOrbits } from "../../../src/functions/groups";
import { solveGear, solveGraph } from "../../../src/functions/graphs";
import { solveMaze } from "../../../src/functions/mazes";
import { cycleParity, invertCycles, powerCycles } from "../../../src/functions/permutations";
import { rearrange } from "../../../src/functions/rearrangements";
import { factorCycles } from "../../../src/functions/shortest-words";
import { wordToCycles, wordToPath } from "../../../src/functions/words";
import { addTexts, i18n, speak } from "../../../src/language";
import german from "../../../src/language/de/functions.json";

beforeAll(() => {
  addTexts("de", german);
  speak("de");
});
afterAll(() => i18n.activate("en"));

const GENERATORS = [["A", "(1 2 3)"], ["B", "(3 4 5)"]]; // prettier-ignore
const SMALL_MAZE = [["S", "#", "G"]];

test.each<[message: string, call: () => unknown]>([
  ["#VALUE! cycles: „1 2“ hat keine Klammern; schreiben Sie (1 2).", () => invertCycles("1 2")],
  [
    "#VALUE! cycles: „(1 2“, Zeichen 1: diese Klammer wird nicht geschlossen; schreiben Sie (1 2).",
    () => invertCycles("(1 2"),
  ],
  [
    "#VALUE! cycles: „(1 2)(3 4 3)“, Zeichen 11: 3 steht in diesem Zykel zweimal; schreiben Sie (1 2)(3 4).",
    () => invertCycles("(1 2)(3 4 3)"),
  ],
  [
    "#VALUE! cycles: „(1 2)(34)“, Zeichen 7: 34 kann ein einziger Punkt sein oder für jede Ziffer einer; setzen Sie Leerzeichen zwischen die Punkte, oder lassen Sie weg, was an seinem Platz bleibt; schreiben Sie (1 2)(3 4).",
    () => invertCycles("(1 2)(34)"),
  ],
  ["#VALUE! n: WAHR ist keine ganze Zahl.", () => powerCycles("(1 2)", true)],
  ["#DIV/0! cycles: hier steht der Fehler #DIV/0!.", () => invertCycles("#DIV/0!")],
  [
    "#VALUE! generators: hier ist 1 Spalte; erwartet werden zwei Spalten, Bezeichnungen und Permutationen wie A und (1 4 2).",
    () => factorCycles([["(1 2)"]], [["A"]]),
  ],
  [
    "#N/A Die gesuchte Permutation ist ungerade, aber alle Erzeuger sind gerade und damit auch alle ihre Produkte.",
    () => factorCycles([["(1 2)"]], GENERATORS),
  ],
  [
    "#VALUE! inverses: „vielleicht“ ist weder WAHR (TRUE) noch FALSCH (FALSE).",
    () => factorCycles([["(1 2)"]], GENERATORS, "vielleicht"),
  ],
  [
    "#VALUE! word: „AXB“, Zeichen 2: X ist keine Bezeichnung; erwartet wird A oder B.",
    () => wordToCycles("AXB", GENERATORS),
  ],
  [
    "#VALUE! word: „AB“, Zeichen 2: der Weg von B beginnt bei 3, aber der Weg davor endet bei 1.",
    () => wordToPath("AB", [["A", "1-2-1"], ["B", "3-4-3"]]), // prettier-ignore
  ],
  ["#N/A Kein Erzeuger bewegt einen Punkt, also gibt es keine Bahnen.", () => findOrbits([["A", "(1)"]])],
  ["#N/A Es gibt keinen Weg vom Start zum Ziel.", () => solveMaze(SMALL_MAZE)],
  [
    "#VALUE! start: „oben“ ist keine Position; erwartet werden zwei Zellen mit Zeile und Spalte, oder left, right, top oder bottom.",
    () => solveMaze(SMALL_MAZE, [["oben"]]),
  ],
  [
    "#VALUE! start: Zeile 1, Spalte 2 des Labyrinths ist eine Wand; erwartet wird eine offene Zelle.",
    () => solveMaze(SMALL_MAZE, [[1, 2]]),
  ],
  [
    "#VALUE! maze, Zeile 2, Spalte 1: hier steht „X“; erwartet werden #, S, G oder eine leere Zelle; ist es eine Wand, ergänzen Sie „rules“ um „walls X“.",
    () => solveMaze([["S"], ["X"]]),
  ],
  [
    "#N/A Die Summe kann nicht 0 sein. Das Ziel ist 1 Feld vom Start entfernt, eine ungerade Anzahl. Darum ergeben die Zahlen auf jedem Weg zusammen eine ungerade Zahl.",
    () => solveMaze([[1, 0]], [[1, 1]], undefined, "jump zero" as never),
  ],
  [
    "#VALUE! goal: 3 kommt in „edges“ nicht vor; erwartet wird ein Platz aus „edges“.",
    () => solveGraph([[1, 2]], [[1]], [[3]]),
  ],
  [
    "#VALUE! teeth: -2 ist negativ; erwartet wird 1 oder mehr.",
    () => solveGear([["Top", "North", "Top", "South"]], [["Top", "North", 0]], [["Top", "South", 0]], -2),
  ],
  [
    "#VALUE! goal, Zeile 1, Spalte 2: der Stein „b“ kommt in „start“ nicht vor; erwartet werden dieselben Steine.",
    () => rearrange([[1, 2]], [[1, "a"]], [[2, "b"]]),
  ],
  [
    "#VALUE! key: hier ist 1 Zeile; erwartet werden zwei, die Zähne oben und die Zähne unten.",
    () => drawKeyMaze([[1]], [[1]]),
  ],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(message);
});

test("numbers are written as in German", async () => {
  const connections = [["Top", "North", "Back", "South"]];
  expect(await failure(() => solveGear(connections, [["Top N 0"]], [["Back N 0"]], 2_000_000))).toBe(
    "#VALUE! Das ist zu viel Rechenarbeit: das Zahnrad hat 16.000.000 Stellungen, und höchstens 10.000.000 sind möglich.",
  );
});

test("the answers are the same in every language", async () => {
  expect(cycleParity("(1 2)")).toBe("odd");
  expect(await solveMaze([["S", "", "G"]], undefined, undefined, undefined, "moves" as never)).toEqual([
    ["right"],
    ["right"],
  ]);
});

test("why an answer is right or wrong is a message, and so in the host's language", () => {
  expect(checkCycles("(1 3)", "(1 2)")).toEqual([[false, "falsch ab Punkt 1"]]);
  expect(checkCycles("(1 3", "(1 2)")).toEqual([
    [
      false,
      "keine Permutation: „(1 3“, Zeichen 1: diese Klammer wird nicht geschlossen; schreiben Sie (1 3)",
    ],
  ]);
});

test("the language can change at any time", async () => {
  i18n.activate("en");
  expect(await failure(() => solveMaze(SMALL_MAZE))).toBe(
    "#N/A There is no route from the start to the goal.",
  );
  i18n.activate("de");
  expect(await failure(() => solveMaze(SMALL_MAZE))).toBe("#N/A Es gibt keinen Weg vom Start zum Ziel.");
});

import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import lessons from "../../../src/language/de/lessons.json";
import { catWalk } from "../../../src/puzzles/cat-walk/lesson";
import { PLAY_KINDS } from "../../../src/puzzles";
import type { Play } from "../../../src/playing/play";
import type { Cells } from "../../../src/grid/cells";
import { sheetOf, valuesIn } from "../lessons/sheet-of";
import { played } from "../playing/played";

const MAZE = valuesIn(sheetOf(catWalk), catWalk.names!.CatWalk_maze);

beforeAll(() => {
  addTexts("de", functions, lessons);
  speak("de");
});
afterAll(() => i18n.activate("en"));

function play(prefix: string, ranges: Readonly<Record<string, Cells>>): Play {
  return played(
    PLAY_KINDS.find((kind) => kind.prefix === prefix)!,
    ranges,
  );
}

test("what is in the way of a play is said in German", () => {
  expect(() => play("Group", { generators: [["e", "()"]] })).toThrow(
    "Die Erzeuger erzeugen nur die Identität: Es gibt keinen Weg.",
  );
  expect(() => play("CatWalk", { maze: MAZE, rules: [["jump"]] })).toThrow(
    "rules: hier ist „jump“; erwartet werden Regeln wie gates red blue green.",
  );
});

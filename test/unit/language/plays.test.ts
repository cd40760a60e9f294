import { i18n, speakGerman } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import lessons from "../../../src/language/de/lessons.json";
import { catWalk } from "../../../src/puzzles/cat-walk/lesson";
import { freeTheKey as keyLesson } from "../../../src/puzzles/free-the-key/lesson";
import { rubik as rubikLesson } from "../../../src/puzzles/rubik/lesson";
import { PLAY_KINDS } from "../../../src/puzzles/plays";
import type { Play } from "../../../src/playing/play";
import type { Cells } from "../../../src/grid/cells";
import { sheetOf, valuesIn } from "../lessons/sheet-of";
import { played } from "../playing/played";
import { fifteenFrom, KNIGHTS, NEARLY, PINBALL } from "../puzzles/pieces/plays/puzzles";

const inLesson = (lesson: typeof catWalk, name: string): Cells =>
  valuesIn(sheetOf(lesson), lesson.names![name]);
const TURNS = inLesson(rubikLesson, "Rubik_generators");
const MAZE = inLesson(catWalk, "CatWalk_maze");

beforeAll(() => speakGerman(functions, lessons));
afterAll(() => i18n.activate("en"));

function play(prefix: string, ranges: Readonly<Record<string, Cells>>): Play {
  return played(
    PLAY_KINDS.find((kind) => kind.prefix === prefix)!,
    ranges,
  );
}

const DISJOINT = "(1 2 3 4 5)(6 7 8 9 10 11 12)(13 14 15 16 17 18 19 20 21 22 23)(24 25 26)(27 28)";

interface Told {
  readonly prefix: string;
  readonly ranges: Readonly<Record<string, Cells>>;
  /** Texts by their steps. */
  readonly texts: Readonly<Record<number, string>>;
}

const TOLD: readonly Told[] = [
  {
    prefix: "Knights",
    ranges: KNIGHTS,
    texts: {
      0: "die Springer sind am Start",
      1: "der schwarze Springer springt von a4 nach c3",
      2: "der weiße Springer springt von b2 nach a4",
    },
  },
  { prefix: "Pinball", ranges: PINBALL, texts: { 1: "Kugel 6 von Feld 4 auf Feld 5 schlagen (right 1R)" } },
  {
    prefix: "Fifteen",
    ranges: fifteenFrom(NEARLY),
    texts: { 1: "Stein 10 rutscht nach oben, von 14 auf 10" },
  },
  {
    prefix: "FreeTheKey",
    ranges: { key: inLesson(keyLesson, "FreeTheKey_key"), disk: inLesson(keyLesson, "FreeTheKey_disk") },
    texts: {
      0: "die Scheibe ist auf Platz 1, Drehung 1",
      1: "Scheibe gegen den Uhrzeigersinn drehen, auf Platz 1, Drehung 16",
    },
  },
  {
    prefix: "CatWalk",
    ranges: { maze: MAZE, rules: [["gates gray", "gates red blue green"]] },
    texts: {
      0: "der erste Weg beginnt: gates gray",
      1: "nach rechts",
      5: "nach oben durch ein graues Tor: Buchstabe R",
    },
  },
  {
    prefix: "Rubik",
    ranges: { generators: TURNS, word: [["R"]] },
    texts: {
      0: "der Würfel ist mit R verdreht",
      1: "R': die rechte Fläche gegen den Uhrzeigersinn drehen; der Würfel ist gelöst",
    },
  },
  {
    prefix: "Permutation",
    ranges: { cycles: [[DISJOINT]] },
    texts: {
      0: "Ordnung 2.310: 2.310-mal angewandt bringt sie alle Punkte zurück",
      1: "einmal angewandt: Kein Punkt ist zurück",
      2: "2-mal angewandt: 2 von 28 Punkten sind zurück",
    },
  },
  {
    prefix: "Group",
    ranges: { generators: [["a", "(1 2 3)"], ["b", "(1 2)"]] }, // prettier-ignore
    texts: {
      0: "die Identität, eines von 6 Elementen",
      2: "mal a: (1 3); 3 Elemente brauchen 2 Faktoren",
    },
  },
  {
    prefix: "Schonbrunn",
    ranges: { board: [[1, 0], [-1, 1]], start: [[2, 1]] }, // prettier-ignore
    texts: { 1: "1 nach rechts springen, auf das Feld 1 in Zeile 2, Spalte 2; die Summe ist 0" },
  },
  {
    prefix: "OGear",
    ranges: {
      connections: [["Top", "East", "Right", "South"]],
      start: [["Top", "East", 0]],
      goal: [["Right", "South", 1]],
    },
    texts: { 1: "vorwärts rollen auf Right, Blick nach South, Zahn 1" },
  },
];

test.each(TOLD)("the moves of $prefix in words", ({ prefix, ranges, texts }) => {
  const { text } = play(prefix, ranges);
  expect(Object.fromEntries(Object.keys(texts).map((step) => [step, text(Number(step))]))).toEqual(texts);
});

test("what is in the way of a play is said in German", () => {
  expect(() => play("Group", { generators: [["e", "()"]] })).toThrow(
    "Die Erzeuger bilden nur die Identität: Es gibt keinen Weg.",
  );
  expect(() => play("CatWalk", { maze: MAZE, rules: [["jump"]] })).toThrow(
    "rules: hier ist „jump“; erwartet werden Regeln wie gates red blue green.",
  );
});

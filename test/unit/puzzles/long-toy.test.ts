import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FluentProvider } from "@fluentui/react-components";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { helpSource } from "../../../build/help.mjs";
import { functionsMetadata } from "../../../build/metadata.mjs";
import type { FlatDrawing } from "../../../src/drawing/drawing";
import { Copy } from "../../copy.mjs";
import { importDirections } from "../../house/import-directions";
import { failure } from "../functions/host";
import { sheetOf, valuesIn } from "../lessons/sheet-of";
import { played } from "../playing/played";
import { Rendered } from "./rendered";

/** The new puzzle's line in the list of puzzles, and in that of mazes: its import, and its entry at the end of the list. */
const LINES = [
  { file: "index", list: "PUZZLES", imports: 'leap } from "./toy/puzzle"', entry: "leap" },
  { file: "maze-kinds", list: "MAZE_KINDS", imports: 'leapMaze } from "./toy/kind"', entry: "leapMaze" },
];

const copy = new Copy(process.cwd());

/** Adds the puzzle's folder, and its two lines. */
beforeAll(() => {
  const toy = copy.path("src/puzzles/toy");
  cpSync("test/unit/puzzles/toy", toy, { recursive: true });
  const change = (file: string, changed: (text: string) => string) =>
    writeFileSync(file, changed(readFileSync(file, "utf8")));
  for (const entry of readdirSync(toy, { recursive: true, withFileTypes: true })) {
    if (entry.isFile())
      change(path.join(entry.parentPath, entry.name), (text) =>
        text.replaceAll("../../../src/puzzles/", "").replaceAll("../../src/", ""),
      );
  }
  for (const { file, list, imports, entry } of LINES) {
    change(copy.path(`src/puzzles/${file}.ts`), (text) => {
      const toItsEnd = new RegExp(`(const ${list}: .*?),?\\s*(?=[\\]}];)`, "s");
      expect(text).toMatch(toItsEnd);
      return `import { ${imports};\n${text.replace(toItsEnd, `$1, ${entry}`)}`;
    });
  }
});
afterAll(() => copy.remove());

/** A module of the copy. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- where it is, is known only now
const copyOf = <Module>(file: string) => require(copy.path(`src/${file}`)) as Module;

const MAZE = [
  ["S", "", ""],
  ["", "#", ""],
  ["", "", "G"],
];

test("the functions solve it by its rules, and name them where they are not known", async () => {
  const { solveMaze } = copyOf<typeof import("../../../src/functions/mazes")>("functions/mazes");
  const solve = (rules: string, answer?: string) =>
    solveMaze(MAZE, undefined, undefined, rules as never, answer as never);
  expect(await solve("leap")).toEqual([[1, 1], [2, 3], [3, 1], [1, 2], [3, 3]]); // prettier-ignore
  expect(await solve("leap", "count")).toEqual([[2]]);
  expect(await failure(() => solve("swim"))).toMatch(/expected walk, .* or leap\.$/);
});

test("the gallery has its card, and the sheet that it inserts has the puzzle", () => {
  const { PuzzlesPage } = copyOf<typeof import("../../../src/taskpane/puzzles/PuzzlesPage")>(
    "taskpane/puzzles/PuzzlesPage",
  );
  const page = renderToStaticMarkup(createElement(FluentProvider, null, createElement(PuzzlesPage)));
  expect(page).toContain("A knight leaps over the walls of a maze.");
  const { LESSONS, MAKERS } = copyOf<typeof import("../../../src/puzzles")>("puzzles");
  expect(page.match(/<li/g)).toHaveLength(MAKERS.length + LESSONS.length);
});

test("View recognises it in the lesson's sheet, solves it and draws it", async () => {
  const { LESSONS, loadDrawings, PLAY_KINDS } = copyOf<typeof import("../../../src/puzzles")>("puzzles");
  const { recognise } = copyOf<typeof import("../../../src/playing/recognition")>("playing/recognition");
  const lesson = LESSONS.find(({ id }) => id === "leap")!;
  const [{ kind, names }] = recognise(PLAY_KINDS, Object.keys(lesson.names!));
  const play = played(kind, { maze: valuesIn(sheetOf(lesson), lesson.names![names.maze]) });
  expect([play.lastStep, play.text(4)]).toEqual([4, "the knight is in row 3, column 3"]);
  expect(play.marker!.cells(1)).toEqual([{ row: 1, column: 2 }]);
  const [drawing] = await loadDrawings(play.prefix);
  expect(new Rendered(drawing as FlatDrawing, play, 4).state).toBe("row 3, column 3");
});

test("the help has its page, which the start page leads to, with its picture", async () => {
  const { helpSite } = copyOf<typeof import("../../../src/help/site")>("help/site");
  const site = await helpSite(helpSource(await functionsMetadata()));
  expect(site["help/lessons/leap.html"]).toContain("Bring the knight to G.");
  expect(site["help/lessons/leap.html"]).toContain("pictures/leap.svg");
  expect(site["help/index.html"]).toContain("lessons/leap.html");
  expect(site["help/functions/solvemaze.html"]).toContain("The leaping knight");
});

test("lint knows the parts of its folder by the names of the files", () => {
  const zones = importDirections(path.relative(".", copy.path("src")));
  const forbidden = (file: string) =>
    zones
      .filter(({ target }) => Array.isArray(target) && target.some((each) => each.endsWith(`/toy/${file}`)))
      .flatMap(({ from }) => from)
      .flatMap((each) => each.split("/toy/")[1] ?? []);
  expect(forbidden("kind.ts").sort()).toEqual([
    "drawings/leap-board.tsx",
    "lesson.ts",
    "play.ts",
    "puzzle.ts",
  ]);
  expect(forbidden("drawings/leap-board.tsx").sort()).toEqual(["lesson.ts", "puzzle.ts"]);
});

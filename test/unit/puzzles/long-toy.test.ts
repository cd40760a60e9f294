import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
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
import GERMAN from "./toy-german.json";

/** The new puzzle's line in the list of puzzles, and in that of mazes: its import, and its entry at the end of the list. */
const LINES = [
  { file: "index", list: "PUZZLES", imports: 'leap } from "./toy/puzzle"', entry: "leap" },
  { file: "maze-kinds", list: "MAZE_KINDS", imports: 'leapMaze } from "./toy/kind"', entry: "leapMaze" },
];

const copy = new Copy(process.cwd());

/** Adds the puzzle's folder, its lesson to an article, and its two lines. */
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
  change(copy.path("src/help/articles/cat-walk.md"), (text) => text.replace("lessons: ", "lessons: leap, "));
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
  expect(await failure(() => solve("swim"))).toMatch(/"swim" is unknown; expected walk, /);
});

test("the gallery has its card, and the sheet that it inserts has the puzzle", () => {
  const { default: PuzzlesPage } = copyOf<typeof import("../../../src/taskpane/puzzles/PuzzlesPage")>(
    "taskpane/puzzles/PuzzlesPage",
  );
  const page = renderToStaticMarkup(createElement(FluentProvider, null, createElement(PuzzlesPage)));
  expect(page).toContain("A knight leaps over the walls of a maze.");
  const { LESSONS } = copyOf<typeof import("../../../src/puzzles")>("puzzles");
  expect(page.match(/<li/g)).toHaveLength(LESSONS.length);
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

// The build and a browser calculate the workbook.
jest.setTimeout(600_000);

/** What the page on adding a puzzle asks for after the folder and its lines, in its order. */
describe("the recipe", () => {
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: copy.folder });
  const unit = (part: string) =>
    run(
      "node_modules/jest/bin/jest.js",
      "--selectProjects=unit",
      `--testPathPatterns=unit/${part}`,
      "--maxWorkers=1",
      `--cacheDirectory=${copy.path("jest-cache")}`,
    );
  const catalogues = ["functions", "lessons", "view"].map((name) =>
    copy.path(`src/language/de/${name}.json`),
  );
  const textsIn = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

  test("`npm run texts` finds what has no German yet", async () => {
    await run("node_modules/@lingui/cli/dist/lingui.js", "extract", "--clean", "--workers", "1");
    const missing = catalogues.flatMap((file) =>
      Object.entries(textsIn(file)).flatMap(([text, said]) => (said === "" ? [text] : [])),
    );
    expect(missing.sort()).toEqual(Object.keys(GERMAN).sort());
    for (const file of catalogues) {
      const said = (text: string, known: string) => known || (GERMAN as Record<string, string>)[text];
      const texts = Object.entries(textsIn(file)).map(([text, known]) => [text, said(text, known)]);
      writeFileSync(file, JSON.stringify(Object.fromEntries(texts)));
    }
  });

  test("its workbook is written, and the others stay as they are", async () => {
    await run("samples/build.mjs", "leap");
    for (const folder of ["samples", "samples/de"]) {
      expect(existsSync(copy.path(`${folder}/leap.xlsx`))).toBe(true);
      expect(readFileSync(copy.path(`${folder}/pinball.xlsx`))).toEqual(
        readFileSync(`${folder}/pinball.xlsx`),
      );
    }
  });

  test("the contract says what tests do not expect of it yet, and then it holds", async () => {
    await expect(unit("puzzles/contract")).rejects.toThrow(/the lesson leap[^]*a puzzle Leap/);
    const folder = copy.path("test/unit/puzzles/toy");
    mkdirSync(folder, { recursive: true });
    const expected = readFileSync("test/unit/puzzles/toy-expected.ts", "utf8")
      .replace("./expected-types", "../expected-types")
      .replace("./toy/lesson", "../../../../src/puzzles/toy/lesson");
    writeFileSync(path.join(folder, "expected.ts"), expected);
    const { stderr } = await unit("(puzzles/contract|language|workbooks/samples|help/contents)");
    expect(stderr).toMatch(/^Tests: +\d{3,} passed, /m);
  });
});

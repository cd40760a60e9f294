import { existsSync, readdirSync, readFileSync } from "node:fs";

const page = readFileSync("docs/adding.md", "utf8");
/** Everything that looks like a path from the project root; `<puzzle>` and `<language>` may be any of them. */
const paths = [...page.matchAll(/`((?:src|test|docs|build|samples)\/[^`\s]+)`/g)].map(([, path]) => path);

const foldersIn = (room: string) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(room.length + 1));
const ANY: Readonly<Record<string, readonly string[]>> = {
  "<puzzle>": foldersIn("src/puzzles"),
  "<language>": foldersIn("src/language"),
};

const isThere = (path: string) => {
  const [any] = /<.+?>/.exec(path) ?? [];
  return any === undefined
    ? existsSync(path)
    : ANY[any].some((folder) => existsSync(path.replace(any, folder)));
};

test("every file that the page on adding names is there", () => {
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test("a puzzle has the files that the page names, and no list but those", () => {
  const puzzle = page.slice(page.indexOf("## A puzzle"), page.indexOf("## A lesson"));
  const files = [...puzzle.matchAll(/^ {3}- `(.+?)`/gm)].map(([, file]) => file);
  const parts = ["kind.ts", "lesson.ts", "play.ts", "drawings/", "make.ts", "guess.ts", "puzzle.ts"];
  expect(files).toEqual(parts);
  const toy = readdirSync("test/unit/puzzles/toy", { withFileTypes: true });
  expect(files).toEqual(
    expect.arrayContaining(toy.map((entry) => entry.name + (entry.isDirectory() ? "/" : ""))),
  );
  const test = readFileSync("test/unit/puzzles/long-toy.test.ts", "utf8");
  const lists = [...test.matchAll(/file: "(.+?)"/g)].map(([, list]) => list);
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(puzzle).toContain(`src/puzzles/${list}.ts`);
});

test("the table of puzzles has a row for each folder", () => {
  const folders = readdirSync("src/puzzles", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = [...readFileSync("src/puzzles/README.md", "utf8").matchAll(/^\| `(.+?)` \|/gm)];
  expect(rows.map(([, folder]) => folder).sort()).toEqual(folders.map(({ name }) => name).sort());
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folders of unit tests, by their path in `test/unit`. */
const tests = readdirSync("test/unit", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".test.ts"),
);
const isFile = (file: string) => path.extname(file) !== "";
const folders = [...new Set(tests.map((file) => path.dirname(file)))];

/** A room of src, the build, or the tests' own tools. */
const places = (folder: string) => ["src", ".", "test"].map((place) => path.join(place, folder));

test("every folder of unit tests has the name of the folder that it tests", () => {
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !places(folder).some((place) => existsSync(place)))).toEqual([]);
});

test("a room of more than 20 files has a README of at most 40 lines", () => {
  const rooms = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const large = rooms
    .map(({ name }) => path.join("src", name))
    .filter((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).filter(isFile).length > 20);
  expect(large.length).toBeGreaterThan(5);
  for (const room of large) {
    const readme = path.join(room, "README.md");
    expect([room, existsSync(readme)]).toEqual([room, true]);
    expect(readFileSync(readme, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  }
});

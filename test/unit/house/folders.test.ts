import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folders of unit tests, by their path in `test/unit`. */
const tests = readdirSync("test/unit", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".test.ts"),
);
const isCode = (file: string) => /\.tsx?$/.test(file);
const folders = [...new Set(tests.map((file) => path.dirname(file)))];

/** A room of src, the build, or the tests' own tools. */
const places = (folder: string) => ["src", ".", "test"].map((place) => path.join(place, folder));

test("every folder of unit tests has the name of the folder that it tests", () => {
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !places(folder).some((place) => existsSync(place)))).toEqual([]);
});

test("a room of more than 20 files, and a folder with as many of its own, has a README of at most 40 lines", () => {
  const inside = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const isRoom = (folder: string) => path.dirname(folder) === "src";
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: isRoom(folder), encoding: "utf8" }).filter(isCode);
  const large = inside.filter((folder) => filesOf(folder).length > 20);
  expect(large.length).toBeGreaterThan(10);
  for (const room of large) {
    const readme = path.join(room, "README.md");
    expect([room, existsSync(readme)]).toEqual([room, true]);
    expect(readFileSync(readme, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  }
});

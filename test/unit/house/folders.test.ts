import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The folders of unit tests, by their path in `test/unit`. */
const tests = readdirSync("test/unit", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".test.ts"),
);
const folders = [...new Set(tests.map((file) => path.dirname(file)))];

/** A room of src, the build, or the tests' own tools. */
const places = (folder: string) => ["src", ".", "test"].map((place) => path.join(place, folder));

test("every folder of unit tests has the name of the folder that it tests", () => {
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !places(folder).some((place) => existsSync(place)))).toEqual([]);
});

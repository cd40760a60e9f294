import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Folders of unit tests, by their paths in `test/unit`. */
const folders = readdirSync("test/unit", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => path.relative("test/unit", path.join(entry.parentPath, entry.name)));

/** What is tested there: a room of src, the build, or the tests' own tools. */
const tested = (folder: string) => ["src", ".", "test"].map((place) => path.join(place, folder));

test("every folder of unit tests has the name of the folder that it tests", () => {
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !tested(folder).some((place) => existsSync(place)))).toEqual([]);
});

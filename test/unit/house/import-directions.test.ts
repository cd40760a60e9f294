import { readdirSync } from "node:fs";
import { ROOMS } from "../../house/import-directions.js";

test("every folder of src is a room of the table", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(ROOMS).sort());
});

import { readdirSync } from "node:fs";
import { ROOMS, WORKBENCH } from "../../house/import-directions.js";

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

test("every folder of src is a room of the table", () => {
  expect(foldersOf("src").sort()).toEqual(Object.keys(ROOMS).sort());
});

test("every folder of the workbench, and of what it has for Univer, is a room of its table", () => {
  const folders = [
    ...foldersOf("src/workbench"),
    ...foldersOf("src/workbench/univer").map((name) => `univer/${name}`),
  ];
  expect(folders.sort()).toEqual(Object.keys(WORKBENCH).sort());
});

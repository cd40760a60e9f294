import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { samplesIn } from "../../../build/samples-list.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-build-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("the list of samples is sorted, and has none in folders and no other files", () => {
  mkdirSync(path.join(folder, "de"));
  for (const name of ["rubik.xlsx", "fifteen.xlsx", "build.mjs", "de/ogear.xlsx"])
    writeFileSync(path.join(folder, name), "");
  expect(samplesIn(folder)).toEqual(["fifteen", "rubik"]);
});

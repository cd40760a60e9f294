import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writePages } from "../../../build/help.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-build-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("each page of the help is written at its address", () => {
  const pages = { "help/index.html": "start", "help/pictures/a.svg": "<svg/>" };
  writePages(pages, folder);
  for (const [address, text] of Object.entries(pages)) {
    expect(readFileSync(path.join(folder, address), "utf8")).toBe(text);
  }
});

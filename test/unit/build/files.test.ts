import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writePages } from "../../../build/help.mjs";
import { samplesIn } from "../../../build/samples-list.mjs";
import { stampOf } from "../../../build/stamp.mjs";

let folder: string;
const write = (name: string, text = "") => writeFileSync(path.join(folder, name), text);
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-build-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("each page of the help is written at its address", () => {
  const pages = { "help/index.html": "start", "help/pictures/a.svg": "<svg/>" };
  writePages(pages, folder);
  for (const [address, text] of Object.entries(pages)) {
    expect(readFileSync(path.join(folder, address), "utf8")).toBe(text);
  }
});

test("the list of samples is sorted, and has no German ones and no other files", () => {
  mkdirSync(path.join(folder, "de"));
  for (const name of ["rubik.xlsx", "fifteen.xlsx", "build.mjs", "de/ogear.xlsx"]) write(name);
  expect(samplesIn(folder)).toEqual(["fifteen", "rubik"]);
});

describe("the stamp of a build", () => {
  const stamp = (options = { origin: "a" }) => stampOf(folder, ["src", "manifest.xml"], options);
  beforeEach(() => {
    mkdirSync(path.join(folder, "src"));
    write("src/a.ts", "1");
    write("manifest.xml", "2");
  });

  test("stays where files are only written anew, or others change", () => {
    const before = stamp();
    utimesSync(path.join(folder, "src/a.ts"), 1, 1);
    write("other", "3");
    expect(stamp()).toBe(before);
  });

  test.each([
    ["another content", () => write("src/a.ts", "2")],
    ["a new file", () => write("src/b.ts")],
    ["a file that is gone", () => rmSync(path.join(folder, "src/a.ts"))],
  ])("changes with %s", (_what, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });

  test("changes with the origin", () => expect(stamp({ origin: "b" })).not.toBe(stamp()));
});

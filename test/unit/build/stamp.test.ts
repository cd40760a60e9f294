import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stampOf } from "../../../build/stamp.mjs";

let folder: string;
const write = (name: string, text = "") => writeFileSync(path.join(folder, name), text);
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-build-"))));
afterEach(() => rmSync(folder, { recursive: true }));

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

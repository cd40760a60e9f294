import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { originFrom, requireSupport } from "../../../build/release/options.mjs";
import { writeRelease } from "../../../build/release/release.mjs";
import { DEVELOPMENT_ORIGIN } from "../../../build/manifest.mjs";

test.each([
  ["https://your.server", "https://your.server"],
  ["https://your.server/puzzlebook//", "https://your.server/puzzlebook"],
  ["https://localhost:3306/a/b", "https://localhost:3306/a/b"],
])("--origin %s", (given, origin) => {
  expect(originFrom(["--origin", given])).toBe(origin);
});

test.each([
  ["http://your.server", "--origin http://your.server: Excel loads add-ins by https only."],
  ["your.server", "--origin your.server: this is not an address."],
  ["https://your.server/?a", "without ?, # or @"],
  ["https://your.server/#", "without ?, # or @"],
  ["https://me@your.server", "without ?, # or @"],
])("--origin %s is refused in words", (given, message) => {
  expect(() => originFrom(["--origin", given])).toThrow(message);
});

test("without an origin, the usage is said", () => {
  expect(() => originFrom([])).toThrow("Usage: npm run release -- --origin https://");
});

test.each(["help@example.org", "https://example.org/issues"])(
  "%s is a way to report a problem",
  (support) => {
    expect(() => requireSupport(support)).not.toThrow();
  },
);

test.each([
  ["", "config.support in package.json is not set yet."],
  ["http://example.org", 'config.support in package.json is "http://example.org".'],
  ["help at example.org", 'config.support in package.json is "help at example.org".'],
  ["javascript:alert(1)", "config.support"],
])("%j is not, and no release is made", (support, message) => {
  expect(() => requireSupport(support)).toThrow(message);
});

describe("a release of a small folder", () => {
  const ORIGIN = "https://puzzles.example.org/book";
  let root: string;
  let names: string[];
  let zipped: Record<string, Uint8Array>;
  const PICTURE = new Uint8Array([137, 80, 78, 71, 0, 1, 2, 255]);

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), "puzzlebook-release-test-"));
    const dist = path.join(root, "dist");
    mkdirSync(path.join(dist, "help"), { recursive: true });
    writeFileSync(path.join(dist, ".built"), "a stamp");
    writeFileSync(path.join(dist, "functions.js"), "associate()");
    writeFileSync(path.join(dist, "manifest.xml"), `<At url="${DEVELOPMENT_ORIGIN}/taskpane.html"/>`);
    writeFileSync(path.join(dist, "help/index.html"), "<h1>Hülfe</h1>");
    writeFileSync(path.join(dist, "help/picture.png"), PICTURE);
    const metadataJson = `{"functions":[{"helpUrl":"${DEVELOPMENT_ORIGIN}/help/functions/a.html"}]}`;
    const folder = path.join(root, "release");
    names = writeRelease({ dist, metadataJson, origin: ORIGIN, version: "1.2.3", folder });
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
    zipped = unzipSync(new Uint8Array(readFileSync(path.join(folder, names[0]))));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test("is a zip and a manifest, named by version", () => {
    expect(names).toEqual(["puzzlebook-1.2.3.zip", "puzzlebook-1.2.3-manifest.xml"]);
  });

  test("has the files as they are built, and not the build's own note", () => {
    expect(strFromU8(zipped["functions.js"])).toBe("associate()");
    expect(strFromU8(zipped["help/index.html"])).toBe("<h1>Hülfe</h1>");
    expect(zipped["help/picture.png"]).toEqual(PICTURE);
    expect(zipped[".built"]).toBeUndefined();
  });

  test("is for its origin: the manifest, the functions and the servers' configurations", () => {
    const manifest = strFromU8(zipped["manifest.xml"]);
    expect(manifest).toContain(`<SourceLocation DefaultValue="${ORIGIN}/taskpane.html"`);
    expect(readFileSync(path.join(root, "release", names[1]), "utf8")).toBe(manifest);
    expect(strFromU8(zipped["nginx.conf"])).toContain("location /book/ {");
    for (const name of [".htaccess", "_headers", "staticwebapp.config.json"])
      expect(zipped[name]).toBeDefined();
    expect(strFromU8(zipped["functions.json"])).toContain(`${ORIGIN}/help/functions/a.html`);
    expect(strFromU8(zipped["functions-de.json"])).toContain(`${ORIGIN}/help/de/functions/a.html`);
    for (const [name, content] of Object.entries(zipped))
      expect([name, strFromU8(content, true).includes(DEVELOPMENT_ORIGIN)]).toEqual([name, false]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

/** A patch of `patches/`: its name, the version it was made for, the file it changes, and the texts of its hunks. */
const patches = readdirSync("patches").map((name) => {
  const [, version] = /^@univerjs\+[\w-]+\+([\d.]+)\+\d{3}\+[\w-]+\.patch$/.exec(name) ?? [];
  const [head, ...hunks] = readFileSync(`patches/${name}`, "utf8").split(/^@@ .*\n/m);
  return { name, version, file: /^\+\+\+ b\/(.+)$/m.exec(head)![1], hunks };
});
type Patch = (typeof patches)[number];

/** The lines of a hunk that begin with one of these signs, without it. */
const linesOf = (hunk: string, signs: string) =>
  hunk.split("\n").flatMap((line) => (line !== "" && signs.includes(line[0]) ? [line.slice(1)] : []));
const after = (hunk: string) => linesOf(hunk, " +").join("\n");
const before = (hunk: string) => linesOf(hunk, " -").join("\n");

const installed = ({ file }: Patch) => readFileSync(file, "utf8");
const isApplied = ({ hunks }: Patch, source: string) => hunks.every((hunk) => source.includes(after(hunk)));
const patchOf = (part: string) => patches.find(({ name }) => name.includes(part))!;

test("each patch is for the version that is installed, and for the file that is bundled", () => {
  const expected = patches.map(({ file }) => {
    const folder = file.split("/").slice(0, 3).join("/");
    const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as { version: string };
    return { version, file: `${folder}/lib/es/index.js` };
  });
  expect(patches.length).toBeGreaterThan(1);
  expect(patches.map(({ version, file }) => ({ version, file }))).toEqual(expected);
});

test("each patch is applied to the installed package", () => {
  const faults = patches
    .filter((patch) => !isApplied(patch, installed(patch)))
    .map(({ name }) => `${name} is not applied: run npm ci.`);
  expect(faults).toEqual([]);
});

test("a patch is not taken for applied if one of its places is the original", () => {
  for (const patch of patches) {
    for (const hunk of patch.hunks) {
      const source = installed(patch).replace(after(hunk), () => before(hunk));
      expect(isApplied(patch, source)).toBe(false);
    }
  }
});

test("each patch says at each place why", () => {
  const silent = patches.filter(
    ({ hunks }) => !hunks.every((hunk) => linesOf(hunk, "+").some((line) => /^\s*\/\/ /.test(line))),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("all examples of functions end without commas", () => {
  const source = installed(patchOf("examples-end-without-commas"));
  const written = source.match(/functionParameter\.map\(\(item\) => item\.example\)[^}]*/g)!;
  expect(written).toHaveLength(2);
  const item = (example: string) => ({ example });
  const functionInfo = { functionParameter: [item("1"), item(""), item("2"), item(""), item("")] };
  for (const code of written) expect(runInNewContext(`functionInfo.${code}`, { functionInfo })).toBe("1,,2");
});

test("the first of a cell's conditional formats wins, part by part, and no format is changed", () => {
  const code = linesOf(patchOf("formats-merge-one-level").hunks[0], "+").join("\n");
  const border = { bd: { t: { s: 1 }, b: { s: 2 } }, it: 1 };
  const painted = { bd: { t: { s: 5 } }, bg: { rgb: "#fff" } };
  const result: { style?: object } = {};
  for (const ruleResult of [border, painted]) runInNewContext(code, { result, ruleResult });
  expect(result.style).toEqual({ bd: { t: { s: 5 }, b: { s: 2 } }, it: 1, bg: { rgb: "#fff" } });
  expect(border).toEqual({ bd: { t: { s: 1 }, b: { s: 2 } }, it: 1 });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { CHANGES, changedUniver } from "../../../build/changed-univer.mjs";

const sourceOf = (name: string) =>
  readFileSync(path.join("node_modules/@univerjs", name, "lib/es/index.js"), "utf8");

test("what is looked for stands in its package once", () => {
  const texts = CHANGES.filter(([, search]) => typeof search === "string");
  expect(texts.length).toBeGreaterThan(1);
  for (const [name, search] of texts) expect(sourceOf(name).split(search).length - 1).toBe(1);
});

test("all fields of Univer's classes are set directly", () => {
  const [, search, replacement] = CHANGES[0];
  const changed = sourceOf("engine-formula").replace(search, replacement);
  expect(changed.includes('this.pattern = ("");')).toBe(true);
  expect(changed.includes('_defineProperty(this, "')).toBe(false);
});

test("all examples of functions end without commas", () => {
  const change = CHANGES.find(([, search]) => String(search).includes("example"))!;
  const changed = sourceOf(change[0]).replace(change[1], change[2]);
  const written = changed.match(/functionParameter\.map\(\(item\) => item\.example\)[^}]*/g)!;
  expect(written).toHaveLength(2);
  const item = (example: string) => ({ example });
  const functionInfo = { functionParameter: [item("1"), item(""), item("2"), item(""), item("")] };
  for (const code of written) expect(runInNewContext(`functionInfo.${code}`, { functionInfo })).toBe("1,,2");
});

test("the first of a cell's conditional formats wins, part by part, and no format is changed", () => {
  const code = CHANGES.find(([name]) => name === "sheets-conditional-formatting")![2];
  const border = { bd: { t: { s: 1 }, b: { s: 2 } }, it: 1 };
  const painted = { bd: { t: { s: 5 } }, bg: { rgb: "#fff" } };
  const result: { style?: object } = {};
  for (const ruleResult of [border, painted]) runInNewContext(code, { result, ruleResult });
  expect(result.style).toEqual({ bd: { t: { s: 5 }, b: { s: 2 } }, it: 1, bg: { rgb: "#fff" } });
  expect(border).toEqual({ bd: { t: { s: 1 }, b: { s: 2 } }, it: 1 });
});

test("a rule reads the package's own file on every system", () => {
  const rule = changedUniver()[1];
  expect(rule.test.test("C:\\p\\node_modules\\@univerjs\\sheets-ui\\lib\\es\\index.js")).toBe(true);
  expect(rule.test.test("/p/node_modules/@univerjs/sheets-ui/lib/es/locale/en-US.js")).toBe(false);
});

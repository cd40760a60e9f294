import { readFileSync } from "node:fs";
import { univerFields } from "../../../build/univer-fields.mjs";

const { test: file, options } = univerFields();

test("all fields of Univer's classes are set directly", () => {
  const source = readFileSync("node_modules/@univerjs/engine-formula/lib/es/index.js", "utf8");
  const changed = source.replace(options.search, options.replace);
  expect(changed.includes('this.pattern = ("");')).toBe(true);
  expect(changed.includes('_defineProperty(this, "')).toBe(false);
});

test.each([
  ["C:\\p\\node_modules\\@univerjs\\sheets-ui\\lib\\es\\index.js", true],
  ["/p/node_modules/@univerjs/sheets-ui/lib/es/index.js", true],
  ["/p/node_modules/@univerjs/sheets-ui/lib/es/locale/en-US.js", false],
  ["/p/node_modules/@univerjs/sheets-drawing/lib/es/index.js", false],
  ["/p/node_modules/@univerjs/sheets-drawing-ui/lib/es/index.js", true],
  ["/p/node_modules/@univerjs/preset-sheets-core/lib/es/index.js", false],
])("%s has fields: %p", (name, expected) => expect(file.test(name)).toBe(expected));

import path from "node:path";
import ts from "typescript";
import functionModules from "../../../src/functions/modules.json";
import { LOOKED_UP, keptNames } from "../../../build/kept-names.mjs";

/** Tables that no name of a property leads into: catalogues are JSON, and texts of pages are offered by their language. */
const OTHERS = [
  "CustomFunctions.ErrorCode",
  "catalogues",
  "choices",
  "values",
  "(globalThis.puzzlebookTexts ??= {})",
];

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile("tsconfig.json", ts.sys.readFile).config,
  ts.sys,
  ".",
);
const modules = functionModules.map((module) => path.resolve("src/functions", module));
const program = ts.createProgram([...modules, path.resolve("src/language/compiled-i18n.ts")], options);
const checker = program.getTypeChecker();

/** What the functions look something up in by anything but a number. */
function lookedUpByTexts(): string[] {
  const found = new Set<string>();
  const isNumber = (type: ts.Type): boolean =>
    type.isUnion() ? type.types.every(isNumber) : (type.flags & ts.TypeFlags.NumberLike) !== 0;
  const visit = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node) && !isNumber(checker.getTypeAtLocation(node.argumentExpression))) {
      found.add(node.expression.getText());
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(path.resolve("src") + path.sep)) visit(file);
  }
  return [...found].sort();
}

test("every table in which the functions look something up by a text is known to the build", () => {
  expect(lookedUpByTexts().filter((table) => !OTHERS.includes(table))).toEqual(Object.keys(LOOKED_UP).sort());
});

test("names of the language, of the host and in texts stay as they are, and others do not", () => {
  const kept = new Set(keptNames());
  const names = ["lastIndex", "flatMap", "message", "onCanceled", "puzzlebookPage", "most", "jump zero"];
  for (const name of names) expect(kept).toContain(name);
  expect(kept).not.toContain("vertexCount");
});

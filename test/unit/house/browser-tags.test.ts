import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { RANKS, REASONS } from "../../browser/tags";

const specs = ["test/browser", "test/webkit"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => path.join(folder, file)),
);

/** The titles of a file's tests, as written. Where it has tests of two kinds, it imports one `test` by another name. */
function titlesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const calls = new Set<string>();
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === "test")
      calls.add(node.name.text);
    if (ts.isCallExpression(node) && calls.has(node.expression.getText()) && node.arguments.length > 1)
      titles.push(node.arguments[0].getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Of the tests of a loop some may be of one rank and some of the other. */
const isTagged = (title: string) => {
  const [rank, reason, ...more] = [...title.matchAll(/ @(\w+|\$\{rank\})(?= |$)/g)].map(([, tag]) => tag);
  const isRank = ["${rank}", ...RANKS].includes(rank);
  return isRank && Object.hasOwn(REASONS, reason) && more.length === 0;
};

test.each(specs)("each test in %s has its rank and its reason", (file) => {
  const titles = titlesOf(file);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !isTagged(title))).toEqual([]);
});

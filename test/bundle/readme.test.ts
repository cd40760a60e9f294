import { readFileSync } from "node:fs";
import path from "node:path";
import examples from "../../src/functions/examples.json";

type Cell = string | number | boolean;

interface Example {
  readonly formula: string;
  readonly answer: readonly (readonly Cell[])[];
}

const dist = process.env.PUZZLEBOOK_DIST ?? "dist";
const { functions } = JSON.parse(readFileSync(path.join(dist, "functions.json"), "utf8"));
const shown = (cell: Cell) => (typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell));
const written = (answer: Example["answer"]) => answer.map((row) => row.map(shown).join(" ")).join("; ");

test("every function has one example", () => {
  expect(Object.keys(examples).sort()).toEqual(functions.map(({ name }: { name: string }) => name).sort());
});

test("the README's table says what the functions say of themselves", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = /<!-- functions[^>]*-->\n([\s\S]*?)<!-- \/functions -->/.exec(readme)![1];
  const rows = functions.map(({ name, description }: { name: string; description: string }) => {
    const { formula, answer } = (examples as Record<string, Example>)[name];
    return `| \`${name}\` | ${description} | \`${formula}\` | \`${written(answer)}\` |`;
  });
  expect(table.trim().split("\n").slice(2)).toEqual(rows);
});

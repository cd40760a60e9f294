import { readFileSync } from "node:fs";
import { examplesIn } from "../../../build/function-comments.mjs";
import { functionsPage, withNames } from "../../../build/functions-page/page.mjs";
import { functionsMetadata } from "../../../build/metadata.mjs";
import { FUNCTION_FILES } from "../../../build/project.mjs";
import examples from "../../../src/functions/examples.json";
import { TOPICS } from "../../../src/functions/list/topics";

interface Described {
  readonly name: string;
  readonly description: string;
}

test("examples, docs/functions.md and the README say what the functions say of themselves; if not, run `npm run functions`", async () => {
  const { functions } = JSON.parse(await functionsMetadata()) as { functions: readonly Described[] };
  const readme = readFileSync("README.md", "utf8");
  expect(
    Object.fromEntries(FUNCTION_FILES.flatMap((file: string) => examplesIn(readFileSync(file, "utf8")))),
  ).toEqual(examples);
  expect(withNames(readme, TOPICS)).toBe(readme);
  expect(readFileSync("docs/functions.md", "utf8")).toBe(
    functionsPage({ functions, topics: TOPICS, examples }),
  );
});

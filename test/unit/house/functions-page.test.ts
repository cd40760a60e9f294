import { readFileSync } from "node:fs";
import { functionsPage } from "../../../build/functions-page/page.mjs";
import { functionsMetadata } from "../../../build/metadata.mjs";
import examples from "../../../src/functions/examples.json";
import { TOPICS } from "../../../src/functions/list/topics";

interface Described {
  readonly name: string;
  readonly description: string;
}

test("docs/functions.md says what the functions say of themselves; if not, run `npm run functions`", async () => {
  const { functions } = JSON.parse(await functionsMetadata()) as { functions: readonly Described[] };
  expect(Object.keys(examples).sort()).toEqual(functions.map(({ name }) => name).sort());
  expect(readFileSync("docs/functions.md", "utf8")).toBe(
    functionsPage({ functions, topics: TOPICS, examples }),
  );
});

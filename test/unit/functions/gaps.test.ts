import { readFileSync } from "node:fs";
import { functionsMetadata } from "../../../build/metadata.mjs";
import examples from "../../../src/functions/examples.json";
import { TOPICS } from "../../../src/functions/list/topics";
import told from "../../../src/help/functions.json";
import { LANGUAGES } from "../../../src/language/languages";

interface Described {
  readonly name: string;
  readonly description: string;
  readonly parameters?: readonly Described[];
}

interface Metadata {
  readonly functions: readonly Described[];
  readonly enums: readonly { readonly values: readonly { readonly tooltip: string }[] }[];
}

/** The functions that each file tells something of. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  "src/functions/examples.json": Object.keys(examples),
  "src/functions/list/topics.ts": TOPICS.flatMap(({ functions }) => Object.keys(functions)),
  "src/help/functions.json": Object.entries(told).flatMap(([name, { mistakes }]) =>
    mistakes.length > 0 ? [name] : [],
  ),
};

const TRANSLATED = LANGUAGES.slice(1).map(({ name }) => `src/language/${name}/descriptions.json`);

/** Everything that is missing somewhere, told twice, or left over from a function that is gone: with the file to touch. */
function gaps({ functions, enums }: Metadata): string[] {
  const names = functions.map(({ name }) => name);
  const texts = [
    ...functions.flatMap(({ description, parameters = [] }) => [
      description,
      ...parameters.map((each) => each.description),
    ]),
    ...enums.flatMap(({ values }) => values.map(({ tooltip }) => tooltip)),
  ];
  return [
    ...Object.entries(TOLD).flatMap(([file, told]) => differences(file, [...names], [...told])),
    ...TRANSLATED.flatMap((file) => {
      const told = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      return differences(file, [...new Set(texts)], Object.keys(told));
    }),
  ];
}

function differences(file: string, expected: readonly string[], told: readonly string[]): string[] {
  const twice = told.filter((each, k) => told.indexOf(each) !== k);
  return [
    ...expected.filter((each) => !told.includes(each)).map((each) => `${file} lacks ${each}`),
    ...told.filter((each) => !expected.includes(each)).map((each) => `${file} has ${each}, which is gone`),
    ...twice.map((each) => `${file} has ${each} twice`),
  ];
}

let metadata: Metadata;
beforeAll(async () => {
  metadata = JSON.parse(await functionsMetadata()) as Metadata;
});

test("all that belongs to a function is there; `npm run functions` and `npm run texts` make the rest", () => {
  expect(metadata.functions.length).toBeGreaterThan(40);
  expect(gaps(metadata)).toEqual([]);
});

test("all gaps of a new function are told at once, and what is left of one that is gone", () => {
  const [gone, ...others] = metadata.functions;
  const added = { name: "NEWFUNCTION", description: "Does something new." };
  const files = Object.keys(TOLD);
  const said = gaps({ ...metadata, functions: [...others, added] });
  expect(said).toEqual(
    expect.arrayContaining([
      ...files.map((file) => `${file} lacks NEWFUNCTION`),
      ...files.map((file) => `${file} has ${gone.name}, which is gone`),
      ...TRANSLATED.map((file) => `${file} lacks Does something new.`),
      ...TRANSLATED.map((file) => `${file} has ${gone.description}, which is gone`),
    ]),
  );
});

import { functionsMetadata } from "../../../build/metadata.mjs";
import { localizedMetadata } from "../../../build/localized-metadata.mjs";
import german from "../../../src/language/de/descriptions.json";

interface Described {
  readonly name: string;
  readonly description: string;
}

interface Metadata {
  readonly functions: readonly (Described & { readonly parameters: readonly Described[] })[];
}

/** Excel's wizard shows two lines of a function, and cuts what it says of an argument. */
const FUNCTION_CHARACTERS = 120;
const PARAMETER_CHARACTERS = 255;

const tooLong = (described: readonly Described[], most: number) =>
  described.filter(({ description }) => description.length > most).map(({ name }) => name);

test.each([
  ["English", (json: string) => json],
  ["German", (json: string) => localizedMetadata(json, german)],
])("%s: what Excel shows of functions and arguments fits", async (_language, translated) => {
  const { functions } = JSON.parse(translated(await functionsMetadata())) as Metadata;
  expect(functions.length).toBeGreaterThan(40);
  expect(tooLong(functions, FUNCTION_CHARACTERS)).toEqual([]);
  for (const { name, parameters } of functions)
    expect([name, tooLong(parameters, PARAMETER_CHARACTERS)]).toEqual([name, []]);
});

test("defaults are told in one form", async () => {
  expect(await functionsMetadata()).not.toContain("if omitted");
  expect(Object.values(german).filter((text) => /wenn es fehlt|weggelassen\)/.test(text))).toEqual([]);
});

import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import fc from "fast-check";
import { compiledMessage } from "../../../build/compiled-message.mjs";
import { i18n, type CompiledMessage } from "../../../src/language/compiled-i18n";
import german from "../../../src/language/de/functions.json";
import english from "../../../src/language/en/functions.json";

const lingui = setupI18n({ locale: "en", messages: { en: {}, de: {} } }).setMessagesCompiler(compileMessage);

/** What both say in a language. */
function bothSay(language: string, message: string, values: Record<string, unknown>): [string, string] {
  i18n.load(language, [compiledMessage(message) as CompiledMessage]);
  i18n.activate(language);
  lingui.activate(language);
  return [i18n.t(0, values), lingui.t(message, values)];
}

/** Values by name: numbers for those that are counted or written as numbers, and some of the words that choices are made by. */
function valuesFor(message: string): fc.Arbitrary<Record<string, unknown>> {
  const names = [...message.matchAll(/\{(\w+)(?:, (\w+))?/g)].filter(([, name]) => /^[a-z]/.test(name));
  const words = fc.oneof(
    fc.constantFrom("red", "gray", "", "#", "{count}", "{count,}", "$&", undefined, null, 7n),
    fc.string().filter((word) => !(word in {})), // Lingui takes what every object has for a choice.
  );
  const numbers = fc.oneof(fc.nat(3), fc.nat(), fc.double({ noNaN: true }));
  const large = fc.bigInt({ min: 0n, max: 10n ** 40n });
  const kinds = new Map<string, fc.Arbitrary<unknown>>(
    names.map(([, name]) => [name, fc.oneof(words, numbers)]),
  );
  for (const [, name, kind] of names) {
    if (kind === "plural") kinds.set(name, numbers);
    else if (kind === "number") kinds.set(name, fc.oneof(numbers, large));
    else if (kind === "select") kinds.set(name, words);
  }
  return fc.record(Object.fromEntries(kinds));
}

describe.each([
  ["en", english],
  ["de", german],
])("in %s the functions' messages are those of Lingui", (language, catalogue) => {
  test.each([...new Set(Object.values(catalogue))])("%s", (message) => {
    fc.assert(
      fc.property(valuesFor(message), (values) => {
        const [own, expected] = bothSay(language, message, values);
        expect(own).toBe(expected);
      }),
      { numRuns: 30 },
    );
  });
});

test.each([
  "{count, plural, =1 {{name} alone} one {#} other {{name} and # others}} of {most, number}",
  "{kind, select, red {{count, plural, one {# red tile} other {# red tiles}}} other {{kind} tiles}}, such as '{1,1}'",
])("choices in choices: %s", (message) => {
  for (const count of [0, 1, 2, 1234.5]) {
    for (const kind of ["red", "blue"]) {
      const [own, expected] = bothSay("en", message, { count, kind, name: "A", most: 10n ** 6n });
      expect(own).toBe(expected);
    }
  }
});

test("a value that has the name of what every object has is none of the choices", () => {
  i18n.load("en", [compiledMessage("{colour, select, red {rot} other {Farbe {colour}}}") as CompiledMessage]);
  i18n.activate("en");
  expect(i18n.t(0, { colour: "valueOf" })).toBe("Farbe valueOf");
});

test.each([
  "'{count}' is no value",
  "{count, plural, other {'#' walls}}",
  "{time, date}",
  "{count, plural, offset:1 other {#}}",
])("what could not be told from marks stops the build: %s", (message) =>
  expect(() => compiledMessage(message)).toThrow(message),
);

import { MAKERS } from "../../../../src/puzzles";
import { DESIGNS, type DesignId } from "../../../../src/taskpane/make/design/designs";
import { usualFields, valuesOfFields, withNextSeed } from "../../../../src/taskpane/make/design/fields";

const designOf = (id: DesignId) => DESIGNS.find((design) => design.id === id)!;

test.each(DESIGNS.filter(({ ranges }) => ranges.length === 0))("$id can be designed at once", (design) => {
  const fields = usualFields(design);
  const names = [...design.texts, ...design.choices].map(({ name }) => name);
  expect(Object.keys(valuesOfFields(design, fields)!)).toEqual(names);
});

test.each(DESIGNS.filter(({ ranges }) => ranges.length > 0))("$id waits for its ranges", (design) => {
  const fields = usualFields(design);
  expect(valuesOfFields(design, fields)).toBeUndefined();
  const addresses = Object.fromEntries(design.ranges.map(({ name }) => [name, "B3:D8"]));
  expect(valuesOfFields(design, { ...fields, addresses })).toBeDefined();
  expect(
    valuesOfFields(design, { ...fields, addresses: { ...addresses, [design.ranges[0].name]: " " } }),
  ).toBeUndefined();
});

test("each design is on the card of a maker, where its name says what it finds", () => {
  for (const { maker } of DESIGNS) expect(MAKERS.map(({ id }) => id)).toContain(maker);
  const names = DESIGNS.map(({ maker, title }) => `${maker}: ${title}`);
  expect(new Set(names).size).toBe(names.length);
});

test("a message is needed, a second one is not", () => {
  const design = designOf("gates");
  const fields = usualFields(design);
  const typed = (name: string, text: string) =>
    valuesOfFields(design, { ...fields, texts: { ...fields.texts, [name]: text } });
  expect(typed("message", "  ")).toBeUndefined();
  expect(typed("second", "")).toEqual({ message: "HELLO", colours: "red blue", second: "", seed: 1 });
});

test.each(["0", "13", "five", ""])("no board has %s rows", (rows) => {
  const design = designOf("jumps");
  const fields = usualFields(design);
  expect(valuesOfFields(design, { ...fields, choices: { ...fields.choices, rows } })).toBeUndefined();
});

test.each([
  ["7", "8"],
  ["999998", "999999"],
  ["999999", undefined],
  ["x", undefined],
])("after seed %s comes %s", (seed, next) => {
  const design = designOf("jumps");
  const fields = usualFields(design);
  const after = withNextSeed(design, { ...fields, choices: { ...fields.choices, seed } });
  expect(after?.choices["seed"]).toBe(next);
});

test("designs without a seed have no next one", () => {
  for (const id of ["key", "hardest"] as const) {
    expect(withNextSeed(designOf(id), usualFields(designOf(id)))).toBeUndefined();
  }
});

import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { decodeLink, encodeLink, MAX_LINK_LENGTH } from "../../../src/links/codec";
import { LinkError, type Link } from "../../../src/links/link";

const text = fc.string({ maxLength: 8, unit: "grapheme" }).filter((chars) => !chars.startsWith("="));
const cell = fc.oneof(text, fc.integer(), fc.boolean());
const cells = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const name = fc.stringMatching(/^[A-Za-z]{1,8}$/);
const links: fc.Arbitrary<Link> = fc.oneof(
  fc.record({ sheet: name, inputs: fc.dictionary(name, cells, { maxKeys: 3, noNullPrototype: true }) }),
  fc.record({
    puzzles: fc.array(
      fc.record({
        kind: name,
        title: text,
        ranges: fc.dictionary(name, cells, { maxKeys: 3, noNullPrototype: true }),
      }),
      { maxLength: 2 },
    ),
  }),
);

/** Packs anything as a link is packed. */
const packed = (value: unknown) =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString("base64url");

it("opens to what it was made from, and needs no characters that an address would escape", () => {
  fc.assert(
    fc.property(links, (link) => {
      const text = encodeLink(link);
      expect(text).toMatch(/^[\w-]*$/);
      expect(decodeLink(text)).toEqual(link);
    }),
  );
});

it("is short for a large maze", () => {
  const maze = Array.from({ length: 40 }, (_row, row) =>
    Array.from({ length: 40 }, (_column, column) => ((row * column) % 3 === 1 ? "#" : "")),
  );
  expect(encodeLink({ sheet: "maze", values: { rows: 40 }, inputs: { B5: maze } }).length).toBeLessThan(1000);
});

it("says so if it is damaged, and never throws anything else", () => {
  fc.assert(
    fc.property(links, fc.nat(), fc.nat(), (link, from, length) => {
      const text = encodeLink(link);
      const start = from % text.length;
      const torn = text.slice(0, start) + text.slice(start + 1 + (length % text.length));
      try {
        decodeLink(torn);
      } catch (problem) {
        expect(problem).toBeInstanceOf(LinkError);
      }
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(() => decodeLink(`${text}!`)).toThrow(LinkError)));
});

it.each<[string, unknown]>([
  ["a list", []],
  ["no inputs", { sheet: "maze" }],
  ["an object in a cell", { sheet: "maze", inputs: { B5: [[{}]] } }],
  ["rows of different lengths", { sheet: "maze", inputs: { B5: [["", ""], [""]] } }],
  ["a formula", { sheet: "maze", inputs: { B5: [["=1+1"]] } }],
  ["no rows", { sheet: "maze", inputs: { B5: [] } }],
  ["a text longer than a cell holds", { sheet: "maze", inputs: { B5: [["a".repeat(40_000)]] } }],
  ["a formula as a title", { puzzles: [{ kind: "Maze", title: "=1+1", ranges: {} }] }],
  ["a puzzle without a kind", { puzzles: [{ title: "", ranges: {} }] }],
])("refuses %s", (_what, value) => {
  expect(() => decodeLink(packed(value))).toThrow("The link is damaged");
});

it("stops unpacking at the limit", () => {
  const bomb = packed({ sheet: "x".repeat(4 << 20), inputs: {} });
  expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
  expect(() => decodeLink(bomb)).toThrow(/^The link holds more than 262,144 characters when it is unpacked/);
});

it("makes no link that it would not open", () => {
  const rows = Array.from({ length: 400 }, () => new Array<number>(400).fill(0));
  expect(() => encodeLink({ sheet: "maze", inputs: { B5: rows } })).toThrow("The link holds more than");
});

it("says how long it may be", () => {
  const random = fc.sample(fc.stringMatching(/^[a-zA-Z0-9]{30}$/), { numRuns: 600, seed: 1 });
  const link = { sheet: "maze", inputs: { B5: random.map((text) => [text]) } };
  expect(() => encodeLink(link)).toThrow(/^The link has [\d,]+ characters, and at most 8,000 are allowed\.$/);
  expect(() => decodeLink("a".repeat(8001))).toThrow("8,001 characters");
});

it("is not made with a formula", () => {
  expect(() => encodeLink({ sheet: "maze", inputs: { B5: [["=1+1"]] } })).toThrow("texts that begin with =");
});

import fc from "fast-check";
import { plainCells } from "../../../src/grid/cells";
import { plainText } from "../../../src/grid/plain-text";

test.each([
  [
    "zero-width\u200b space, soft\u00ad hyphen, \u200emarks of\u202a direction, \ufeffBOM\u2060",
    "zero-width space, soft hyphen, marks of direction, BOM",
  ],
  ["no-break\u00a0and\u2009thin\u3000spaces\tand\r\nbreaks", "no-break and thin spaces and\r\nbreaks"],
  ["（１，２）；＃", "(1,2);#"],
  ["ideographic、commas。", "ideographic,commas."],
  ["–—−‑", "-—--"],
  ["R´ R` R’ R′", "R' R' R' R'"],
  ["u\u0308", "ü"],
  ["👨‍👩‍👧 ♠️ می‌خواهم", "👨‍👩‍👧 ♠️ می‌خواهم"],
  ["1\u200d 2\ufe0f", "1 2"],
])("%j looks like %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("a plain text is plain", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text));
    }),
  );
});

test("the values of a range are read as they look", () => {
  expect(plainCells([["＃", "S\u200b", null, 0, true]])).toEqual([["#", "S", "", 0, true]]);
});

import fc from "fast-check";
import {
  formatAddress,
  formatArea,
  parseAddress,
} from "../../../../src/workbench/office-objects/cells/addresses";
import { MAX_COLUMNS, MAX_ROWS } from "../../../../src/grid/limits";
import { areaFromCorners } from "../../../../src/workbench/office-objects/cells/areas";

const area = fc
  .tuple(fc.nat(MAX_ROWS - 1), fc.nat(MAX_ROWS - 1), fc.nat(MAX_COLUMNS - 1), fc.nat(MAX_COLUMNS - 1))
  .map(([r1, r2, c1, c2]) =>
    areaFromCorners(Math.min(r1, r2), Math.min(c1, c2), Math.max(r1, r2), Math.max(c1, c2)),
  );

test.each([
  ["B2", null, areaFromCorners(1, 1, 1, 1)],
  ["$A$1:b2", null, areaFromCorners(0, 0, 1, 1)],
  ["B2:A1", null, areaFromCorners(0, 0, 1, 1)],
  [" A1 : B2 ", null, areaFromCorners(0, 0, 1, 1)],
  ["A:C", null, areaFromCorners(0, 0, MAX_ROWS - 1, 2)],
  ["$3:7", null, areaFromCorners(2, 0, 6, MAX_COLUMNS - 1)],
  [
    "Sheet1!XFD1048576",
    "Sheet1",
    areaFromCorners(MAX_ROWS - 1, MAX_COLUMNS - 1, MAX_ROWS - 1, MAX_COLUMNS - 1),
  ],
  ["'It''s mine'!A1", "It's mine", areaFromCorners(0, 0, 0, 0)],
  ["Grüße!A1", "Grüße", areaFromCorners(0, 0, 0, 0)],
])("reads %s", (text, sheet, expected) => {
  expect(parseAddress(text)).toEqual({ sheet, area: expected });
});

test.each([
  "",
  "A",
  "1",
  "A0",
  "A1048577",
  "XFE1",
  "AAAA1",
  "A1:B",
  "A:3",
  "A1:B2:C3",
  "A1,B2",
  "!A1",
  "foo bar",
  "ＡＡ1",
  "A1".repeat(10_000),
])("%.20s is no address", (text) => {
  expect(parseAddress(text)).toBeNull();
});

test("what is formatted is read again", () => {
  fc.assert(
    fc.property(area, fc.boolean(), (cells, absolute) => {
      expect(parseAddress(formatArea(cells, absolute))).toEqual({ sheet: null, area: cells });
    }),
  );
  fc.assert(
    fc.property(area, fc.string({ minLength: 1 }), (cells, name) => {
      expect(parseAddress(formatAddress(name, cells))).toEqual({ sheet: name, area: cells });
    }),
  );
});

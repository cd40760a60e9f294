import {
  itemsOfPage,
  selectionOf,
  type Selection,
} from "../../../../src/workbench/office-objects/batch/execute";

interface Plain {
  [name: string]: Plain | true;
}

/** A selection as nested names; `*` stands for all properties. */
const plain = ({ all, members }: Selection): Plain => ({
  ...(all && { "*": true as const }),
  ...Object.fromEntries([...members].map(([name, below]) => [name, plain(below)])),
});

test.each([
  [undefined, { "*": true }],
  [{}, { "*": true }],
  [{ Select: [] }, { "*": true }],
  [{ Select: ["*"] }, { "*": true }],
  [{ Select: ["$all"] }, { "*": true }],
  [{ Select: ["$none"] }, {}],
  [{ Select: ["isNullObject"] }, {}],
  [{ Select: ["NoPropertiesNeeded"] }, {}],
  [{ Select: ["items/NoPropertiesNeeded"] }, {}],
  [{ Select: ["values", "Address"] }, { values: {}, address: {} }],
  [
    { Select: ["format/fill/color", "format/font/*", "format.rowHeight"] },
    { format: { fill: { color: {} }, font: { "*": true }, rowheight: {} } },
  ],
  [{ Select: ["items/name", "items"] }, { name: {} }],
  [{ Select: ["worksheets/items/name"] }, { worksheets: { name: {} } }],
  [
    { Select: ["name"], Expand: ["worksheets"] },
    { name: {}, worksheets: { "*": true } },
  ],
])("%j selects %j", (query, expected) => {
  expect(plain(selectionOf(query))).toEqual(expected);
});

test("names are kept as they were written, for error messages", () => {
  expect(
    selectionOf({ Select: ["format/rowHeight"] })
      .members.get("format")!
      .members.get("rowheight")!.name,
  ).toBe("rowHeight");
});

test("top and skip take a part of a collection", () => {
  const items = ["a", "b", "c", "d"];
  expect(itemsOfPage(items, undefined)).toEqual(items);
  expect(itemsOfPage(items, { Skip: 1, Top: 2 })).toEqual(["b", "c"]);
  expect(itemsOfPage(items, { Top: 0 })).toEqual([]);
  expect(itemsOfPage(items, { Skip: 9 })).toEqual([]);
});

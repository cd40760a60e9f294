import { executeBatch } from "../../../../src/workbench/office-objects/batch/execute";
import { References } from "../../../../src/workbench/office-objects/batch/object-paths";
import type { Action, ObjectPath } from "../../../../src/workbench/office-objects/batch/wire";
import { areaFromCorners, type Area } from "../../../../src/workbench/office-objects/cells/areas";
import type { ConditionalRule } from "../../../../src/workbench/office-objects/tables/conditional-formats";
import type { SheetHost } from "../../../../src/workbench/office-objects/sheet/host";
import { instance } from "../../../../src/workbench/office-objects/sheet/types";
import { excelTables } from "../../../../src/workbench/office-objects/tables";

const univerRange = ({ area }: { area: Area }) => ({
  startRow: area.row,
  startColumn: area.column,
  endRow: area.row + area.rows - 1,
  endColumn: area.column + area.columns - 1,
});

/** A host with one worksheet that has what Univer's façade offers for conditional formats, or lacks it. */
function hostOf(rules: ConditionalRule[] | null): SheetHost {
  const sheet = rules && {
    getConditionalFormattingRules: () => rules,
    addConditionalFormattingRule: (rule: ConditionalRule) => rules.push(rule),
    setConditionalFormattingRule: (id: string, rule: ConditionalRule) =>
      rules.splice(
        rules.findIndex(({ cfId }) => cfId === id),
        1,
        rule,
      ),
    deleteConditionalFormattingRule: (id: string) =>
      rules.splice(
        rules.findIndex(({ cfId }) => cfId === id),
        1,
      ),
  };
  return {
    worksheet: () => sheet ?? {},
    univerRange,
    color: (value: string) => value,
  } as unknown as SheetHost;
}

/** The object paths of `range.conditionalFormats.add("Custom")`, its rule, its fill and its font. */
const path = (
  Id: number,
  ObjectPathType: number,
  Name: string,
  parent: number,
  ...args: unknown[]
): ObjectPath => ({
  Id,
  ObjectPathType,
  Name,
  ParentObjectPathId: parent,
  ArgumentInfo: { Arguments: args },
});
const ObjectPaths = Object.fromEntries(
  [
    path(1, 1, "", 0),
    path(2, 4, "ConditionalFormats", 1),
    path(3, 3, "Add", 2, "Custom"),
    path(4, 4, "Custom", 3),
    path(5, 4, "Rule", 4),
    path(6, 4, "Format", 4),
    path(7, 4, "Fill", 6),
    path(8, 4, "Font", 6),
    path(9, 5, "", 2, "rule-1"),
    path(10, 3, "Add", 2, "DataBar"),
  ].map((each) => [each.Id, each]),
);
const set = (ObjectPathId: number, Name: string, value: unknown): Action => ({
  Id: ObjectPathId * 100,
  ActionType: 4,
  ObjectPathId,
  Name,
  ArgumentInfo: { Arguments: [value] },
});
const query = (ObjectPathId: number, ...Select: string[]): Action => ({
  Id: 1,
  ActionType: 2,
  ObjectPathId,
  QueryInfo: { Select },
});

function run(rules: ConditionalRule[] | null, ...Actions: Action[]) {
  const model = {
    tables: excelTables,
    root: instance("Range", { sheetId: "s", area: areaFromCorners(0, 4, 4, 4) }),
    context: hostOf(rules),
    references: new References(),
    calculated: async () => undefined,
  };
  return executeBatch({ Actions, ObjectPaths }, model);
}

test("a formula decides where a fill and a font show", async () => {
  const rules: ConditionalRule[] = [];
  await run(rules, set(5, "Formula", "=$E1>3"), set(7, "Color", "#FFFF00"), set(8, "Color", "#FF0000"));
  expect(rules).toEqual([
    {
      cfId: "rule-1",
      ranges: [{ startRow: 0, startColumn: 4, endRow: 4, endColumn: 4 }],
      stopIfTrue: false,
      rule: {
        type: "highlightCell",
        subType: "formula",
        value: "=$E1>3",
        style: { bg: { rgb: "#FFFF00" }, cl: { rgb: "#FF0000" } },
      },
    },
  ]);
  const asked = query(2, "items/type", "items/custom/rule/formula", "items/custom/format/font/color");
  expect(await run(rules, asked)).toMatchObject({
    Results: [
      {
        Value: {
          _Items: [
            {
              Id: "rule-1",
              Type: "Custom",
              Custom: { Rule: { Formula: "=$E1>3" }, Format: { Font: { Color: "#FF0000" } } },
            },
          ],
        },
      },
    ],
  });
  await run(rules, { Id: 1, ActionType: 3, ObjectPathId: 9, Name: "Delete" });
  expect(rules).toEqual([]);
});

test.each([
  [[], query(10), "NotImplemented", "ConditionalFormatCollection.add"],
  [[], query(9), "ItemNotFound", "ConditionalFormatCollection.getItem"],
  [null, query(3), "NotImplemented", "Range.conditionalFormats"],
])("what is not there is said: %#", async (rules, action, Code, Location) => {
  expect(await run(rules, action)).toMatchObject({ Error: { Code, Location } });
});

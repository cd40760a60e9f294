import { readFileSync } from "node:fs";
import { ActionType, ObjectPathType } from "../../../../src/workbench/office-objects/batch/wire";
import { EventType } from "../../../../src/workbench/office-objects/sheet/events";

/** The protocol's numbers match those of the installed Office.js. */
const source = readFileSync(require.resolve("@microsoft/office-js/dist/excel-win32-16.01.debug.js"), "utf8");

const after = (start: string) => source.slice(source.indexOf(start));

test("actions have the numbers that Office.js prints them by", () => {
  const cases = [
    ...after("prototype.processOneAction = ")
      .slice(0, 2000)
      .matchAll(/case (\d+):\s+this\.process(\w+)Action/g),
  ];
  const numbers = Object.fromEntries(cases.map(([, number, name]) => [name, Number(number)]));
  expect(ActionType).toEqual(numbers);
});

test("object paths have the numbers that Office.js makes them with", () => {
  const numberIn = (factory: string) =>
    Number(/ObjectPathType: (\d+)/.exec(after(`ObjectPathFactory.${factory} = `))![1]);
  expect(ObjectPathType.GlobalObject).toBe(numberIn("createGlobalObjectObjectPath"));
  expect(ObjectPathType.NewObject).toBe(numberIn("createNewObjectObjectPath"));
  expect(ObjectPathType.Property).toBe(numberIn("createPropertyObjectPath"));
  expect(ObjectPathType.Indexer).toBe(numberIn("createIndexerObjectPath"));
  expect(ObjectPathType.Method).toBe(numberIn("createMethodObjectPath"));
  expect(ObjectPathType.ReferenceId).toBe(numberIn("createReferenceIdObjectPath"));
  const nullObject = /ObjectPathType = (\d+)/.exec(after("prototype._updateAsNullObject = "))![1];
  expect(ObjectPathType.NullObject).toBe(Number(nullObject));
});

test("events have the numbers that Office.js listens for", () => {
  const collection = after("var WorksheetCollection = ");
  const numberOf = (event: string) =>
    Number(new RegExp(`"${event}", \\{\\s+eventType: (\\d+)`).exec(collection)![1]);
  expect(EventType).toEqual({
    DocumentSelectionChanged: Number(/office10EventIdDocumentSelectionChangedEvent = (\d+)/.exec(source)![1]),
    WorksheetChanged: numberOf("Changed"),
    WorksheetActivated: numberOf("Activated"),
    WorksheetDeleted: numberOf("Deleted"),
    WorksheetCalculated: numberOf("Calculated"),
  });
});

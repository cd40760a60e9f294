import { executeBatch } from "../../../../src/workbench/office-objects/batch/execute";
import { Instance } from "../../../../src/workbench/office-objects/batch/object-table";
import { References } from "../../../../src/workbench/office-objects/batch/object-paths";
import { ActionType, ObjectPathType } from "../../../../src/workbench/office-objects/batch/wire";

/** A cell that gets its value some time after the calculation has started. */
class Cell {
  value = "before";

  async calculate(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.value = "after";
  }
}

async function answerOf(action: { ActionType: number; Name?: string }): Promise<unknown> {
  const cell = new Cell();
  const model = {
    tables: {
      Cell: {
        properties: { Value: { calculated: true, get: () => cell.value } },
        methods: { GetValue: { calculated: true as const, run: () => cell.value } },
      },
    },
    root: new Instance("Cell", undefined),
    context: undefined,
    references: new References(),
    calculated: () => cell.calculate(),
  };
  const response = await executeBatch(
    {
      Actions: [{ Id: 1, ObjectPathId: 1, ...action }],
      ObjectPaths: { 1: { Id: 1, ObjectPathType: ObjectPathType.GlobalObject } },
    },
    model,
  );
  return "Results" in response ? response.Results[0].Value : response.Error;
}

test("a property that depends on formulas is read when they have been calculated, and not before", async () => {
  expect(await answerOf({ ActionType: ActionType.Query })).toEqual({ Value: "after" });
});

test("a method that depends on them waits, too", async () => {
  expect(await answerOf({ ActionType: ActionType.Method, Name: "GetValue" })).toBe("after");
});

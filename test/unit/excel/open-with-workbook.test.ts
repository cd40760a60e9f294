import {
  opensWithWorkbook,
  openWithWorkbook,
  setOpensWithWorkbook,
} from "../../../src/excel/open-with-workbook";

/** The requests to Excel, in order. */
let asked: string[];
let refused: { start?: string; setting?: string };

beforeEach(() => {
  asked = [];
  refused = {};
  const settings = new Map<string, unknown>();
  Object.assign(globalThis, {
    Office: {
      StartupBehavior: { load: "Load", none: "None" },
      AsyncResultStatus: { Succeeded: "succeeded" },
      addin: {
        setStartupBehavior: async (behavior: string) => {
          if (refused.start !== undefined) throw new Error(refused.start);
          asked.push(behavior);
        },
        showAsTaskpane: async () => void asked.push("shown"),
      },
      context: {
        document: {
          settings: {
            get: (name: string) => settings.get(name) ?? null,
            set: (name: string, value: unknown) => settings.set(name, value),
            saveAsync: (tell: (result: object) => void) => {
              if (refused.setting !== undefined) {
                return tell({ status: "failed", error: { message: refused.setting } });
              }
              asked.push("saved");
              tell({ status: "succeeded" });
            },
          },
        },
      },
    },
  });
});

test("Excel is to start the add-in with the workbook, whose page then shows its pane, or no longer", async () => {
  await openWithWorkbook();
  expect([opensWithWorkbook(), asked]).toEqual([false, []]);
  await setOpensWithWorkbook(true);
  await openWithWorkbook();
  expect([opensWithWorkbook(), asked]).toEqual([true, ["Load", "saved", "shown"]]);
  await setOpensWithWorkbook(false);
  await openWithWorkbook();
  expect([opensWithWorkbook(), asked.slice(3)]).toEqual([false, ["None", "saved"]]);
});

test("where Excel does not start add-ins nothing is changed, and it is said why", async () => {
  refused.start = "NotImplemented";
  await expect(setOpensWithWorkbook(true)).rejects.toThrow(
    "Excel does not start add-ins with a workbook here: NotImplemented",
  );
  expect([opensWithWorkbook(), asked]).toEqual([false, []]);
});

test("where the setting is not taken Excel does not start the add-in either", async () => {
  refused.setting = "Read-only.";
  await expect(setOpensWithWorkbook(true)).rejects.toThrow(
    "The workbook did not accept the setting: Read-only.",
  );
  expect([opensWithWorkbook(), asked]).toEqual([false, ["Load", "None"]]);
});

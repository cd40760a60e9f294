import { expect } from "@playwright/test";
import { ObjectsPage } from "./objects-page";
import { test } from "./shared-page";

test("copies of a worksheet stand where they are told, with its contents, names and formats @all @office", async ({
  page,
}) => {
  const excel = await ObjectsPage.open(page);
  const copied = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.getActiveWorksheet();
    sheet.getRange("A1:A2").formulas = [[7], ["=A1*2"]];
    sheet.getRange("A1").format.fill.color = "#ffcf56";
    sheet.names.add("Start", sheet.getRange("A1"));
    worksheets.add("Other");
    await context.sync();
    for (const [position, beside] of [
      ["After", "Sheet1"],
      ["Before", "Other"],
      ["Beginning", undefined],
      ["End", undefined],
    ] as const) {
      sheet.copy(position, beside === undefined ? undefined : worksheets.getItem(beside));
      await context.sync();
    }
    worksheets.load("items/name");
    const copy = worksheets.getItem("Sheet1 (2)");
    const cells = copy.getRange("A1:A2");
    cells.load("values, formulas");
    const fill = copy.getRange("A1").format.fill;
    fill.load("color");
    const named = copy.names.getItem("Start").getRange();
    named.load("address");
    const active = worksheets.getActiveWorksheet();
    active.load("name");
    await context.sync();
    return {
      names: worksheets.items.map(({ name }) => name),
      values: cells.values,
      formulas: cells.formulas,
      fill: fill.color,
      named: named.address,
      active: active.name,
    };
  });
  expect(copied).toEqual({
    names: ["Sheet1 (4)", "Sheet1", "Sheet1 (2)", "Sheet1 (3)", "Other", "Sheet1 (5)"],
    values: [[7], [14]],
    formulas: [[7], ["=A1*2"]],
    fill: "#FFCF56",
    named: "'Sheet1 (2)'!A1",
    active: "Sheet1",
  });
});

import { PlainUniver } from "./plain-univer";
import { FormulaDataModel } from "@univerjs/preset-sheets-core";
import { stillNeeded } from "./still-needed";

stillNeeded("forgets the formula of a cell whose format is redone", async () => {
  const univer = new PlainUniver([[{ f: "=1+1" }]]);
  await univer.recalculate();
  expect(await univer.values("A1")).toEqual([[2]]);
  const known = () =>
    univer.injector
      .get(FormulaDataModel)
      .getFormulaStringByCell(0, 0, univer.sheet.getSheetId(), univer.workbook.getId());
  univer.sheet.getRange("A1").setBackgroundColor("#ff0000");
  expect(known()).toBe("=1+1");
  await univer.univerAPI.undo();
  await univer.univerAPI.redo();
  expect(known()).toBeNull();
});

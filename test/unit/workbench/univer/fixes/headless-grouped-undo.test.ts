import { PlainUniver } from "./plain-univer";
import { IUndoRedoService } from "@univerjs/core";
import { stillNeeded } from "./still-needed";

stillNeeded("undoes a batch of changes of one cell in the wrong order", async () => {
  const univer = new PlainUniver([[{ v: "before" }]]);
  const cell = univer.sheet.getRange("A1");
  const batch = univer.injector.get(IUndoRedoService).__tempBatchingUndoRedo(univer.workbook.getId());
  cell.setValue("first");
  cell.setValue("second");
  batch.dispose();
  await univer.univerAPI.undo();
  expect(cell.getValue()).toBe("first");
});

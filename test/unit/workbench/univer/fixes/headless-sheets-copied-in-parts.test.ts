import { PlainUniver } from "./plain-univer";
import { stillNeeded } from "./still-needed";

stillNeeded("copies a large sheet bit by bit, over what is written into the copy meanwhile", async () => {
  const cells = Array.from({ length: 7_000 }, (_, k) => [{ v: k }, { v: -k }]);
  const univer = new PlainUniver(cells);
  const copy = univer.workbook.duplicateSheet(univer.sheet);
  const last = copy.getRange("A7000");
  expect(last.getValue()).not.toBe(6_999);
  last.setValue("written meanwhile");
  for (let turn = 0; turn < 300 && last.getValue() !== 6_999; turn++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(last.getValue()).toBe(6_999);
});

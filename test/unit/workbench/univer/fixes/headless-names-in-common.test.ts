import { PlainUniver } from "./plain-univer";
import { stillNeeded } from "./still-needed";

stillNeeded("lets nobody build a name that another sheet has", () => {
  const univer = new PlainUniver();
  const [first, second] = [univer.sheet, univer.workbook.insertSheet("Sheet2")];
  const build = (sheet: typeof first) =>
    univer.workbook.newDefinedNameBuilder().setName("Maze").setRef("A1").setScopeToWorksheet(sheet).build();
  univer.workbook.insertDefinedNameBuilder(build(first));
  expect(() => build(second)).toThrow();
});

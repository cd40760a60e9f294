import { PlainUniver } from "../univer/fixes/plain-univer";
import { showStoredAnswers } from "../../../../src/workbench/custom-functions/stored-values";

/** A workbook whose function has not answered yet, kept with an answer in two cells. */
async function openedAgain() {
  const formula = '="#BUSY!"';
  const univer = new PlainUniver([[{ f: formula }]]);
  const functions = { areAwaited: true };
  const kept = {
    data: { sheets: { sheet1: { id: "sheet1", cellData: { 0: { 0: { f: formula, v: 7, t: 2 } } } } } },
    spilled: { sheet1: { 1: { 0: { v: "spilled", t: 1 } } } },
  };
  showStoredAnswers(univer, kept, () => functions.areAwaited);
  await univer.recalculate();
  return { univer, functions, values: () => univer.sheet.getRange("A1:A2").getValues().flat() };
}

test("the answers that were kept are shown until there are others", async () => {
  const { univer, functions, values } = await openedAgain();
  expect(values()).toEqual([7, "spilled"]);
  functions.areAwaited = false;
  await univer.recalculate();
  expect(values()).toEqual(["#BUSY!", null]);
});

test("when the user changes a cell, they are not shown any more", async () => {
  const { univer, values } = await openedAgain();
  univer.sheet.getRange("C3").setValue(1);
  expect(values()).toEqual(["#BUSY!", null]);
});

import { PlainUniver } from "./plain-univer";
import { keepValuesWithinFormulas } from "../../../../../src/workbench/univer/fixes/values-within-formulas";
import { stillNeeded } from "./still-needed";

/** B2 is blank, so C2 is “yes” and D2 is 0. Within A1 there are arrays of 3 × 3 values. */
const cells = [
  [{ f: '=SUMPRODUCT((B3:D5="")*2+1)' }],
  [{}, { f: '=""' }, { f: '=IF($B$2="","yes","no")' }, { f: '=SUMPRODUCT(($B$2:$B$2<>"")*1)' }],
];

async function calculated() {
  const univer = new PlainUniver(cells);
  await univer.recalculate();
  return univer.values("A1:D2");
}

stillNeeded("takes arrays within formulas for the cells at the sheet’s corner", async () => {
  expect((await calculated())[1]).toEqual([null, "", "yes", 1]);
});

test("with the fix, cells are compared with what they hold", async () => {
  keepValuesWithinFormulas();
  expect(await calculated()).toEqual([
    [27, null, null, null],
    [null, "", "yes", 0],
  ]);
});

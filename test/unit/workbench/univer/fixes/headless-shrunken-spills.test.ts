import { PlainUniver } from "./plain-univer";
import { registerCustomFunctions } from "../../../../../src/workbench/custom-functions/registration";
import { followSpills } from "../../../../../src/workbench/univer/fixes/shrunken-spills";
import { stillNeeded } from "./still-needed";

/** What a formula shows of the last cell of a spill that shrinks, with the function's results arriving later. */
async function afterShrinking(mend?: typeof followSpills): Promise<unknown> {
  const univer = new PlainUniver();
  mend?.(univer);
  const asked: number[] = [];
  const runtime = { invoke: (id: number) => void asked.push(id), cancel: () => undefined };
  const metadata = { id: "LIST", name: "LIST", parameters: [{ name: "size" }] };
  const functions = registerCustomFunctions(univer, "TEST", [metadata], {}, runtime);
  const answer = async (rows: number) => {
    for (let turn = 0; asked.length === 0 && turn < 300; turn++) await univer.values("A1");
    functions.deliver([[asked.pop(), true, Array.from({ length: rows }, (_, row) => [row + 1])]]);
    for (let turn = 0; turn < 100 && (await univer.values("B1"))[0][0] !== 1; turn++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  univer.sheet.getRange("A1:C1").setValues([[{ v: 3 }, { f: "=TEST.LIST(A1)" }, { f: '=B3&""' }]]);
  await answer(3);
  await univer.recalculate();
  expect(await univer.values("B3:C3")).toEqual([[3, null]]);
  expect(await univer.values("C1")).toEqual([["3"]]);
  univer.sheet.getRange("A1").setValue(2);
  await univer.values("A1");
  await answer(2);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [[seen]] = (await univer.values("C1")) as [[unknown]];
  functions.dispose();
  return seen;
}

stillNeeded("leaves formulas with what a spill has left, where it waited for a function", async () => {
  expect(await afterShrinking()).toBe("3");
});

test("with the fix they are calculated again", async () => {
  expect(await afterShrinking(followSpills)).toBe("");
});

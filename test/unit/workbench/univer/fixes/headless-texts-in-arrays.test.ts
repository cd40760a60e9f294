import { PlainUniver } from "./plain-univer";
import { keepTextsInArrays } from "../../../../../src/workbench/univer/fixes/texts-in-arrays";
import { stillNeeded } from "./still-needed";

const cells = [
  [{ f: '=COLUMNS({"a","b,c";"d;e","f"})' }, { f: '=INDEX({"a","b,c";"d;e","f"},2,1)' }],
  [{ f: '=INDEX({"a","say b, c"},1,2)' }, { f: '=SUM({1,2;3,4})+ROWS({"";"x"})' }],
];

async function calculated(address: string) {
  const univer = new PlainUniver(cells);
  await univer.recalculate();
  return univer.values(address);
}

stillNeeded("ends a cell of an array at a comma within a text", async () => {
  expect((await calculated("A1"))[0]).toEqual([3]);
});

test("with the fix, texts of arrays stay whole", async () => {
  keepTextsInArrays();
  expect(await calculated("A1:B2")).toEqual([
    [2, "d;e"],
    ["say b, c", 12],
  ]);
});

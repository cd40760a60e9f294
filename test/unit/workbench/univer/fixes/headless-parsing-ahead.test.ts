import { PlainUniver } from "./plain-univer";
import { AstTreeBuilder } from "@univerjs/preset-sheets-core";
import { stillNeeded } from "./still-needed";

stillNeeded("parses all of many new formulas in one turn of the page", async () => {
  const univer = new PlainUniver();
  let [turn, goesOn] = [0, true];
  const next = () => {
    turn++;
    if (goesOn) setImmediate(next);
  };
  next();
  const trees = univer.injector.get(AstTreeBuilder);
  const parse = trees.parse.bind(trees);
  const turns: number[] = [];
  trees.parse = (node) => {
    turns.push(turn);
    return parse(node);
  };
  const cells = Array.from({ length: 3_000 }, (_, k) => [{ f: `=${k}+1` }]);
  univer.sheet.getRange(0, 0, cells.length, 1).setValues(cells);
  await univer.recalculate();
  expect(await univer.values("A3000")).toEqual([[3_000]]);
  goesOn = false;
  expect(turns.length).toBeGreaterThanOrEqual(3_000);
  expect(new Set(turns).size).toBe(1);
});

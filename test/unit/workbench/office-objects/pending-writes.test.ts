import { areaFromCorners } from "../../../../src/workbench/office-objects/cells/areas";
import { PendingWrites, type Contents } from "../../../../src/workbench/office-objects/sheet/pending-writes";
import type { RangeTarget } from "../../../../src/workbench/office-objects/sheet/types";

test("parts below each other are written at once, others one after the other", () => {
  const pending = new PendingWrites();
  const written: [RangeTarget, Contents][] = [];
  const add = (sheetId: string, area: RangeTarget["area"], contents: Contents) =>
    pending.add({ sheetId, area }, contents, (target, all) => written.push([target, all]));

  add("s", areaFromCorners(0, 1, 1, 1), [["a"], ["b"]]);
  add("s", areaFromCorners(2, 1, 2, 1), [[null]]);
  expect(written).toEqual([]);
  add("s", areaFromCorners(4, 1, 4, 1), [[1]]);
  expect(written).toEqual([[{ sheetId: "s", area: areaFromCorners(0, 1, 2, 1) }, [["a"], ["b"], [null]]]]);
  add("t", areaFromCorners(5, 1, 5, 1), [[2]]);
  add("t", areaFromCorners(6, 2, 6, 2), [[3]]);
  pending.flush();
  pending.flush();
  expect(written.slice(1)).toEqual([
    [{ sheetId: "s", area: areaFromCorners(4, 1, 4, 1) }, [[1]]],
    [{ sheetId: "t", area: areaFromCorners(5, 1, 5, 1) }, [[2]]],
    [{ sheetId: "t", area: areaFromCorners(6, 2, 6, 2) }, [[3]]],
  ]);
});

test("what is written does not change what was given", () => {
  const pending = new PendingWrites();
  const first: Contents = [["a"]];
  pending.add({ sheetId: "s", area: areaFromCorners(0, 0, 0, 0) }, first, () => undefined);
  pending.add({ sheetId: "s", area: areaFromCorners(1, 0, 1, 0) }, [["b"]], () => undefined);
  expect(first).toEqual([["a"]]);
});

import { ExcelError } from "../batch/errors";
import type { Instance, Method } from "../batch/object-table";
import { areaFromCorners, intersection, type Area } from "../cells/areas";
import { areaOfRange } from "../sheet/ranges";
import type { SheetHost } from "../sheet/host";
import { instance, type RangeTarget } from "../sheet/types";

interface Spill {
  from: Area;
  /** All cells it fills, including its own. */
  area: Area;
}

/** The formulas of a worksheet that fill more than their own cell. */
function spillsOf(host: SheetHost, sheetId: string): Spill[] {
  const spills: Spill[] = [];
  for (const { row, column, range } of host.internals.spills(host.workbook.getId(), sheetId)) {
    const area = areaOfRange(range);
    if (area.rows * area.columns > 1) spills.push({ from: areaFromCorners(row, column, row, column), area });
  }
  return spills;
}

/** True if all cells of a range belong to spills, false if none do, otherwise null. */
export function hasSpill(host: SheetHost, { sheetId, area }: RangeTarget): boolean | null {
  const cells = new Set<string>();
  for (const spill of spillsOf(host, sheetId)) {
    const part = intersection(area, spill.area);
    for (let r = 0; part && r < part.rows; r++)
      for (let c = 0; c < part.columns; c++) cells.add(`${part.row + r},${part.column + c}`);
  }
  return cells.size === 0 ? false : cells.size === area.rows * area.columns || null;
}

function spilling(target: RangeTarget, host: SheetHost): Instance | null {
  const { area, sheetId } = oneCell(target);
  const spill = spillsOf(host, sheetId).find(({ from }) => intersection(area, from));
  return spill ? instance("Range", { sheetId, area: spill.area }) : null;
}

function parent(target: RangeTarget, host: SheetHost): Instance | null {
  const { area, sheetId } = oneCell(target);
  const spill = spillsOf(host, sheetId).find((spill) => intersection(area, spill.area));
  return spill ? instance("Range", { sheetId, area: spill.from }) : null;
}

function oneCell(target: RangeTarget): RangeTarget {
  if (target.area.rows * target.area.columns > 1)
    throw new ExcelError("InvalidOperation", "The range has more than one cell.");
  return target;
}

type Find = (target: RangeTarget, host: SheetHost) => Instance | null;

const orNull = (find: Find): Method<RangeTarget, SheetHost> => ({
  calculated: true,
  run: (target, _args, host) => find(target, host),
});

const orThrow = (find: Find): Method<RangeTarget, SheetHost> => ({
  calculated: true,
  run: (target, _args, host) => {
    const range = find(target, host);
    if (!range) throw new ExcelError("ItemNotFound", "No formula spills here.");
    return range;
  },
});

export const rangeSpills: Readonly<Record<string, Method<RangeTarget, SheetHost>>> = {
  GetSpillingToRange: orThrow(spilling),
  GetSpillingToRangeOrNullObject: orNull(spilling),
  GetSpillParent: orThrow(parent),
  GetSpillParentOrNullObject: orNull(parent),
};

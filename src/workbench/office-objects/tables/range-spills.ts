import { ExcelError } from "../batch/errors";
import type { Method } from "../batch/object-table";
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
  for (const { row, column, entry } of host.internals.spills(host.workbook.getId(), sheetId)) {
    const area = areaOfRange(entry);
    if (area.rows * area.columns > 1) spills.push({ from: areaFromCorners(row, column, row, column), area });
  }
  return spills;
}

/** Ranges that the formula of a range spills into. */
export const rangeSpills: Readonly<Record<string, Method<RangeTarget, SheetHost>>> = {
  GetSpillingToRangeOrNullObject: {
    calculated: true,
    run: ({ area, sheetId }, _args, host) => {
      if (area.rows * area.columns > 1)
        throw new ExcelError("InvalidOperation", "The range has more than one cell.");
      const spill = spillsOf(host, sheetId).find(({ from }) => intersection(area, from));
      return spill ? instance("Range", { sheetId, area: spill.area }) : null;
    },
  },
};

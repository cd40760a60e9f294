import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import { integer, objectOf, optional, text } from "../batch/arguments";
import { invalidArgument } from "../batch/errors";
import { Instance } from "../batch/object-table";
import { parseAddress } from "../cells/addresses";
import { areaFromCorners, lastColumn, lastRow, type Area } from "../cells/areas";
import type { SheetHost } from "../sheet/host";
import { instance, type RangeTarget, type SheetTarget } from "../sheet/types";
import type { MemberTable } from "./table";

export const freezePanes: MemberTable<"WorksheetFreezePanes"> = {
  methods: {
    FreezeRows: (target, [count], host) => freeze(host, target, optional(count, 1, atLeastOne, "count"), 0),
    FreezeColumns: (target, [count], host) =>
      freeze(host, target, 0, optional(count, 1, atLeastOne, "count")),
    FreezeAt: (target, [range], host) => {
      const area = areaOf(range);
      // Rows and columns up to the end of the range are frozen; entire columns freeze no rows, entire rows no columns.
      const rows = area.rows === MAX_ROWS ? 0 : lastRow(area) + 1;
      const columns = area.columns === MAX_COLUMNS ? 0 : lastColumn(area) + 1;
      freeze(host, target, rows, columns);
    },
    GetLocation: (target, _args, host) => {
      const location = frozen(host, target);
      if (!location) throw invalidArgument("Nothing is frozen.");
      return location;
    },
    GetLocationOrNullObject: (target, _args, host) => frozen(host, target),
    Unfreeze: ({ sheetId }, _args, host) => {
      host.worksheet(sheetId).cancelFreeze();
    },
  },
};

const atLeastOne = (value: unknown, name: string) => integer(value, name, 1);

function areaOf(range: unknown): Area {
  if (range instanceof Instance) return objectOf<RangeTarget>(range, "frozenRange", "Range").area;
  const area = parseAddress(text(range, "frozenRange"))?.area;
  if (!area) throw invalidArgument(`${JSON.stringify(range)} is not an address such as A1:B2.`);
  return area;
}

function freeze(host: SheetHost, { sheetId }: SheetTarget, rows: number, columns: number): void {
  // The worksheet grows to contain what is frozen, plus something to scroll behind it.
  host.range({ sheetId, area: { row: 0, column: 0, rows: rows + 1, columns: columns + 1 } });
  host.worksheet(sheetId).setFreeze({
    startRow: rows > 0 ? rows : -1,
    startColumn: columns > 0 ? columns : -1,
    ySplit: rows,
    xSplit: columns,
  });
}

function frozen(host: SheetHost, { sheetId }: SheetTarget): Instance | null {
  const { xSplit: columns, ySplit: rows } = host.worksheet(sheetId).getFreeze();
  if (rows === 0 && columns === 0) return null;
  return instance("Range", {
    sheetId,
    area: areaFromCorners(0, 0, (rows || MAX_ROWS) - 1, (columns || MAX_COLUMNS) - 1),
  });
}

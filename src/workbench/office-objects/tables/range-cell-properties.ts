import { invalidArgument, notImplemented } from "../batch/errors";
import { isUnbounded, type Matrix } from "../sheet/contents";
import { stylesOf } from "../sheet/styles";
import type { SheetHost } from "../sheet/host";
import type { RangeTarget } from "../sheet/types";
import type { MemberTable } from "./table";
import { fillColor } from "./range-format";

interface CellProperties {
  readonly format: { readonly fill: { readonly color: string } };
}

/** The only properties that can be asked for. */
const FILL_COLOR = JSON.stringify({ format: { fill: { color: true } } });

/** The properties of each cell of a range in one answer. */
export const rangeCellProperties = {
  GetCellProperties: (target, [asked], host) => {
    if (JSON.stringify(asked) !== FILL_COLOR)
      throw notImplemented("Range.getCellProperties", "Range.getCellProperties of anything but fill colours");
    return fillsOf(host, target);
  },
} satisfies MemberTable<"Range">["methods"];

function fillsOf(host: SheetHost, target: RangeTarget): Matrix<CellProperties> {
  const { area } = target;
  if (isUnbounded(area)) throw invalidArgument("The cells of entire rows or columns are too many.");
  return Array.from({ length: area.rows }, (_row, r) =>
    Array.from({ length: area.columns }, (_column, c) => {
      const cell = { row: area.row + r, column: area.column + c, rows: 1, columns: 1 };
      const [style] = stylesOf(host, { ...target, area: cell });
      return { format: { fill: { color: fillColor(style!, host) } } };
    }),
  );
}

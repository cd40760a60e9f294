import {
  ColumnHeaderLayout,
  RowHeaderLayout,
  type SpreadsheetSkeleton,
  type UniverRenderingContext,
} from "@univerjs/preset-sheets-core";

/** A heading that Univer is about to draw. */
interface Heading {
  readonly text: string;
  readonly fontSize?: number;
}
type Written<Name extends Heading> = [Name, ...unknown[]];

const without = <Name extends Heading>([name, ...rest]: Written<Name>) => [{ ...name, text: "" }, ...rest];

/** The size of a row or column; Univer stores where each of them ends. */
const sizeAt = (ends: readonly number[], index: number) => ends[index]! - (ends[index - 1] ?? 0);

/** Omits headings that do not fit: letters of narrow columns and numbers of low rows would overlap. */
export function leaveOutNarrowHeadings(): void {
  let context: UniverRenderingContext;
  let skeleton: SpreadsheetSkeleton;

  const columns = ColumnHeaderLayout.prototype;
  const { draw: drawColumns, getCfgOfCurrentColumn: columnHeading } = columns;
  columns.draw = function (...given) {
    [context, , skeleton] = given;
    drawColumns.apply(this, given);
  };
  columns.getCfgOfCurrentColumn = function (...given) {
    const heading = columnHeading.apply(this, given);
    const width = sizeAt(skeleton.columnWidthAccumulation, given[2]);
    const fits = context.measureText(heading[0].text).width <= width;
    return fits ? heading : (without(heading) as typeof heading);
  };

  const rows = RowHeaderLayout.prototype;
  const { draw: drawRows, getCfgOfCurrentRow: rowHeading } = rows;
  rows.draw = function (...given) {
    [context, , skeleton] = given;
    drawRows.apply(this, given);
  };
  rows.getCfgOfCurrentRow = function (...given) {
    const heading = rowHeading.apply(this, given);
    const fits = (heading[0].fontSize ?? 0) <= sizeAt(skeleton.rowHeightAccumulation, given[2]);
    return fits ? heading : (without(heading) as typeof heading);
  };
}

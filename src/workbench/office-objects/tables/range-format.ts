import type { IStyleData } from "@univerjs/core";
import { pixelsOfPoints, pointsOfPixels } from "../../../grid/sizes";
import { isLocked, unlockedStyle } from "../../univer/basics/locks";
import { boolean, number, oneOf } from "../batch/arguments";
import type { Property } from "../batch/object-table";
import { lastColumn, lastRow } from "../cells/areas";
import { autofitColumns } from "../sheet/autofit";
import type { SheetHost } from "../sheet/host";
import { common, styled } from "../sheet/styles";
import { instance, type RangeTarget } from "../sheet/types";
import type { MemberTable } from "./table";

/** Univer's numbers for alignment and wrapping, with Excel's names for them; 0 is unspecified. */
const HORIZONTAL = { General: 0, Left: 1, Center: 2, Right: 3, Justify: 4, Distributed: 6 };
const VERTICAL = { Top: 1, Center: 2, Bottom: 3 };
const WRAP = 3;
const OVERFLOW = 1;

/** Excel's widest column is 255 characters, its highest row 409 points. */
const MAX_COLUMN_WIDTH = 1342.5;
const MAX_ROW_HEIGHT = 409.5;

export const rangeFormat: MemberTable<"RangeFormat"> = {
  properties: {
    HorizontalAlignment: styled(
      "ht",
      ({ ht }) => nameOf(HORIZONTAL, ht ?? 0) ?? "General",
      (value) => oneOf(value, "horizontalAlignment", HORIZONTAL) || null,
    ),
    // Unspecified means bottom, as in Excel.
    VerticalAlignment: styled(
      "vt",
      ({ vt }) => nameOf(VERTICAL, vt ?? VERTICAL.Bottom) ?? "Bottom",
      (value) => oneOf(value, "verticalAlignment", VERTICAL),
    ),
    WrapText: styled(
      "tb",
      ({ tb }) => tb === WRAP,
      (value) => (boolean(value, "wrapText") ? WRAP : OVERFLOW),
    ),
    ColumnWidth: columnWidth(),
    RowHeight: rowHeight(),
  },
  objects: {
    Borders: (target) => instance("RangeBorderCollection", target),
    Fill: (target) => instance("RangeFill", target),
    Font: (target) => instance("RangeFont", target),
    Protection: (target) => instance("FormatProtection", target),
  },
  methods: {
    AutofitColumns: (target, _args, host) => autofitColumns(host, target),
  },
};

const nameOf = (names: Readonly<Record<string, number>>, value: number) =>
  Object.keys(names).find((name) => names[name] === value);

/** In points, like all sizes; null if the columns differ. */
function columnWidth(): Property<RangeTarget, SheetHost> {
  return {
    get: (target, host) => {
      const sheet = host.worksheet(target.sheetId);
      return common(
        numbers(target.area.column, lastOnGrid(target, host, "column"), (column) =>
          pointsOfPixels(sheet.getColumnWidth(column)),
        ),
      );
    },
    set: (target, value, host) => {
      const width = Math.round(pixelsOfPoints(number(value, "columnWidth", 0, MAX_COLUMN_WIDTH)));
      const { startColumn, endColumn } = host.univerRange(target);
      host.worksheet(target.sheetId).setColumnWidths(startColumn, endColumn - startColumn + 1, width);
    },
  };
}

function rowHeight(): Property<RangeTarget, SheetHost> {
  return {
    get: (target, host) => {
      const sheet = host.worksheet(target.sheetId);
      return common(
        numbers(target.area.row, lastOnGrid(target, host, "row"), (row) =>
          pointsOfPixels(sheet.getRowHeight(row)),
        ),
      );
    },
    set: (target, value, host) => {
      const height = Math.round(pixelsOfPoints(number(value, "rowHeight", 0, MAX_ROW_HEIGHT)));
      const { startRow, endRow } = host.univerRange(target);
      host.worksheet(target.sheetId).setRowHeightsForced(startRow, endRow - startRow + 1, height);
    },
  };
}

function lastOnGrid(target: RangeTarget, host: SheetHost, axis: "row" | "column"): number {
  const area = host.onGrid(target) ?? target.area;
  return axis === "row" ? lastRow(area) : lastColumn(area);
}

function* numbers(first: number, last: number, read: (index: number) => number): Generator<number> {
  for (let index = first; index <= last; index++) yield read(index);
}

const WHITE = "#FFFFFF";

export const fillColor = ({ bg }: IStyleData, host: SheetHost): string =>
  bg?.rgb ? host.color(bg.rgb) : WHITE;

export const rangeFill: MemberTable<"RangeFill"> = {
  properties: {
    // Excel treats a cell without a fill as white.
    Color: styled("bg", fillColor, (value, host) => ({ rgb: host.color(value) })),
  },
};

/** What Univer draws when no size or colour is set. */
const DEFAULT_SIZE = 11;
const BLACK = "#000000";
const MAX_POINTS = 409;

const flag = (value: unknown, name: string) => (boolean(value, name) ? 1 : 0);

export const rangeFont: MemberTable<"RangeFont"> = {
  properties: {
    Bold: styled(
      "bl",
      ({ bl }) => bl === 1,
      (value) => flag(value, "bold"),
    ),
    Italic: styled(
      "it",
      ({ it }) => it === 1,
      (value) => flag(value, "italic"),
    ),
    Color: styled(
      "cl",
      ({ cl }, host) => (cl?.rgb ? host.color(cl.rgb) : BLACK),
      (value, host) => ({ rgb: host.color(value) }),
    ),
    Size: styled(
      "fs",
      ({ fs }) => fs ?? DEFAULT_SIZE,
      (value) => number(value, "size", 1, MAX_POINTS),
    ),
  },
};

/** Hidden formulas are not supported. */
export const formatProtection: MemberTable<"FormatProtection"> = {
  properties: {
    Locked: styled("ol", isLocked, (value) => (boolean(value, "locked") ? null : unlockedStyle())),
  },
};

import type { IStyleData } from "@univerjs/core";
import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { pixelsOfPoints, pointsOfPixels } from "../../../grid/sizes";
import { isLocked, unlockedStyle } from "../../univer/basics/locks";
import { boolean, number, oneOf } from "../batch/arguments";
import type { Property } from "../batch/object-table";
import { areaOfRange, type Area } from "../cells/areas";
import { autofitColumns } from "../sheet/autofit";
import type { SheetHost } from "../sheet/host";
import { common, styled } from "../sheet/styles";
import { instance, type RangeTarget } from "../sheet/types";
import type { Tables } from "./table";

/** Univer's numbers for alignment and wrapping, with Excel's names for them; 0 is unspecified. */
const HORIZONTAL = { General: 0, Left: 1, Center: 2, Right: 3, Justify: 4, Distributed: 6 };
const VERTICAL = { Top: 1, Center: 2, Bottom: 3 };
const WRAP = 3;
const OVERFLOW = 1;

/** Excel's widest column is 255 characters, its highest row 409 points. */
const MAX_COLUMN_WIDTH = 1342.5;
const MAX_ROW_HEIGHT = 409.5;

const WHITE = "#FFFFFF";

/** What Univer draws when no size or colour is set. */
const DEFAULT_SIZE = 11;
const BLACK = "#000000";
const MAX_POINTS = 409;

export const formats = {
  RangeFormat: {
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
      ColumnWidth: size(
        "columnWidth",
        MAX_COLUMN_WIDTH,
        ({ column, columns }) => [column, columns],
        (sheet, column) => sheet.getColumnWidth(column),
        (sheet, first, count, pixels) => sheet.setColumnWidths(first, count, pixels),
      ),
      RowHeight: size(
        "rowHeight",
        MAX_ROW_HEIGHT,
        ({ row, rows }) => [row, rows],
        (sheet, row) => sheet.getRowHeight(row),
        (sheet, first, count, pixels) => sheet.setRowHeightsForced(first, count, pixels),
      ),
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
  },
  RangeFill: {
    properties: { Color: styled("bg", fillColor, (value, host) => ({ rgb: host.color(value) })) },
  },
  RangeFont: {
    properties: {
      Bold: flag("bl", "bold"),
      Italic: flag("it", "italic"),
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
  },
  /** Hidden formulas are not supported. */
  FormatProtection: {
    properties: {
      Locked: styled("ol", isLocked, (value) => (boolean(value, "locked") ? null : unlockedStyle())),
    },
  },
} satisfies Partial<Tables>;

function nameOf(names: Readonly<Record<string, number>>, value: number): string | undefined {
  return Object.keys(names).find((name) => names[name] === value);
}

/** A width or height in points, like all sizes; null if those of the columns or rows differ. */
function size(
  name: string,
  most: number,
  linesOf: (area: Area) => [first: number, count: number],
  read: (sheet: FWorksheet, index: number) => number,
  write: (sheet: FWorksheet, first: number, count: number, pixels: number) => void,
): Property<RangeTarget, SheetHost> {
  return {
    get: (target, host) => {
      const sheet = host.worksheet(target.sheetId);
      const lines = numbers(...linesOf(host.onGrid(target) ?? target.area));
      return common(lines, (index) => pointsOfPixels(read(sheet, index)));
    },
    set: (target, value, host) => {
      const pixels = Math.round(pixelsOfPoints(number(value, name, 0, most)));
      const lines = linesOf(areaOfRange(host.univerRange(target)));
      write(host.worksheet(target.sheetId), ...lines, pixels);
    },
  };
}

function* numbers(first: number, count: number): Generator<number> {
  for (let index = first; index < first + count; index++) yield index;
}

function flag(key: "bl" | "it", name: string): Property<RangeTarget, SheetHost> {
  return styled(
    key,
    (style) => style[key] === 1,
    (value) => (boolean(value, name) ? 1 : 0),
  );
}

/** Excel treats a cell without a fill as white. */
export function fillColor({ bg }: IStyleData, host: SheetHost): string {
  return bg?.rgb ? host.color(bg.rgb) : WHITE;
}

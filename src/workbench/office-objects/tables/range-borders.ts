import type { BorderStyleTypes, BorderType, IBorderData, IBorderStyleData } from "@univerjs/core";
import { oneOf, text } from "../batch/arguments";
import { lastColumn, lastRow, type Area } from "../cells/areas";
import type { SheetHost } from "../sheet/host";
import { cellsOf, common } from "../sheet/styles";
import { instance, type BorderTarget } from "../sheet/types";
import type { Tables } from "./table";

type BorderEdge = keyof IBorderData;

interface BorderedSide {
  /** Univer's name for setting it. */
  border: `${BorderType}`;
  /** The cells it is an edge of. */
  cells(area: Area): Area;
  /** The edge of each cell, and the same line as an edge of the adjacent cell. */
  edge: BorderEdge;
  beside: { edge: BorderEdge; rows: number; columns: number };
}

const top = (area: Area): Area => ({ ...area, rows: 1 });
const left = (area: Area): Area => ({ ...area, columns: 1 });
const bottom = (area: Area): Area => ({ ...area, row: lastRow(area), rows: 1 });
const right = (area: Area): Area => ({ ...area, column: lastColumn(area), columns: 1 });
const belowFirst = (area: Area): Area => ({ ...area, row: area.row + 1, rows: area.rows - 1 });
const behindFirst = (area: Area): Area => ({ ...area, column: area.column + 1, columns: area.columns - 1 });

const above = { edge: "b", rows: -1, columns: 0 } as const;
const below = { edge: "t", rows: 1, columns: 0 } as const;
const before = { edge: "r", rows: 0, columns: -1 } as const;
const behind = { edge: "l", rows: 0, columns: 1 } as const;

/** The sides of `Excel.BorderIndex` without the diagonals, in order. */
const SIDES: Readonly<Record<string, BorderedSide>> = {
  EdgeTop: { border: "top", cells: top, edge: "t", beside: above },
  EdgeBottom: { border: "bottom", cells: bottom, edge: "b", beside: below },
  EdgeLeft: { border: "left", cells: left, edge: "l", beside: before },
  EdgeRight: { border: "right", cells: right, edge: "r", beside: behind },
  InsideVertical: { border: "vertical", cells: behindFirst, edge: "l", beside: before },
  InsideHorizontal: { border: "horizontal", cells: belowFirst, edge: "t", beside: above },
};

/** Excel's styles of lines, with Univer's line for each. */
const LINES: Readonly<Record<string, BorderStyleTypes>> = {
  None: 0,
  Continuous: 1,
  Dash: 4,
  Dot: 3,
  DashDot: 5,
  DashDotDot: 6,
  Double: 7,
  SlantDashDot: 12,
};
/** Univer's other lines differ from these in weight only: it has medium, thick and hair lines. */
const SAME_STYLE: Readonly<Record<number, BorderStyleTypes>> = { 2: 1, 8: 1, 13: 1, 9: 4, 10: 5, 11: 6 };
const BLACK = "#000000";

function styleOf(border: IBorderStyleData | null): string {
  const line = border?.s ?? 0;
  return Object.keys(LINES).find((style) => LINES[style] === (SAME_STYLE[line] ?? line)) ?? "None";
}

const colorOf = (border: IBorderStyleData | null): string => border?.cl?.rgb ?? BLACK;

export const borders = {
  RangeBorderCollection: {
    item: (target, side) => {
      oneOf(side, "index", SIDES);
      return instance("RangeBorder", { ...target, side: side as string });
    },
  },
  RangeBorder: {
    properties: {
      Style: {
        get: (target, host) => common(bordersOf(target, host), styleOf),
        set: (target, value, host) => {
          const line = oneOf(value, "style", LINES);
          const [first = null] = bordersOf(target, host);
          draw(target, host, line, colorOf(first));
        },
      },
      Color: {
        get: (target, host) => common(bordersOf(target, host), colorOf),
        set: (target, value, host) => {
          const [first] = bordersOf(target, host);
          // Setting a colour draws a line where there is none, as in Excel.
          draw(target, host, first?.s || 1, host.color(text(value, "color")));
        },
      },
    },
  },
} satisfies Partial<Tables>;

/** Reads each cell's line along a side. A line between two cells may be stored with either of them. */
function* bordersOf(target: BorderTarget, host: SheetHost): Generator<IBorderStyleData | null> {
  const { cells, edge, beside } = SIDES[target.side]!;
  const area = host.onGrid({ ...target, area: cells(target.area) });
  if (!area) return void (yield null);
  const sheet = host.worksheet(target.sheetId).getSheet();
  const styles = host.workbook.getWorkbook().getStyles();
  const borderOf = (row: number, column: number, of: BorderEdge) =>
    styles.getStyleByCell(sheet.getCellRaw(row, column))?.bd?.[of] ?? null;
  for (const [row, column] of cellsOf(area))
    yield borderOf(row, column, edge) ?? borderOf(row + beside.rows, column + beside.columns, beside.edge);
}

function draw(target: BorderTarget, host: SheetHost, line: BorderStyleTypes, color: string): void {
  const { border, cells } = SIDES[target.side]!;
  const { rows, columns } = cells(target.area);
  // A single row or column has no inside lines.
  if (rows < 1 || columns < 1) return;
  host.checkWritable(target);
  host.range(target).setBorder(border as BorderType, line, color);
}

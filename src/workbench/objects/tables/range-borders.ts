import type { BorderStyleTypes, BorderType, IBorderData, IBorderStyleData } from "@univerjs/core";
import { integer, oneOf, text } from "../batch/arguments";
import { invalidArgument } from "../batch/errors";
import type { Property } from "../batch/object-table";
import { lastColumn, lastRow, type Area } from "../cells/areas";
import type { SheetHost } from "../sheet/host";
import { common } from "../sheet/styles";
import { instance, type BorderTarget } from "../sheet/types";
import type { MemberTable } from "./table";

type BorderEdge = keyof IBorderData;

interface BorderedSide {
  /** Univer's name for setting it. */
  border: `${BorderType}`;
  /** The cells it is an edge of. */
  cells(area: Area): Area;
  /** The edge of each cell, and the same line as an edge of the adjacent cell. */
  edge: BorderEdge;
  beside?: { edge: BorderEdge; rows: number; columns: number };
}

const top = (area: Area): Area => ({ ...area, rows: 1 });
const left = (area: Area): Area => ({ ...area, columns: 1 });
const bottom = (area: Area): Area => ({ ...area, row: lastRow(area), rows: 1 });
const right = (area: Area): Area => ({ ...area, column: lastColumn(area), columns: 1 });
const belowFirst = (area: Area): Area => ({ ...area, row: area.row + 1, rows: area.rows - 1 });
const behindFirst = (area: Area): Area => ({ ...area, column: area.column + 1, columns: area.columns - 1 });
const all = (area: Area): Area => area;

const above = { edge: "b", rows: -1, columns: 0 } as const;
const below = { edge: "t", rows: 1, columns: 0 } as const;
const before = { edge: "r", rows: 0, columns: -1 } as const;
const behind = { edge: "l", rows: 0, columns: 1 } as const;

/** The sides of `Excel.BorderIndex`, in order. */
const SIDES: Readonly<Record<string, BorderedSide>> = {
  EdgeTop: { border: "top", cells: top, edge: "t", beside: above },
  EdgeBottom: { border: "bottom", cells: bottom, edge: "b", beside: below },
  EdgeLeft: { border: "left", cells: left, edge: "l", beside: before },
  EdgeRight: { border: "right", cells: right, edge: "r", beside: behind },
  InsideVertical: { border: "vertical", cells: behindFirst, edge: "l", beside: before },
  InsideHorizontal: { border: "horizontal", cells: belowFirst, edge: "t", beside: above },
  DiagonalDown: { border: "tlbr", cells: all, edge: "tl_br" },
  DiagonalUp: { border: "bl_tr", cells: all, edge: "bl_tr" },
};
const SIDE_NAMES = Object.keys(SIDES);

/** A Univer line, with Excel's style and weight for it. */
type Line = readonly [line: BorderStyleTypes, style: string, weight: string];

const NO_LINE: Line = [0, "None", "Thin"];
const THIN_LINE: Line = [1, "Continuous", "Thin"];

/** The first match is used. */
const LINES: readonly Line[] = [
  NO_LINE,
  THIN_LINE,
  [8, "Continuous", "Medium"],
  [13, "Continuous", "Thick"],
  [2, "Continuous", "Hairline"],
  [4, "Dash", "Thin"],
  [9, "Dash", "Medium"],
  [3, "Dot", "Thin"],
  [5, "DashDot", "Thin"],
  [10, "DashDot", "Medium"],
  [6, "DashDotDot", "Thin"],
  [11, "DashDotDot", "Medium"],
  [7, "Double", "Thick"],
  [12, "SlantDashDot", "Medium"],
];
const STYLES = Object.fromEntries(LINES.map(([, style]) => [style, style]));
const WEIGHTS = Object.fromEntries(LINES.map(([, , weight]) => [weight, weight]));
const BLACK = "#000000";

const lineOf = (border: IBorderStyleData | null) =>
  LINES.find(([line]) => line === (border?.s ?? 0)) ?? NO_LINE;

export const rangeBorderCollection: MemberTable<"RangeBorderCollection"> = {
  items: (target) => SIDE_NAMES.map((side) => instance("RangeBorder", { ...target, side })),
  item: (target, side) => {
    oneOf(side, "index", SIDES);
    return instance("RangeBorder", { ...target, side: side as string });
  },
  properties: { Count: { get: () => SIDE_NAMES.length } },
  methods: {
    GetItemAt: (target, [index]) => {
      const side = SIDE_NAMES[integer(index, "index", 0)];
      if (side === undefined) throw invalidArgument(`There is no border ${String(index)}.`);
      return instance("RangeBorder", { ...target, side });
    },
  },
};

export const rangeBorder: MemberTable<"RangeBorder"> = {
  key: ({ side }) => ({ Id: side }),
  properties: {
    SideIndex: { get: ({ side }) => side },
    Style: property(
      (border) => lineOf(border)[1],
      (value, [, , weight]) => {
        const style = oneOf(value, "style", STYLES);
        return fitting(style, weight) ?? LINES.find(([, known]) => known === style)!;
      },
    ),
    Weight: property(
      (border) => lineOf(border)[2],
      (value, [, style]) => {
        const weight = oneOf(value, "weight", WEIGHTS);
        return fitting(style, weight) ?? LINES.find(([line, , known]) => line > 0 && known === weight)!;
      },
    ),
    Color: {
      get: (target, host) => common(bordersOf(target, host, (border) => border?.cl?.rgb ?? BLACK)),
      set: (target, value, host) =>
        draw(target, host, drawn(lineNow(target, host)), host.color(text(value, "color"))),
    },
  },
};

const fitting = (style: string, weight: string) =>
  LINES.find(([line, knownStyle, knownWeight]) => line > 0 && knownStyle === style && knownWeight === weight);

/** Replaces a missing line: setting a colour or a weight draws one, as in Excel. */
const drawn = (line: Line) => (line === NO_LINE ? THIN_LINE : line);

function property(
  read: (border: IBorderStyleData | null) => string,
  choose: (value: unknown, now: Line) => Line,
): Property<BorderTarget, SheetHost> {
  return {
    get: (target, host) => common(bordersOf(target, host, read)),
    set: (target, value, host) =>
      draw(target, host, choose(value, lineNow(target, host)), colorNow(target, host)),
  };
}

/** Reads each cell's line along a side. A line between two cells may be stored with either of them. */
function* bordersOf<T>(
  target: BorderTarget,
  host: SheetHost,
  read: (border: IBorderStyleData | null) => T,
): Generator<T> {
  const { cells, edge, beside } = SIDES[target.side]!;
  const area = host.onGrid({ ...target, area: cells(target.area) });
  if (!area) return void (yield read(null));
  const sheet = host.worksheet(target.sheetId).getSheet();
  const styles = host.workbook.getWorkbook().getStyles();
  const borderOf = (row: number, column: number, of: BorderEdge) =>
    styles.getStyleByCell(sheet.getCellRaw(row, column))?.bd?.[of] ?? null;
  for (let row = area.row; row <= lastRow(area); row++)
    for (let column = area.column; column <= lastColumn(area); column++) {
      const own = borderOf(row, column, edge);
      yield read(own ?? (beside ? borderOf(row + beside.rows, column + beside.columns, beside.edge) : null));
    }
}

function firstBorder(target: BorderTarget, host: SheetHost): IBorderStyleData | null {
  for (const border of bordersOf(target, host, (found) => found)) return border;
  return null;
}

const lineNow = (target: BorderTarget, host: SheetHost) => lineOf(firstBorder(target, host));
const colorNow = (target: BorderTarget, host: SheetHost) => firstBorder(target, host)?.cl?.rgb ?? BLACK;

function draw(target: BorderTarget, host: SheetHost, [line]: Line, color: string): void {
  const { border, cells } = SIDES[target.side]!;
  const { rows, columns } = cells(target.area);
  // A single row or column has no inside lines.
  if (rows < 1 || columns < 1) return;
  host.checkWritable(target);
  host.range(target).setBorder(border as BorderType, line, color);
}

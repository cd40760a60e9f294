import type { IStyleData } from "@univerjs/core";
import type { Property } from "../batch/object-table";
import type { Area } from "../cells/areas";
import { lastColumn, lastRow } from "../cells/areas";
import type { Host } from "./host";
import type { RangeTarget } from "./types";

/** What cells look like where nothing is set. */
const UNSTYLED: IStyleData = {};

/** The value that all cells of a range have, or null where they differ, as Excel answers for formats. */
export function common<T>(values: Iterable<T>): T | null {
  let first: T | undefined;
  for (const value of values) {
    if (first === undefined) first = value;
    else if (value !== first) return null;
  }
  return first ?? null;
}

/** The styles of the cells of an area, each put together from those of its column, its row and its own. */
export function* stylesOf(host: Host, target: RangeTarget): Generator<IStyleData> {
  const area = host.onGrid(target);
  if (!area) {
    yield UNSTYLED;
    return;
  }
  const sheet = host.worksheet(target.sheetId).getSheet();
  for (const [row, column] of cellsOf(area))
    yield sheet.getComposedCellStyleByCellData(row, column, sheet.getCellRaw(row, column)) ?? UNSTYLED;
}

function* cellsOf(area: Area): Generator<[number, number]> {
  for (let row = area.row; row <= lastRow(area); row++)
    for (let column = area.column; column <= lastColumn(area); column++) yield [row, column];
}

/** Sets one entry of the styles of all cells of a range; null takes it away. */
export function setStyle<Key extends keyof IStyleData>(
  host: Host,
  target: RangeTarget,
  type: Key,
  value: IStyleData[Key] | null,
): void {
  host.command("sheet.command.set-style", target.sheetId, {
    range: host.univerRange(target),
    style: { type, value },
  });
}

/** A property of a format that is one entry of the cells' styles. */
export function styled<Key extends keyof IStyleData>(
  key: Key,
  read: (style: IStyleData, host: Host) => string | number | boolean,
  write: (value: unknown, host: Host) => IStyleData[Key] | null,
): Property<RangeTarget, Host> {
  return {
    get: (target, host) => common(readEach(stylesOf(host, target), (style) => read(style, host))),
    set: (target, value, host) => setStyle(host, target, key, write(value, host)),
  };
}

function* readEach<T>(styles: Iterable<IStyleData>, read: (style: IStyleData) => T): Generator<T> {
  for (const style of styles) yield read(style);
}

import { ArrayValueObject, ValueObjectFactory } from "@univerjs/preset-sheets-core";

/** The part of Univer's `ArrayValueObject` that reads an array in a formula, such as `{1,"a";2,"b"}`. */
interface ReadArray {
  _rowCount: number;
  _columnCount: number;
  _formatValue(raw: unknown): unknown;
}

/** The parts of a text between signs that stand outside quotation marks. */
const splitAt = (sign: string, text: string) =>
  text.match(new RegExp(`(?:"[^"]*"|[^"${sign}])+`, "g")) ?? [""];

/**
 * Reads arrays whose texts have commas or semicolons in them, such as `{"L,R","R,L"}`. Univer takes each of these signs for the end of a
 * cell.
 */
export function keepTextsInArrays(): void {
  const arrays = ArrayValueObject.prototype as unknown as ReadArray;
  const read = arrays._formatValue;
  arrays._formatValue = function (raw) {
    if (typeof raw !== "string" || !raw.includes('"')) return read.call(this, raw);
    const rows = splitAt(";", raw.slice(1, -1)).map((row) => splitAt(",", row));
    this._rowCount = rows.length;
    this._columnCount = Math.max(...rows.map((row) => row.length));
    return rows.map((row) => row.map((cell) => ValueObjectFactory.create(cell.trim())));
  };
}

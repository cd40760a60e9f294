import { numfmt } from "@univerjs/core";
import type { Culture } from "./culture";

/** A number or truth value as it is shown without a number format, and as one types it. */
export function localText(value: number | boolean, culture: Culture): string {
  if (typeof value === "boolean") return value ? culture.true : culture.false;
  return String(value).toUpperCase().replace(".", culture.decimal);
}

/**
 * What an edit of a cell begins with, so that it has the same value when it is entered unchanged: the year of a date belongs to it even
 * where the cell does not show it. Undefined if what the cell shows will do.
 */
export function editedText(value: number | boolean, pattern: string, culture: Culture): string | undefined {
  if (typeof value === "boolean" || pattern === "") return localText(value, culture);
  const { type, isPercent } = numfmt.getFormatInfo(pattern);
  if (isPercent) return `${localText(Number((value * 100).toPrecision(15)), culture)}%`;
  if (type === "time" || type === "datetime") return undefined;
  if (type !== "date") return localText(value, culture);
  return numfmt.format(culture.formats.date, value, { throws: false });
}

import type { Instance } from "../batch/object-table";
import { ExcelError } from "../batch/errors";
import type { SheetHost } from "./host";
import type { SheetTarget, Targets } from "./types";

/** The methods that change the contents of a worksheet. Setting any property of these objects does so too. */
const CHANGING: { readonly [Type in keyof Targets]?: readonly string[] } = {
  Comment: ["Delete"],
  CommentCollection: ["Add"],
  ConditionalFormat: ["Delete"],
  ConditionalFormatCollection: ["Add", "ClearAll"],
  ConditionalFormatRule: [],
  ConditionalRangeFill: ["Clear"],
  ConditionalRangeFont: ["Clear"],
  Note: ["Delete"],
  NoteCollection: ["Add"],
  Range: ["Clear", "Delete", "Insert", "Merge", "Unmerge"],
  RangeBorder: [],
  RangeFill: ["Clear"],
  RangeFont: [],
  RangeFormat: ["AutofitColumns", "AutofitRows"],
  Shape: ["Delete"],
  ShapeCollection: ["AddImage"],
};

/**
 * Refuses changes to a protected worksheet, as Excel does.
 *
 * @param method the method called; undefined when setting a property
 */
export function refuseOnProtected(host: SheetHost, { type, target }: Instance, method?: string): void {
  const changing = CHANGING[type as keyof Targets];
  if (!changing || (method !== undefined && !changing.includes(method))) return;
  const { sheetId } = target as Partial<SheetTarget>;
  if (sheetId && host.isProtected(sheetId)) throw new ExcelError("AccessDenied");
}

import type { SheetRight } from "../../../workbooks";
import { isLocked } from "../../univer/basics/locks";
import type { Instance } from "../batch/object-table";
import { ExcelError } from "../batch/errors";
import type { SheetHost } from "./host";
import { stylesOf } from "./styles";
import type { RangeTarget, SheetTarget, Targets } from "./types";

/** What a protected sheet asks for: a right, cells that are not locked, or what it never allows. */
type Need = SheetRight | "unlocked" | "never";

/** What setting properties of an object needs, by property and for all others, and what calling its methods does. */
interface Needs {
  readonly set?: Need;
  readonly setting?: Readonly<Record<string, Need>>;
  readonly calling?: Readonly<Record<string, readonly Need[]>>;
}

const NEEDS: { readonly [Type in keyof Targets]?: Needs } = {
  CommentCollection: { calling: { Add: ["objects"] } },
  ConditionalFormat: { set: "formatCells", calling: { Delete: ["formatCells"] } },
  ConditionalFormatCollection: { calling: { Add: ["formatCells"] } },
  ConditionalFormatRule: { set: "formatCells" },
  ConditionalRangeFill: { set: "formatCells" },
  ConditionalRangeFont: { set: "formatCells" },
  FormatProtection: { set: "never" },
  NoteCollection: { calling: { Add: ["objects"] } },
  Range: {
    set: "unlocked",
    setting: { NumberFormat: "formatCells" },
    calling: { Merge: ["never"] },
  },
  RangeBorder: { set: "formatCells" },
  RangeFill: { set: "formatCells" },
  RangeFont: { set: "formatCells" },
  RangeFormat: {
    set: "formatCells",
    setting: { ColumnWidth: "formatColumns", RowHeight: "formatRows" },
    calling: { AutofitColumns: ["formatColumns"] },
  },
  Shape: { set: "objects" },
  ShapeCollection: { calling: { AddImage: ["objects"] } },
};

/** Refuses changes to a protected worksheet, as Excel does. */
export function refuseOnProtected(
  host: SheetHost,
  { type, target }: Instance,
  member: string,
  kind: "property" | "method",
): void {
  const all = NEEDS[type as keyof Targets];
  if (!all) return;
  const own = kind === "method" ? all.calling?.[member] : (all.setting?.[member] ?? all.set);
  const { sheetId } = target as Partial<SheetTarget>;
  const rights = own && sheetId ? host.rightsOn(sheetId) : undefined;
  if (!rights) return;
  const needs = [own ?? []].flat();
  const isMet = (need: Need) => {
    if (need === "unlocked") return isUnlocked(host, target as RangeTarget);
    return need !== "never" && rights.includes(need);
  };
  if (!needs.every(isMet)) throw new ExcelError("AccessDenied");
}

function isUnlocked(host: SheetHost, target: RangeTarget): boolean {
  for (const style of stylesOf(host, target)) if (isLocked(style)) return false;
  return true;
}

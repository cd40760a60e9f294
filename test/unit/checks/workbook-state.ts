import type { FUniver } from "@univerjs/core/facade";

type Plain = Readonly<Record<string, unknown>>;

/** All that a workbook holds, and what is shown and selected in it: plain data that is equal if the workbooks are. */
export function stateOf(univerAPI: FUniver): unknown {
  const workbook = univerAPI.getActiveWorkbook()!;
  const { styles, resources, ...saved } = JSON.parse(JSON.stringify(workbook.save())) as Plain & {
    styles: Plain;
    resources: readonly { name: string; data: string }[];
  };
  return {
    saved: withStyles(saved, styles),
    resources: Object.fromEntries(
      resources.map(({ name, data }) => [name, withoutEmpty(JSON.parse(data || "{}"))]),
    ),
    active: workbook.getActiveSheet().getSheetId(),
    selection: workbook.getActiveRange()?.getA1Notation(),
  };
}

/** Cells with their styles in place of the styles' ids, of which Univer keeps those too that no cell has any more. */
function withStyles(value: unknown, styles: Plain): unknown {
  if (Array.isArray(value)) return value.map((each) => withStyles(each, styles));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "s" && typeof each === "string" ? styles[each] : withStyles(each, styles),
    ]),
  );
}

/** Without the lists of sheets that have nothing, or are gone. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, withoutEmpty(each)] as const)
      .filter(([, each]) => typeof each !== "object" || each === null || Object.keys(each).length > 0),
  );
}

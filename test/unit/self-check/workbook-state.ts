import type { FUniver } from "@univerjs/core/facade";

type Plain = Readonly<Record<string, unknown>>;

/** Everything a workbook holds, shows and has selected, as plain data that is equal if the workbooks are. */
export function stateOf(univerAPI: FUniver): unknown {
  const workbook = univerAPI.getActiveWorkbook()!;
  return {
    ...contentOf(JSON.stringify(workbook.save())),
    active: workbook.getActiveSheet().getSheetId(),
    selection: workbook.getActiveRange()?.getA1Notation(),
  };
}

/** @param json a workbook as Univer saves it, which is written in more than one way if it is the same */
export function contentOf(json: string) {
  const { styles, resources, ...saved } = JSON.parse(json) as Plain & {
    styles: Plain;
    resources: readonly { name: string; data: string }[];
  };
  return {
    saved: withStyles(saved, styles),
    resources: Object.fromEntries(
      resources.map(({ name, data }) => [name, withoutEmpty(JSON.parse(data || "{}"))]),
    ),
  };
}

/** Cells with their styles in place of style ids, since Univer also keeps the ids that no cell uses any more. */
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

/** Without the lists of sheets that are empty or gone. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, withoutEmpty(each)] as const)
      .filter(([, each]) => typeof each !== "object" || each === null || Object.keys(each).length > 0),
  );
}

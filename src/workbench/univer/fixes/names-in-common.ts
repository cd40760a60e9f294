import type { FWorkbook } from "@univerjs/preset-sheets-core";

type NameBuilder = ReturnType<FWorkbook["newDefinedNameBuilder"]>;

/**
 * Adds a name to a workbook; throws a TypeError with Univer's words for a name that is none. Several worksheets may have a name
 * in common, deleted ones too, whose names stay for undo: Univer keeps them apart, but does not let the second one be built, so
 * that one is built under a name that is free.
 *
 * Seen in Univer 0.25.1.
 *
 * @param fill gives the builder all but the name
 */
export function insertName(workbook: FWorkbook, name: string, fill: (builder: NameBuilder) => void): void {
  const lowerCase = name.toLowerCase();
  const isTaken = workbook.getDefinedNames().some((defined) => defined.getName().toLowerCase() === lowerCase);
  const free = `_${crypto.randomUUID().replaceAll("-", "_")}`;
  const builder = workbook.newDefinedNameBuilder().setName(isTaken ? free : name);
  fill(builder);
  workbook.insertDefinedNameBuilder({ ...builder.build(), name });
}

import type { FWorkbook } from "@univerjs/preset-sheets-core";

type NameBuilder = ReturnType<FWorkbook["newDefinedNameBuilder"]>;

/**
 * Adds a name to a workbook. Throws a TypeError with Univer's message if the name is invalid. Several worksheets may share a name,
 * including deleted ones, whose names stay for undo. Univer keeps them apart but refuses to build the second one, so that one is built
 * under a free name.
 *
 * @param fill gives the builder everything but the name
 */
export function insertName(workbook: FWorkbook, name: string, fill: (builder: NameBuilder) => void): void {
  const lowerCase = name.toLowerCase();
  const isTaken = workbook.getDefinedNames().some((defined) => defined.getName().toLowerCase() === lowerCase);
  const free = `_${crypto.randomUUID().replaceAll("-", "_")}`;
  const builder = workbook.newDefinedNameBuilder().setName(isTaken ? free : name);
  fill(builder);
  workbook.insertDefinedNameBuilder({ ...builder.build(), name });
}

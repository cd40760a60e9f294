import type { FUniver } from "@univerjs/core/facade";

/** All that a workbook holds, and what is shown and selected in it: plain data that is equal if the workbooks are. */
export function stateOf(univerAPI: FUniver): unknown {
  const workbook = univerAPI.getActiveWorkbook()!;
  const sheet = workbook.getActiveSheet();
  return JSON.parse(
    JSON.stringify({
      saved: workbook.save(),
      active: sheet.getSheetId(),
      selection: workbook.getActiveRange()?.getA1Notation(),
    }),
  );
}

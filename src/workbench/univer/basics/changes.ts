/** Univer's changes of a workbook. It uses "operation" for commands that only move the view or the selection. */
const CHANGE = /^sheet\.mutation\.(?!toggle-note-popup)|^formula\.mutation\.(set|remove)-defined-name/;

/** Whether a Univer command changes what is kept of a workbook, other than by writing formula results. */
export function isChange(id: string, options: object | undefined): boolean {
  const { onlyLocal, applyFormulaCalculationResult } = (options ?? {}) as Record<string, unknown>;
  return CHANGE.test(id) && !onlyLocal && !applyFormulaCalculationResult;
}

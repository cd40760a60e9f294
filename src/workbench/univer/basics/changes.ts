/** Univer's changes of a workbook; it calls what only moves the sight or the selection operations. */
const CHANGE = /^sheet\.mutation\.(?!toggle-note-popup)|^formula\.mutation\.(set|remove)-defined-name/;

/** Whether something that Univer has done changes what is kept of a workbook, and is not what its formulas answer. */
export function isChange(id: string, options: object | undefined): boolean {
  const { onlyLocal, applyFormulaCalculationResult } = (options ?? {}) as Record<string, unknown>;
  return CHANGE.test(id) && !onlyLocal && !applyFormulaCalculationResult;
}

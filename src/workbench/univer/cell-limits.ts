import { CustomCommandExecutionError, type ICommandService } from "@univerjs/core";
import { SetRangeValuesMutation, type ISetRangeValuesMutationParams } from "@univerjs/preset-sheets-core";
import { MAX_FORMULA_LENGTH, MAX_TEXT_LENGTH } from "../../grid/limits";
import { i18n } from "../../language";
import { changedCells } from "./basics/changes";

/**
 * Refuses formulas and texts longer than Excel allows, however they get into cells. Univer would freeze on them. The cells stay as they
 * are. Call this before a workbook is opened, because Univer parses formulas before they are written.
 *
 * @param tell called with the reason
 */
export function refuseLongContents(commands: ICommandService, tell: (problem: Error) => void): void {
  commands.beforeCommandExecuted(({ id, params }, options) => {
    if (id !== SetRangeValuesMutation.id || options?.onlyLocal) return;
    const problem = problemWith(params as ISetRangeValuesMutationParams);
    if (!problem) return;
    tell(new Error(problem));
    throw new CustomCommandExecutionError(problem);
  });
}

function problemWith(change: ISetRangeValuesMutationParams): string | undefined {
  for (const cell of changedCells(change)) {
    if (!cell) continue;
    if ((cell.f?.length ?? 0) > MAX_FORMULA_LENGTH)
      return i18n.t(
        "This formula has {count, number} characters, and a cell holds at most {most, number}: the cell stays as it was. Put parts of the formula into other cells.",
        { count: cell.f!.length, most: MAX_FORMULA_LENGTH },
      );
    const text = cell.p?.body?.dataStream.trimEnd() ?? cell.v;
    if (typeof text === "string" && text.length > MAX_TEXT_LENGTH)
      return i18n.t(
        "This text has {count, number} characters, and a cell holds at most {most, number}: the cell stays as it was. Divide the text among several cells.",
        { count: text.length, most: MAX_TEXT_LENGTH },
      );
  }
  return undefined;
}

import { placeIn } from "../../grid/cells";
import { i18n } from "../../language";
import { pause } from "../../steps/slices";
import { asExcelError, cancelled, SLICE_MS, wasCancelled } from "./answering";
import { checkShape, checkSize } from "../cells/answers";
import type { FollowedInvocation, CustomFunction } from "./custom-function";

/** The arguments of a function before its invocation: the names of those that are single cells, null for ranges. */
export type SingleCells = readonly (string | null)[];

/** Each cell is a call of its own, and an error keeps its message. */
const MAX_CELLS = 100_000;

/**
 * A function that answers for each cell of a range where it expects a single cell. Excel should make these calls itself, but no document
 * says so.
 */
export function lifted(compute: CustomFunction, names: SingleCells): CustomFunction {
  return (...args) => {
    for (let k = 0; k < names.length; k++) {
      if (names[k] !== null && isSeveral(args[k])) return answerForEach(compute, names, args);
    }
    return compute(...args);
  };
}

function isSeveral(argument: unknown): argument is readonly unknown[] {
  if (!Array.isArray(argument)) return false;
  return argument.length > 1 || (Array.isArray(argument[0]) && argument[0].length > 1);
}

/** A range for a single cell, and which argument it is. */
interface Several {
  readonly place: number;
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
  readonly width: number;
}

async function answerForEach(
  compute: CustomFunction,
  names: SingleCells,
  args: readonly unknown[],
): Promise<unknown[][]> {
  try {
    const several = names.flatMap((name, place) => {
      const given = args[place];
      return name !== null && isSeveral(given) ? [rangeAt(place, name, given)] : [];
    });
    const height = Math.max(...several.map(({ rows }) => rows.length));
    const width = Math.max(...several.map((each) => each.width));
    checkShape(height, width, MAX_CELLS);

    let isCancelled = false;
    let own: FollowedInvocation | undefined;
    const invocation = args[names.length] as FollowedInvocation | undefined;
    const toldByHost = { ...invocation };
    if (invocation) {
      invocation.onCanceled = () => {
        isCancelled = true;
        own?.onCanceled?.();
      };
    }
    const answer: unknown[][] = [];
    let end = Date.now() + SLICE_MS;
    for (let row = 0; row < height; row++) {
      const answers: unknown[] = [];
      answer.push(answers);
      for (let column = 0; column < width; column++) {
        const values = args.slice();
        if (invocation) values[names.length] = own = { ...toldByHost };
        const outcome = answerAt(row, column, several, values, compute);
        answers.push(outcome instanceof Promise ? await outcome : outcome);
        if (Date.now() >= end) {
          await pause();
          end = Date.now() + SLICE_MS;
        }
        if (isCancelled) throw cancelled();
      }
    }
    return checkSize(answer);
  } catch (error) {
    throw asExcelError(error);
  }
}

/** Cells that are missing from rows of unequal length are blank, as in other arguments. */
function rangeAt(place: number, name: string, given: readonly unknown[]): Several {
  const rows = given.map((row): readonly unknown[] => (Array.isArray(row) ? row : [row]));
  return { place, name, rows, width: rows.reduce((most, row) => Math.max(most, row.length), 0) };
}

/** The answer for one cell, or its error. As in Excel's own functions a single row or column serves for all the others. */
function answerAt(
  row: number,
  column: number,
  several: readonly Several[],
  values: unknown[],
  compute: CustomFunction,
): unknown {
  const failed = (error: unknown) => errorAt(row, column, several, error);
  for (const { place, name, rows, width } of several) {
    const [r, c] = [rows.length === 1 ? 0 : row, width === 1 ? 0 : column];
    if (r >= rows.length || c >= width) {
      const problem = i18n.t("the range ends before this cell");
      const message = `${placeIn(name, row, column)}: ${problem}.`;
      return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);
    }
    values[place] = rows[r]![c];
  }
  try {
    const answer = compute(...values);
    return answer instanceof Promise ? answer.catch(failed) : answer;
  } catch (error) {
    return failed(error);
  }
}

/** An error that names the argument and the cell of its range. One that is not of this cell alone ends all. */
function errorAt(row: number, column: number, several: readonly Several[], error: unknown): unknown {
  if (!(error instanceof CustomFunctions.Error) || error.message === wasCancelled()) throw error;
  const { code, message = "" } = error;
  const at = several.find(({ name }) => message.startsWith(`${name}: `));
  if (!at) return error;
  const place = placeIn(at.name, at.rows.length > 1 ? row : undefined, at.width > 1 ? column : undefined);
  return new CustomFunctions.Error(code, place + message.slice(at.name.length));
}

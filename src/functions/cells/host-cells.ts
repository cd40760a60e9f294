import { i18n } from "../../language";
import { CellError, isBlank, plainCell, wordsIn, type Cell, type Cells } from "../../grid/cells";
import { plainText } from "../../grid/plain-text";
import { finished, isPauseInRow, type Steps } from "../../steps";

/** A cell that holds a spreadsheet error, such as #N/A, where a value was expected. */
export class ErrorInCell extends CellError {
  override readonly name = "ErrorInCell";

  constructor(
    readonly errorCode: string,
    argument: string,
    row?: number,
    column?: number,
  ) {
    super(argument, i18n.t("here is the error {error}", { error: errorCode }), row, column);
  }
}

/** How errors read as text: #N/A, #VALUE!, #DIV/0!, #NAME?, #SPILL!, #GETTING_DATA … */
const ERROR_TEXT = /^#(N\/A|[A-Z][A-Z/0]*[!?]|GETTING_DATA)$/;

/** What hosts pass for a cell without a plain value: Excel's data types, and errors in old and new form. */
interface RichValue {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly basicType?: unknown;
  readonly basicValue?: unknown;
  readonly text?: unknown;
}

/**
 * The value of a cell, in whatever form the host passes it. A blank arrives as 0, null, "" or undefined, and a formatted number as an
 * object with its basic value. Throws an ErrorInCell for an error.
 */
export function readCell(raw: unknown, argument: string, row?: number, column?: number): Cell {
  if (typeof raw === "string") {
    if (raw.startsWith("#") && ERROR_TEXT.test(raw)) throw new ErrorInCell(raw, argument, row, column);
    return plainText(raw);
  }
  if (typeof raw === "boolean" || (typeof raw === "number" && Number.isFinite(raw))) return raw;
  if (raw === null || raw === undefined) return "";
  if (typeof raw === "object") {
    const { type, code, basicType, basicValue, text } = raw as RichValue;
    const isEntity = typeof text === "string" && type !== "Error";
    if (isEntity) return plainText(text);
    const errorCode = [code, basicValue].find((value) => typeof value === "string" && ERROR_TEXT.test(value));
    if (errorCode !== undefined && (basicType === undefined || type === "Error")) {
      throw new ErrorInCell(String(errorCode), argument, row, column);
    }
    if (basicType !== "Error" && isPlain(basicValue)) return plainCell(basicValue);
  }
  const problem = i18n.t("here is something that is neither text nor a number");
  throw new CellError(argument, problem, row, column);
}

function isPlain(value: unknown): value is Cell {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/**
 * The cells of an argument that may be a range, an array or a single cell: at least one row, and rows of equal length. Cells missing from
 * an array are blank.
 */
export function readCells(raw: unknown, argument: string): Cells {
  return finished(readCellsInSteps(raw, argument));
}

/** Like readCells, for a range that may be large. */
export function* readCellsInSteps(raw: unknown, argument: string): Steps<Cells> {
  const rows: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  const width = rows.reduce<number>((most, row) => Math.max(most, Array.isArray(row) ? row.length : 1), 0);
  if (width === 0) return [[""]];
  if (width === 1 && rows.length === 1)
    return [[readCell(Array.isArray(raw) ? raw.flat()[0] : raw, argument)]];
  let cells: (readonly Cell[])[] | undefined;
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r];
    const read = readRow(Array.isArray(row) ? row : [row], width, argument, r);
    if (!cells && read !== row) cells = rows.slice(0, r) as (readonly Cell[])[];
    cells?.push(read);
    if (isPauseInRow(r + 1, width)) yield 0;
  }
  return cells ?? (rows as Cells);
}

/** The capacity of a cell. */
const CHARACTERS_PER_STEP = 1 << 15;

/** A cell that is not blank, and its position in a range of several. */
export type FilledCell = [cell: Cell, row?: number | undefined, column?: number | undefined];

/** Visits the non-blank cells row by row, with their positions; a single cell has none. Returns all cells. */
export function* eachFilled(
  raw: unknown,
  argument: string,
  visit: (...filled: FilledCell) => void,
): Steps<Cells> {
  const cells = yield* readCellsInSteps(raw, argument);
  const isSingle = cells.length === 1 && cells[0]!.length === 1;
  let characters = 0;
  for (const [row, inRow] of cells.entries()) {
    for (const [column, cell] of inRow.entries()) {
      characters += typeof cell === "string" ? cell.length : 1;
      if (characters > CHARACTERS_PER_STEP) {
        characters = 0;
        yield 0;
      }
      if (isBlank(cell)) continue;
      if (isSingle) visit(cell);
      else visit(cell, row, column);
    }
  }
  return cells;
}

/** The cells of each argument, by its name. */
export function* readRanges<Name extends string>(
  raw: Readonly<Record<Name, unknown>>,
): Steps<Record<Name, Cells>> {
  const read = {} as Record<Name, Cells>;
  for (const name of Object.keys(raw) as Name[]) read[name] = yield* readCellsInSteps(raw[name], name);
  return read;
}

/** Returns the same row, or the same range, if each cell is unchanged by reading. A copy of large ones would take much memory. */
function readRow(raw: readonly unknown[], width: number, argument: string, row: number): readonly Cell[] {
  let cells: Cell[] | undefined;
  for (let column = 0; column < width; column++) {
    const cell = readCell(raw[column], argument, row, column);
    if (!cells && (cell !== raw[column] || column >= raw.length)) cells = raw.slice(0, column) as Cell[];
    cells?.push(cell);
  }
  return cells ?? (raw as readonly Cell[]);
}

/** The cell of an argument that is a single cell. Throws a CellError for a range of several, none of which would be the right one. */
export function readOneCell(raw: unknown, argument: string): Cell {
  if (!Array.isArray(raw)) return readCell(raw, argument);
  const cells = readCells(raw, argument);
  const count = cells.length * cells[0]!.length;
  if (count === 1) return cells[0]![0]!;
  const problem = i18n.t("here are {count, number} cells; expected one. Enter a formula for each cell", {
    count,
  });
  throw new CellError(argument, problem);
}

/** The words of an argument such as `walk wrap rows`, in lower case; none if it is blank. */
export const readWords = (raw: unknown, argument: string): string[] => wordsIn(readOneCell(raw, argument));

import { useState } from "react";
import { describeProblem } from "../../excel/problems";
import { readActiveCell, readSelectedPlace, readValues, type SelectedPlace } from "../../excel/selection";
import { cellAddress } from "../../grid/addresses";
import { type Cells, isBlank, textOf, type Cell } from "../../grid/cells";
import { withFirstArgument } from "../../grid/formulas";
import { qualifiedAddress } from "../../grid/sheet-names";
import { useWriting } from "../destination/writing";
import type { ListedFunction } from "./listed-functions";
import { exampleCall } from "../../functions/list/example-call";

type Size = (rows: number, columns: number) => boolean;

/** The sizes of arguments that need not be as wide as the example is, by the parameter's name. */
const SIZES: Readonly<Record<string, Size>> = {
  maze: (rows, columns) => rows > 1 && columns > 1,
  board: (rows, columns) => rows > 1 || columns > 1,
  moves: (_rows, columns) => columns === 2 || columns === 3,
  edges: (_rows, columns) => columns === 2 || columns === 3,
  key: (rows) => rows === 2,
  path: (rows, columns) => rows === 1 && columns === 1,
};

/** Whether a range can be the first argument of a function: whether it has a fitting size, and cycles where the example has them. */
export function isFitting(cells: Cells, { example, firstParameter }: ListedFunction): boolean {
  const filled = cells.filter((row) => !row.every(isBlank));
  const [given] = exampleCall(example).given;
  if (filled.length === 0 || given === undefined || given === null) return false;
  const isText = !Array.isArray(given);
  const asWide: Size = (_rows, columns) => isText || columns === (given as Cells)[0]!.length;
  const isRightSize = SIZES[firstParameter] ?? asWide;
  if (!isRightSize(cells.length, cells[0]!.length)) return false;
  if (isText)
    return filled.flat().every((cell) => isBlank(cell) || isCycles(cell) === isCycles(given as Cell));
  const hasCycles = (given as Cells)[0]!.some(isCycles);
  return filled.every((row) => row.some(isCycles) === hasCycles);
}

const isCycles = (cell: Cell) => textOf(cell).startsWith("(");

/** More cells than these are not looked at: nobody selects so many as an argument for a formula. */
const MOST_CELLS = 20_000;

/** A formula that is to be written, and where. */
interface Insertion {
  readonly name: string;
  /** As it will be written on the sheet that is shown. */
  readonly formula: string;
  /** The same for the name of the sheet that it is written to. */
  readonly formulaOn: (sheet: string) => string;
  /** The cell to write it to; blank until the user has pointed at one. */
  readonly cell: string;
}

/** Writes formulas of the list: into the active cell if that is blank, else into the cell that the user points at. */
export function useInsertion() {
  const [name, setName] = useState<string>();
  const [asked, setAsked] = useState<Insertion>();
  const [problem, setProblem] = useState<string>();
  const writing = useWriting();

  const write = async ({ cell, formulaOn }: Insertion) => {
    setAsked(undefined);
    await writing.writeFormula(cell, formulaOn);
  };
  const begin = async (listed: ListedFunction) => {
    writing.forget();
    setProblem(undefined);
    setAsked(undefined);
    setName(listed.name);
    try {
      const insertion = await prepare(listed);
      if (insertion.isReady) await write(insertion);
      else setAsked(insertion);
    } catch (error) {
      setProblem(describeProblem(error));
    }
  };
  return {
    /** The function that was asked for last. */
    name,
    /** What waits for a cell. */
    asked,
    problem,
    writing,
    begin,
    point: (cell: string) => setAsked((before) => before && { ...before, cell }),
    write: (insertion: Insertion) => void write(insertion),
    cancel: () => setAsked(undefined),
  };
}

/** The formula for what is selected, and whether it can be written at once. */
async function prepare(listed: ListedFunction): Promise<Insertion & { readonly isReady: boolean }> {
  const [place, active] = [await readSelectedPlace(), await readActiveCell()];
  const { name, example } = listed;
  if (await isArgument(place, listed)) {
    const formulaOn = (sheet: string) =>
      withFirstArgument(
        example,
        sheet === place.sheet ? place.address : qualifiedAddress(place.sheet, place.address),
      );
    const cell = await blankCellBeside(place);
    return { name, formula: formulaOn(place.sheet), formulaOn, cell, isReady: false };
  }
  const cell = active.isBlank ? qualifiedAddress(active.sheet, active.address) : "";
  return { name, formula: example, formulaOn: () => example, cell, isReady: active.isBlank };
}

async function isArgument(place: SelectedPlace, listed: ListedFunction): Promise<boolean> {
  if (place.rows === 0 || place.rows * place.columns > MOST_CELLS) return false;
  return isFitting((await readValues(place)) as Cells, listed);
}

/** The cell to the right of a place, with a column between, if it is blank; else an empty text. */
async function blankCellBeside({ sheet, row, column, columns }: SelectedPlace): Promise<string> {
  const address = cellAddress(row, column + columns + 1);
  const values = await readValues({ sheet, address });
  return values[0]![0] === "" ? qualifiedAddress(sheet, address) : "";
}

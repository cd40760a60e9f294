import { useState } from "react";
import { describeProblem } from "../../excel/problems";
import { readActiveCell, readSelectedPlace, readValues, type SelectedPlace } from "../../excel/selection";
import { cellAddress } from "../../grid/addresses";
import type { Cells } from "../../grid/cells";
import { withFirstArgument } from "../../grid/formulas";
import { qualifiedAddress } from "../../grid/sheet-names";
import { useFormula } from "../destination/useFormula";
import { isFitting } from "./fitting";
import type { ListedFunction } from "./listed-functions";

/** More cells than these are not looked at; they are no argument that somebody has selected for a formula. */
const MOST_CELLS = 20_000;

/** A formula that is to be written, and where. */
export interface Insertion {
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
  const writing = useFormula();

  const write = async ({ cell, formulaOn }: Insertion) => {
    setAsked(undefined);
    await writing.write(cell, formulaOn);
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

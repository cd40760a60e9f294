import { useRef, useState } from "react";
import { CellIsFilled, writeFormula } from "../../excel/formulas";
import { describeProblem } from "../../excel/problems";
import {
  inspectDestination,
  writeTable,
  type Destination,
  type Table,
  type WrittenTable,
} from "../../excel/tables";
import { qualifiedAddress } from "../../grid/sheet-names";

/** Cells that would be overwritten: their address, and how many of them are filled. */
export interface FilledCells {
  readonly address: string;
  readonly filled: number;
}

interface WritingUser {
  /** Resolves once the user agrees to overwrite the cells. */
  confirmOverwrite(cells: FilledCells): Promise<void>;
  /** Called with the fraction written, from 0 to 1, starting with 0 when writing begins. */
  onProgress(part: number): void;
  /** Once aborted, nothing more is written. */
  readonly signal: AbortSignal;
}

/** Writes a table to its destination, overwriting filled cells only if the user agrees. Throws if it was abandoned before. */
export async function writeWithConsent(
  table: Table,
  destination: Destination,
  { confirmOverwrite, onProgress, signal }: WritingUser,
): Promise<WrittenTable> {
  if (destination.kind === "cell") {
    const cells = await inspectDestination(destination.address, table);
    if (cells.filled > 0 && !signal.aborted) await confirmOverwrite(cells);
  }
  signal.throwIfAborted();
  onProgress(0);
  return writeTable(table, destination, { onProgress });
}

/** What is written: a formula, or the table of a title. */
type What = { readonly what: "formula" } | { readonly what: "table"; readonly title: string };

/** The stages of writing into cells. How much of a formula is written is not known. */
export type WritingState =
  | { readonly stage: "idle" }
  | (What &
      (
        | ({ readonly stage: "asking" } & FilledCells)
        | { readonly stage: "writing"; readonly part?: number }
        | { readonly stage: "written"; readonly address: string }
        | { readonly stage: "failed"; readonly problem: string }
      ));

type Formula = Parameters<typeof writeFormula>[1];

/** Writes into cells, one thing at a time. Asks the user before overwriting filled cells. */
export function useWriting() {
  const [state, setState] = useState<WritingState>({ stage: "idle" });
  const answers = useRef({ overwrite: () => {}, keep: () => {} });
  const forget = () => setState({ stage: "idle" });

  async function run(what: What, write: (user: WritingUser) => Promise<string>): Promise<void> {
    const controller = new AbortController();
    const keep = () => {
      controller.abort();
      forget();
    };
    setState({ ...what, stage: "writing" });
    try {
      const address = await write({
        signal: controller.signal,
        onProgress: (part) => setState({ ...what, stage: "writing", part }),
        confirmOverwrite: (cells) =>
          new Promise((overwrite) => {
            answers.current = { overwrite, keep };
            setState({ ...what, stage: "asking", ...cells });
          }),
      });
      setState({ ...what, stage: "written", address });
    } catch (error) {
      if (!controller.signal.aborted) setState({ ...what, stage: "failed", problem: describeProblem(error) });
    }
  }

  return {
    state,
    busy: state.stage === "asking" || state.stage === "writing",
    writeTable: (table: Table, destination: Destination) =>
      run({ what: "table", title: table.title }, async (user) => {
        const { sheet, cells } = await writeWithConsent(table, destination, user);
        return qualifiedAddress(sheet, cells);
      }),
    /** Writes a formula, or what gives it for the name of the sheet it is written to. */
    writeFormula: (address: string, formula: Formula) =>
      run({ what: "formula" }, async ({ confirmOverwrite }) => {
        try {
          return await writeFormula(address, formula);
        } catch (error) {
          if (!(error instanceof CellIsFilled)) throw error;
          await confirmOverwrite({ address: error.address, filled: 1 });
          setState({ what: "formula", stage: "writing" });
          return writeFormula(address, formula, true);
        }
      }),
    /** The same into a blank cell only. */
    writeNewFormula: (address: string, formula: Formula) =>
      run({ what: "formula" }, () => writeFormula(address, formula)),
    forget,
    overwrite: () => answers.current.overwrite(),
    keep: () => answers.current.keep(),
  };
}

export type Writing = ReturnType<typeof useWriting>;

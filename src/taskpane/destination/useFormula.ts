import { useRef, useState } from "react";
import { CellIsFilled, writeFormula } from "../../excel/formulas";
import { describeProblem } from "../../excel/problems";

/** The stages of writing a formula into a cell. */
export type FormulaState =
  | { readonly stage: "idle" | "writing" }
  | { readonly stage: "asking"; readonly address: string }
  | { readonly stage: "written"; readonly address: string }
  | { readonly stage: "failed"; readonly problem: string };

export interface FormulaWriting {
  readonly state: FormulaState;
  /** Writes a formula, or what gives it for the name of the sheet it is written to. Asks before it overwrites a filled cell. */
  write(address: string, formula: string | ((sheet: string) => string)): Promise<void>;
  overwrite(): void;
  forget(): void;
}

/** Writes formulas into cells that the user points at. */
export function useFormula(): FormulaWriting {
  const [state, setState] = useState<FormulaState>({ stage: "idle" });
  const overwriting = useRef(() => {});

  async function write(...[address, formula]: Parameters<FormulaWriting["write"]>): Promise<void> {
    const writing = async (overwrites: boolean) => {
      setState({ stage: "writing" });
      try {
        setState({ stage: "written", address: await writeFormula(address, formula, overwrites) });
      } catch (error) {
        if (error instanceof CellIsFilled) setState({ stage: "asking", address: error.address });
        else setState({ stage: "failed", problem: describeProblem(error) });
      }
    };
    overwriting.current = () => void writing(true);
    await writing(false);
  }

  return {
    state,
    write,
    overwrite: () => overwriting.current(),
    forget: () => setState({ stage: "idle" }),
  };
}

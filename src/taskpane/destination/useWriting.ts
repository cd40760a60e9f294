import { useRef, useState } from "react";
import { describeProblem } from "../../excel/problems";
import type { Destination, Table, WrittenTable } from "../../excel/tables";
import { writeWithConsent, type FilledCells } from "./consent";

/** The stages of writing a table into cells. */
export type WritingState =
  | { readonly stage: "idle" }
  | ({ readonly stage: "asking"; readonly table: Table } & FilledCells)
  | { readonly stage: "writing"; readonly table: Table; readonly part: number }
  | { readonly stage: "written"; readonly table: Table; readonly written: WrittenTable }
  | { readonly stage: "failed"; readonly table: Table; readonly problem: string };

export interface Writing {
  readonly state: WritingState;
  /** Whether a table is being written, or the user is being asked. */
  readonly busy: boolean;
  write(table: Table, destination: Destination): Promise<void>;
  forget(): void;
  overwrite(): void;
  keep(): void;
}

/** Writes tables into cells, one at a time. Asks the user before overwriting filled cells. */
export function useWriting(): Writing {
  const [state, setState] = useState<WritingState>({ stage: "idle" });
  const answers = useRef({ overwrite: () => {}, keep: () => {} });

  async function write(table: Table, destination: Destination): Promise<void> {
    const abandoned = new AbortController();
    try {
      const written = await writeWithConsent(table, destination, {
        abandoned: abandoned.signal,
        told: (part) => setState({ stage: "writing", table, part }),
        asked: (cells) =>
          new Promise((overwrite) => {
            const keep = () => {
              abandoned.abort();
              setState({ stage: "idle" });
            };
            answers.current = { overwrite, keep };
            setState({ stage: "asking", table, ...cells });
          }),
      });
      setState({ stage: "written", table, written });
    } catch (error) {
      if (!abandoned.signal.aborted) setState({ stage: "failed", table, problem: describeProblem(error) });
    }
  }

  return {
    state,
    busy: state.stage === "asking" || state.stage === "writing",
    write,
    forget: () => setState({ stage: "idle" }),
    overwrite: () => answers.current.overwrite(),
    keep: () => answers.current.keep(),
  };
}

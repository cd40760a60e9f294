import { useRef, useState } from "react";
import { describeProblem } from "../../../excel/problems";
import { readSelectedPlace } from "../../../excel/selection";
import { i18n } from "../../../language";
import { readPlacedGenerators, type PlacedGenerators } from "../../selection/generators";
import type { Examination } from "./examination";
import { startExamination } from "./examine";

/** The states after pressing Examine. */
export type ExaminationState =
  | { readonly stage: "idle" }
  | { readonly stage: "computing"; readonly work: string; readonly part: number }
  | { readonly stage: "done" }
  | { readonly stage: "cancelled" }
  | { readonly stage: "failed"; readonly problem: string };

/** The generators that were examined last, and whether their inverses counted as letters. */
export interface ExaminedGenerators extends PlacedGenerators {
  readonly inverses: boolean;
}

/** Examines the group of the selected generators. Findings from before a cancellation are kept. */
export function useExamination() {
  const [state, setState] = useState<ExaminationState>({ stage: "idle" });
  const [found, setFound] = useState<Examination>({});
  const [examined, setExamined] = useState<ExaminedGenerators>();
  const cancelRun = useRef(() => {});

  async function examine(inverses: boolean): Promise<void> {
    const abandoned = new AbortController();
    cancelRun.current = () => {
      abandoned.abort();
      setState({ stage: "cancelled" });
    };
    const show = (next: ExaminationState) => {
      if (!abandoned.signal.aborted) setState(next);
    };
    setFound({});
    // What a worker tells of its progress may arrive after its result.
    let isOver = false;
    show({ stage: "computing", work: i18n.t("Reading the selection …"), part: 0 });
    try {
      const placed = await readPlacedGenerators(await readSelectedPlace());
      if (abandoned.signal.aborted) return;
      setExamined({ ...placed, inverses });
      const running = startExamination(placed.generators, inverses, {
        progressed: (work, part) => {
          if (!isOver) show({ stage: "computing", work: i18n._(work), part });
        },
        found: (examination) => {
          if (!isOver && !abandoned.signal.aborted) setFound(examination);
        },
      });
      abandoned.signal.addEventListener("abort", running.cancel);
      const examination = await running.result;
      if (abandoned.signal.aborted) return;
      isOver = true;
      setFound(examination);
      show({ stage: "done" });
    } catch (error) {
      show({ stage: "failed", problem: describeProblem(error) });
    }
  }

  return { state, found, examined, examine, cancel: () => cancelRun.current() };
}

import { useState } from "react";
import { describeProblem } from "../excel/problems";

/** The outcome of an action. */
export interface ActionOutcome {
  readonly intent: "success" | "warning" | "error";
  readonly text: string;
}

/** An action started by the user: whether it is running, and the outcome of the last one. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const run = async (action: () => Promise<ActionOutcome | undefined>) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await action());
    } catch (error) {
      setOutcome({ intent: "error", text: describeProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, outcome, run };
}

import { useState } from "react";
import { describeProblem } from "../../excel/problems";

/** What came of an action. */
export interface ActionOutcome {
  readonly intent: "success" | "warning" | "error";
  readonly text: string;
}

/** An action that a user starts: whether it is under way, and what came of the last one. */
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

import { useEffect } from "react";
import { writeInput } from "../../excel/input-cell";
import type { OpenPuzzle } from "../open-puzzle";
import { stepAskedFor } from "../player/player";
import type { SessionStore } from "../session/session-store";

/**
 * Keeps the step that is shown and a yellow cell alike, for puzzles whose sheet has such a cell. What is typed there is shown, and what is
 * chosen here is written there once the player rests.
 */
export function useInputStep(
  { play: { input }, ranges }: OpenPuzzle,
  store: SessionStore,
  onProblem: (error: unknown) => void,
): void {
  const range = input && ranges[input.range];
  const [sheetId, address, step] = [range?.sheetId, range?.address, input?.step];
  useEffect(() => {
    if (sheetId === undefined || address === undefined) return undefined;
    let written = step;
    if (step !== undefined && stepAskedFor(store.state) !== step) store.dispatch({ type: "seek", step });
    else if (step === undefined) written = stepAskedFor(store.state);
    return store.subscribe(() => {
      const shown = stepAskedFor(store.state);
      if (store.state.playing || shown === written) return;
      written = shown;
      writeInput((worksheets) => worksheets.getItem(sheetId).getRange(address), shown + 1).catch(onProblem);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what a problem is reported to is always the same
  }, [store, sheetId, address, step]);
}

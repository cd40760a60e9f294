import type { SelectionState } from "./useSelection";

/**
 * The cells selected before the pane opened are no reason to complain, no matter how often they are read again because the sheet
 * recalculates or the host selects them again. Returns what to say about each reading: nothing about a problem, until something else has
 * been selected or the first cells have been understood.
 */
export function quietAtFirst(): (selected: string, understood: SelectionState) => SelectionState {
  let first: string | undefined;
  let isQuiet = true;
  return (selected, understood) => {
    first ??= selected;
    isQuiet &&= selected === first && understood.kind === "problem";
    return isQuiet ? { kind: "none" } : understood;
  };
}

import type { SelectionState } from "./useSelection";

/**
 * What was selected before the pane was there is nothing to complain of, however often it is read again because the sheet
 * is calculated or the host selects it once more. Answers what to say of each reading: of a problem nothing, until
 * something else has been selected or the first cells have been understood.
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

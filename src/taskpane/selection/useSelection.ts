import { useEffect, useState } from "react";
import { describeProblem } from "../../excel/problems";
import { isEditRefusal, runAfterEdit, runUnlessEdited, type Run } from "../../excel/run";
import { readSelectedPlace } from "../../excel/selection";
import { watchSelection } from "../../excel/watch";
import { qualifiedAddress } from "../../grid/sheet-names";
import type { LabelledPermutation } from "../../permutations/products";
import { readGeneratorsAt } from "./generators";

/** How the pane understands the current selection. */
export type SelectionState =
  | { readonly kind: "reading" }
  | { readonly kind: "none" }
  | {
      readonly kind: "generators";
      readonly address: string;
      readonly generators: readonly LabelledPermutation[];
    }
  | { readonly kind: "problem"; readonly problem: string };

/** The address of the selection and how it is understood. Several areas cannot be read and have no address. */
async function understandSelection(
  run: Run,
): Promise<[selected: string, understood: SelectionState] | undefined> {
  let selected = "";
  try {
    const place = await readSelectedPlace(run);
    selected = qualifiedAddress(place.sheet, place.selected);
    const address = qualifiedAddress(place.sheet, place.address);
    return [selected, { kind: "generators", address, generators: await readGeneratorsAt(place, run) }];
  } catch (error) {
    if (isEditRefusal(error)) return undefined;
    return [selected, { kind: "problem", problem: describeProblem(error) }];
  }
}

/** Follows the user's selection while the page is shown. A later selection supersedes the reading of an earlier one. */
export function useSelection(isShown: boolean): SelectionState {
  const [understanding, setUnderstanding] = useState<SelectionState>({ kind: "reading" });
  const [toSay] = useState(quietAtFirst);
  useEffect(() => {
    if (!isShown) return undefined;
    let latest = 0;
    const follow = async (run: Run) => {
      const mine = ++latest;
      const understood = await understandSelection(run);
      if (mine !== latest) return;
      if (understood) setUnderstanding(toSay(...understood));
      else latest--; // A read that waits for the end of editing is the latest again.
    };
    void follow(runAfterEdit);
    const watching = watchSelection(() => void follow(runUnlessEdited));
    watching.catch((error: unknown) =>
      setUnderstanding({ kind: "problem", problem: describeProblem(error) }),
    );
    return () => {
      latest = Infinity;
      void watching.then((stop) => stop());
    };
  }, [isShown, toSay]);
  return understanding;
}

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

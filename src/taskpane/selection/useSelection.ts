import { useEffect, useRef, useState } from "react";
import { describeProblem } from "../../excel/problems";
import { isEditRefusal, type Run } from "../../excel/run";
import { readSelectedPlace, type SelectedPlace } from "../../excel/selection";
import { qualifiedAddress } from "../../grid/sheet-names";
import type { ProductOrder } from "../../permutations/product-order";
import type { LabelledPermutation } from "../../permutations/products";
import { followSelection } from "./following";
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

/** What is selected; several areas cannot be read. */
type Selected = Pick<SelectedPlace, "sheet" | "selected" | "rows"> | "several areas";

/** The selection and how it is understood. Throws the error of a cell that is being edited. */
async function understandSelection(
  run: Run,
  order: ProductOrder | undefined,
): Promise<[selected: Selected, understood: SelectionState]> {
  let selected: Selected = "several areas";
  try {
    const place = await readSelectedPlace(run);
    selected = place;
    const address = qualifiedAddress(place.sheet, place.address);
    return [selected, { kind: "generators", address, generators: await readGeneratorsAt(place, run, order) }];
  } catch (error) {
    if (isEditRefusal(error)) throw error;
    return [selected, { kind: "problem", problem: describeProblem(error) }];
  }
}

/**
 * Follows the user's selection while the page is shown. A later selection supersedes the reading of an earlier one. Products in its cells are
 * read in the given order.
 */
export function useSelection(isShown: boolean, order?: ProductOrder): SelectionState {
  const [understanding, setUnderstanding] = useState<SelectionState>({ kind: "reading" });
  const latestOrder = useRef(order);
  const readAgain = useRef<() => void>(undefined);
  useEffect(() => {
    latestOrder.current = order;
    readAgain.current?.();
  }, [order]);
  useEffect(() => {
    if (!isShown) return undefined;
    const toSay = quietAtFirst();
    const following = followSelection(
      // A reading that a later one supersedes tells, too, what was selected at first.
      async (run) => toSay(...(await understandSelection(run, latestOrder.current))),
      setUnderstanding,
      (error) => setUnderstanding({ kind: "problem", problem: describeProblem(error) }),
    );
    readAgain.current = following.readAgain;
    return () => {
      readAgain.current = undefined;
      following.end();
    };
  }, [isShown]);
  return understanding;
}

/**
 * Nobody has chosen the cells that are selected when the page or another sheet is opened, so they are not a reason to complain. That stays
 * so when the sheet recalculates or the host selects them again. Nor is a single blank cell a reason: it is only where the cursor is.
 * Returns what to say about each reading: nothing about a problem, until something else has been selected or the first cells have been
 * understood.
 */
export function quietAtFirst(): (selected: Selected, understood: SelectionState) => SelectionState {
  let first: Selected | undefined;
  let isQuiet = true;
  return (selected, understood) => {
    if (first === undefined || isOnOtherSheet(first, selected)) {
      first = selected;
      isQuiet = true;
    }
    isQuiet &&= isSame(first, selected) && understood.kind === "problem";
    const isSilent = isQuiet || (understood.kind === "problem" && isBlankCell(selected));
    return isSilent ? { kind: "none" } : understood;
  };
}

const isOnOtherSheet = (one: Selected, other: Selected) =>
  one !== "several areas" && other !== "several areas" && one.sheet !== other.sheet;

const isSame = (one: Selected, other: Selected) =>
  one === other || (one !== "several areas" && other !== "several areas" && one.selected === other.selected);

const isBlankCell = (selected: Selected) =>
  selected !== "several areas" && selected.rows === 0 && !selected.selected.includes(":");

import { useEffect, useState } from "react";
import { describeProblem } from "../../excel/problems";
import { readSelection, watchSelection } from "../../excel/selection";
import { qualifiedAddress } from "../../excel/addresses";
import type { LabelledPermutation } from "../../permutations/products";
import { quietAtFirst } from "./first-selection";
import { generatorsOf } from "./generators";

/** What the pane makes of the cells that are selected now. */
export type Understanding =
  | { readonly kind: "reading" }
  | { readonly kind: "none" }
  | {
      readonly kind: "generators";
      readonly address: string;
      readonly generators: readonly LabelledPermutation[];
    }
  | { readonly kind: "problem"; readonly problem: string };

/** What is selected, as an address, and what it is understood as; several areas cannot be read and have none. */
async function understandSelection(): Promise<[selected: string, understood: Understanding]> {
  let selected = "";
  try {
    const selection = await readSelection();
    selected = qualifiedAddress(selection.sheet, selection.selected);
    const address = qualifiedAddress(selection.sheet, selection.address);
    return [selected, { kind: "generators", address, generators: generatorsOf(selection) }];
  } catch (error) {
    return [selected, { kind: "problem", problem: describeProblem(error) }];
  }
}

/** Follows the user's selection; a later selection overtakes the reading of an earlier one. */
export function useSelection(): Understanding {
  const [understanding, setUnderstanding] = useState<Understanding>({ kind: "reading" });
  useEffect(() => {
    let latest = 0;
    const toSay = quietAtFirst();
    const follow = async () => {
      const mine = ++latest;
      const [selected, understood] = await understandSelection();
      if (mine === latest) setUnderstanding(toSay(selected, understood));
    };
    void follow();
    const watching = watchSelection(() => void follow());
    watching.catch((error: unknown) =>
      setUnderstanding({ kind: "problem", problem: describeProblem(error) }),
    );
    return () => {
      latest = Infinity;
      void watching.then((stop) => stop());
    };
  }, []);
  return understanding;
}

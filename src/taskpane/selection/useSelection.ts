import { useEffect, useState } from "react";
import { describeProblem } from "../../excel/problems";
import { readSelection, watchSelection } from "../../excel/selection";
import { qualifiedAddress } from "../../excel/addresses";
import type { LabelledPermutation } from "../../permutations/products";
import { generatorsOf } from "./generators";

/** What the pane makes of the cells that are selected now. */
export type Understanding =
  | { readonly kind: "reading" }
  /** What was selected before the pane was there is nothing to complain of. */
  | { readonly kind: "none" }
  | {
      readonly kind: "generators";
      readonly address: string;
      readonly generators: readonly LabelledPermutation[];
    }
  | { readonly kind: "problem"; readonly problem: string };

async function understandSelection(): Promise<Understanding> {
  try {
    const selection = await readSelection();
    const address = qualifiedAddress(selection.sheet, selection.address);
    return { kind: "generators", address, generators: generatorsOf(selection) };
  } catch (error) {
    return { kind: "problem", problem: describeProblem(error) };
  }
}

/** Follows the user's selection; a later selection overtakes the reading of an earlier one. */
export function useSelection(): Understanding {
  const [understanding, setUnderstanding] = useState<Understanding>({ kind: "reading" });
  useEffect(() => {
    let latest = 0;
    const follow = async (isFirst: boolean) => {
      const mine = ++latest;
      const understood = await understandSelection();
      if (mine !== latest) return;
      setUnderstanding(isFirst && understood.kind === "problem" ? { kind: "none" } : understood);
    };
    void follow(true);
    const watching = watchSelection(() => void follow(false));
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

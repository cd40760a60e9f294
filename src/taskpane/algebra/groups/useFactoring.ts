import { useRef, useState } from "react";
import { describeProblem } from "../../../excel/problems";
import { i18n } from "../../../language";
import { canonicalPermutation } from "../canonical-permutation";
import type { FoundWord } from "./examination";
import { startFactoring } from "./examine";
import type { ExaminedGenerators } from "./useExamination";

/** A word that has been found, with what it was found for. */
export type FactoredPermutation = Extract<FoundWord, { word: string }> & {
  /** In canonical form. */
  readonly cycles: string;
  readonly examined: ExaminedGenerators;
};

/** The states after pressing Factor. */
export type FactoringState =
  | { readonly stage: "idle" | "cancelled" }
  | { readonly stage: "computing"; readonly part: number }
  | { readonly stage: "done"; readonly result: FactoredPermutation }
  | { readonly stage: "failed"; readonly problem: string };

/** Looks for a shortest word for a permutation in the generators that have been examined. */
export function useFactoring() {
  const [state, setState] = useState<FactoringState>({ stage: "idle" });
  const cancelRun = useRef(() => {});

  async function factor(text: string, examined: ExaminedGenerators): Promise<void> {
    // What a worker tells of its progress may arrive after its result.
    let isOver = false;
    const end = (last: FactoringState) => {
      if (!isOver) setState(last);
      isOver = true;
    };
    setState({ stage: "computing", part: 0 });
    try {
      const cycles = readPermutation(text);
      const running = startFactoring(examined.generators, cycles, examined.inverses, (part) => {
        if (!isOver) setState({ stage: "computing", part });
      });
      cancelRun.current = () => {
        running.cancel();
        end({ stage: "cancelled" });
      };
      const found = await running.result;
      if ("impossible" in found) end({ stage: "failed", problem: found.impossible });
      else end({ stage: "done", result: { ...found, cycles, examined } });
    } catch (error) {
      end({ stage: "failed", problem: describeProblem(error) });
    }
  }

  return { state, factor, cancel: () => cancelRun.current() };
}

/** A permutation as entered in the field, in canonical form. Throws a user-facing error. */
export const readPermutation = (text: string): string =>
  canonicalPermutation(text, (problem) =>
    i18n.t("The permutation {problem}. Write cycles, for example (1 4 6 2)(3 8 7 9).", { problem }),
  );

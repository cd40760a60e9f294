import { i18n } from "../../../language";
import { inWorker } from "../../work/in-worker";
import { useTask } from "../../work/useTask";
import { canonicalPermutation } from "../canonical-permutation";
import type { FoundWord } from "./examination";
import type { Examiner } from "./groups.worker";
import { newExaminer, type ExaminedGenerators } from "./useExamination";

/** A word that has been found, with what it was found for. */
export type FactoredPermutation = Extract<FoundWord, { word: string }> & {
  /** In canonical form. */
  readonly cycles: string;
  readonly examined: ExaminedGenerators;
};

interface Computing {
  readonly stage: "computing";
  readonly part: number;
}

/** Looks for a shortest word for a permutation in the generators that have been examined. */
export function useFactoring() {
  const { run, ...task } = useTask<Computing, FactoredPermutation>();
  const factor = (text: string, examined: ExaminedGenerators) =>
    run({ stage: "computing", part: 0 }, async (show, signal) => {
      const cycles = readPermutation(text);
      const { generators, inverses } = examined;
      const failure = i18n.t("The permutation could not be factored.");
      const found = await inWorker<Examiner, FoundWord>(newExaminer, failure, signal, (worker, listening) => {
        const onProgress = listening((part: number) => show({ stage: "computing", part }));
        return worker.factor(i18n.locale, [...generators], cycles, inverses, onProgress);
      });
      if ("impossible" in found) throw new Error(found.impossible);
      return { ...found, cycles, examined };
    });
  return { ...task, factor };
}

/** A permutation as entered in the field, in canonical form. Throws a user-facing error. */
export const readPermutation = (text: string): string =>
  canonicalPermutation(text, (problem) =>
    i18n.t("The permutation {problem}. Write cycles, for example (1 4 6 2)(3 8 7 9).", { problem }),
  );

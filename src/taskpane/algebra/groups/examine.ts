import { proxy, wrap } from "comlink";
import { i18n } from "../../../language";
import type { LabelledPermutation } from "../../../permutations/products";
import { runIn, type Running } from "../../work/running";
import type { Examination, ExaminationListener, FoundWord } from "./examination";
import type { Examiner } from "./groups.worker";

/** Starts examining the group of the generators, outside the pane's thread. */
export function startExamination(
  generators: readonly LabelledPermutation[],
  inverses: boolean,
  listener: ExaminationListener,
): Running<Examination> {
  const worker = newWorker();
  const examination = wrap<Examiner>(worker).examine(i18n.locale, [...generators], inverses, proxy(listener));
  return runIn(worker, examination, i18n.t("The group could not be examined."));
}

/** Starts looking for a shortest word for a permutation, written in cycles, outside the pane's thread. */
export function startFactoring(
  generators: readonly LabelledPermutation[],
  cycles: string,
  inverses: boolean,
  onProgress: (part: number) => void,
): Running<FoundWord> {
  const worker = newWorker();
  const { factor } = wrap<Examiner>(worker);
  const word = factor(i18n.locale, [...generators], cycles, inverses, proxy(onProgress));
  return runIn<FoundWord>(worker, word, i18n.t("The permutation could not be factored."));
}

const newWorker = () => new Worker(new URL("./groups.worker.ts", import.meta.url), { name: "examine" });

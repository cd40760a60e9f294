import { proxy, wrap } from "comlink";
import { i18n } from "../../language";
import type { LabelledPermutation } from "../../permutations/products";
import { runIn, type Running } from "../running";
import type { Examination } from "./examination";
import type { Examiner } from "./groups.worker";

export interface ExaminationListener {
  /** Hears what is being done and what part of it is done, from 0 to 1. */
  progressed(work: string, part: number): void;
  /** Hears all that has been found so far. */
  found(examination: Examination): void;
}

/** Starts to examine the group of generators off the pane's thread. */
export function startExamination(
  generators: readonly LabelledPermutation[],
  inverses: boolean,
  listener: ExaminationListener,
): Running<Examination> {
  const worker = new Worker(new URL("./groups.worker.ts", import.meta.url), { name: "examine" });
  const examination = wrap<Examiner>(worker).examine(i18n.locale, [...generators], inverses, proxy(listener));
  return runIn(worker, examination, i18n.t("The group could not be examined."));
}

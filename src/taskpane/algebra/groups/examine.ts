import { proxy, wrap } from "comlink";
import { i18n } from "../../../language";
import type { LabelledPermutation } from "../../../permutations/products";
import { runIn, type Running } from "../../running";
import type { Examination, ExaminationListener } from "./examination";
import type { Examiner } from "./groups.worker";

/** Starts examining the group of the generators, outside the pane's thread. */
export function startExamination(
  generators: readonly LabelledPermutation[],
  inverses: boolean,
  listener: ExaminationListener,
): Running<Examination> {
  const worker = new Worker(new URL("./groups.worker.ts", import.meta.url), { name: "examine" });
  const examination = wrap<Examiner>(worker).examine(i18n.locale, [...generators], inverses, proxy(listener));
  return runIn(worker, examination, i18n.t("The group could not be examined."));
}

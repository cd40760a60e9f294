import { proxy, wrap } from "comlink";
import { i18n } from "../../language";
import type { LabelledPermutation } from "../../permutations/products";
import { runIn, type Running } from "../running";
import type { Expanded, Expansion } from "./expand.worker";

/** Starts to multiply all pairs off the pane's thread; `onProgress` hears what part is done, from 0 to 1. */
export function startExpansion(
  generators: readonly LabelledPermutation[],
  passes: number,
  target: string | undefined,
  onProgress: (part: number) => void,
): Running<Expanded> {
  const worker = new Worker(new URL("./expand.worker.ts", import.meta.url), { name: "expand" });
  const expanded = wrap<Expansion>(worker).expand(
    i18n.locale,
    [...generators],
    passes,
    target,
    proxy(onProgress),
  );
  return runIn(worker, expanded, i18n.t("The products could not be computed."));
}

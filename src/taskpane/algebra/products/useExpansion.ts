import { useRef, useState } from "react";
import { proxy, wrap } from "comlink";
import { describeProblem } from "../../../excel/problems";
import { readSelectedPlace } from "../../../excel/selection";
import type { Destination, Table, WrittenTable } from "../../../excel/tables";
import { i18n } from "../../../language";
import type { ProductOrder } from "../../../permutations/product-order";
import type { Products, LabelledPermutation } from "../../../permutations/products";
import { canonicalPermutation } from "../canonical-permutation";
import { writeWithConsent, type FilledCells } from "../../destination/consent";
import { readGeneratorsAt } from "../../selection/generators";
import { runIn, type Running } from "../../work/running";
import type { Target, Expanded, Expansion } from "./expand.worker";

export interface ExpansionOptions {
  readonly passes: number;
  readonly order: ProductOrder;
  readonly destination: Destination;
  /** A permutation to look for among the products; blank for none. */
  readonly target: string;
}

/** The states after pressing Expand. */
export type ExpansionState =
  | { readonly stage: "idle" }
  | { readonly stage: "computing"; readonly part: number }
  | ({ readonly stage: "asking" } & FilledCells)
  | { readonly stage: "writing"; readonly part: number }
  | { readonly stage: "cancelled" }
  | { readonly stage: "failed"; readonly problem: string }
  | {
      readonly stage: "done";
      readonly products: Products;
      readonly written: WrittenTable;
      readonly target?: Target;
    };

const tableOf = ({ rows }: Products, order: ProductOrder): Table => ({
  title: i18n.t("Products"),
  headings: [headingOfWords(order), i18n.t("Permutation")],
  rows: rows.map(({ label, cycles }) => [label, cycles]),
});

const headingOfWords = (order: ProductOrder) =>
  order === "left to right" ? i18n.t("Word, left to right") : i18n.t("Word, right to left");

/** How the current run can still be influenced. */
interface ExpansionRun {
  cancel(): void;
  overwrite(): void;
}

/** Expands the selected generators into the workbook, which stays unchanged until all products are ready. */
export function useExpansion() {
  const [state, setState] = useState<ExpansionState>({ stage: "idle" });
  const current = useRef<ExpansionRun>(undefined);

  async function expand(options: ExpansionOptions): Promise<void> {
    const abandoned = new AbortController();
    const run: ExpansionRun = {
      cancel() {
        abandoned.abort();
        setState({ stage: "cancelled" });
      },
      overwrite: () => undefined,
    };
    current.current = run;
    const show = (next: ExpansionState) => {
      if (!abandoned.signal.aborted) setState(next);
    };
    // What a worker tells of its progress may arrive after its result.
    let isOver = false;
    show({ stage: "computing", part: 0 });
    try {
      const sought = readTarget(options.target, options.order);
      const generators = await readGeneratorsAt(await readSelectedPlace(), undefined, options.order);
      if (abandoned.signal.aborted) return;
      const expansion = startExpansion(generators, options, sought, (part) => {
        if (!isOver) show({ stage: "computing", part });
      });
      abandoned.signal.addEventListener("abort", expansion.cancel);
      const { products, target } = await expansion.result;
      isOver = true;
      const table = tableOf(products, options.order);
      const written = await writeWithConsent(table, options.destination, {
        abandoned: abandoned.signal,
        told: (part) => show({ stage: "writing", part }),
        asked: (cells) => {
          show({ stage: "asking", ...cells });
          return new Promise((agree) => (run.overwrite = agree));
        },
      });
      if (!written) return;
      show({ stage: "done", products, written, ...(target && { target }) });
    } catch (error) {
      show({ stage: "failed", problem: describeProblem(error) });
    }
  }

  return {
    state,
    expand,
    cancel: () => current.current?.cancel(),
    overwrite: () => current.current?.overwrite(),
  };
}

/** Starts multiplying all pairs, outside the pane's thread. `onProgress` is called with the fraction done, from 0 to 1. */
function startExpansion(
  generators: readonly LabelledPermutation[],
  { passes, order }: ExpansionOptions,
  target: string | undefined,
  onProgress: (part: number) => void,
): Running<Expanded> {
  const worker = new Worker(new URL("./expand.worker.ts", import.meta.url), { name: "expand" });
  const expanded = wrap<Expansion>(worker).expand(
    i18n.locale,
    [...generators],
    passes,
    order,
    target,
    proxy(onProgress),
  );
  return runIn(worker, expanded, i18n.t("The products could not be computed."));
}

/** The permutation to look for, in canonical form, or undefined if the field is blank. */
export const readTarget = (text: string, order?: ProductOrder): string | undefined =>
  text.trim() === ""
    ? undefined
    : canonicalPermutation(
        text,
        (problem) =>
          i18n.t("“Look for” {problem}. Write cycles, for example (1 4 6 2)(3 8 7 9).", { problem }),
        order,
      );

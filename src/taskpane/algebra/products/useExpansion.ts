import { readConventions } from "../../../excel/conventions";
import { readSelectedPlace } from "../../../excel/selection";
import type { Destination, Table, WrittenTable } from "../../../excel/tables";
import { i18n } from "../../../language";
import { asInBook, type Conventions } from "../../../permutations/conventions";
import type { ProductOrder } from "../../../permutations/product-order";
import type { Products } from "../../../permutations/products";
import { canonicalPermutation } from "../canonical-permutation";
import { writeWithConsent, type FilledCells } from "../../destination/writing";
import { readGeneratorsAt } from "../../selection/generators";
import { inWorker } from "../../../components/work/in-worker";
import { useTask, type TaskState } from "../../../components/work/useTask";
import type { Expanded, Expansion } from "./expand.worker";

interface ExpansionOptions {
  readonly passes: number;
  readonly destination: Destination;
  /** A permutation to look for among the products; blank for none. */
  readonly target: string;
}

type ExpansionStep =
  | { readonly stage: "computing" | "writing"; readonly part: number }
  | ({ readonly stage: "asking"; overwrite(): void } & FilledCells);

/** Products, and where they are. */
export interface WrittenProducts extends Expanded {
  readonly written: WrittenTable;
}

/** The states after pressing Multiply pairs. */
export type ExpansionState = TaskState<ExpansionStep, WrittenProducts>;

const tableOf = ({ rows }: Products, conventions: Conventions): Table => ({
  title: i18n.t("Products"),
  headings: [headingOfWords(conventions.order), i18n.t("Permutation")],
  rows: rows.map(({ label, cycles }) => [label, asInBook(cycles, conventions)]),
});

const headingOfWords = (order: ProductOrder) =>
  order === "left to right" ? i18n.t("Word, left to right") : i18n.t("Word, right to left");

const newWorker = () => new Worker(new URL("./expand.worker.ts", import.meta.url), { name: "expand" });

/** Expands the selected generators into the workbook, which stays unchanged until all products are ready. */
export function useExpansion() {
  const { run, ...task } = useTask<ExpansionStep, WrittenProducts>();
  const expand = ({ passes, destination, target }: ExpansionOptions) =>
    run({ stage: "computing", part: 0 }, async (show, signal) => {
      const conventions = await readConventions();
      const { order } = conventions;
      const sought = readTarget(target, order);
      const generators = await readGeneratorsAt(await readSelectedPlace(), undefined, order);
      const failure = i18n.t("The products could not be computed.");
      const expanded = await inWorker<Expansion, Expanded>(
        newWorker,
        failure,
        signal,
        (worker, listening) => {
          const onProgress = listening((part: number) => show({ stage: "computing", part }));
          return worker.expand(i18n.locale, [...generators], passes, order, sought, onProgress);
        },
      );
      const written = await writeWithConsent(tableOf(expanded.products, conventions), destination, {
        signal,
        onProgress: (part) => show({ stage: "writing", part }),
        confirmOverwrite: (cells) =>
          new Promise((overwrite) => show({ stage: "asking", overwrite, ...cells })),
      });
      return { ...expanded, written };
    });
  return { ...task, expand };
}

/** The permutation to look for, in canonical form, or undefined if the field is blank. */
export const readTarget = (text: string, order?: ProductOrder): string | undefined =>
  text.trim() === ""
    ? undefined
    : canonicalPermutation(
        text,
        (problem) =>
          i18n.t("“Look for”, {problem}. Write cycles, for example (1 4 6 2)(3 8 7 9).", { problem }),
        order,
      );

import { i18n } from "../../language";
import { NotPlayable, type PlayRange } from "../../playing/play";
import type { ProductOrder } from "../../permutations/product-order";
import { permutationOfCycles, type Permutation } from "../../permutations/permutation";
import { cyclesIn, CycleTexts } from "./cycle-cells";
import type { GeneratorCell } from "./generator-cells";

/** The range of a kind that multiplies. Where a sheet has none of this name, the book's order stands for it. */
export const ORDER_RANGE: PlayRange = {
  name: "order",
  title: /*i18n*/ "The order of the factors: left to right, or right to left",
  optional: true,
};

/** More points than these do not make a usable drawing. */
const MAX_POINTS = 60;

export function rejectTooManyPoints({ length: count }: readonly string[]): void {
  if (count <= MAX_POINTS) return;
  throw new NotPlayable(
    i18n.t("There are {count, number} points; a drawing shows at most {most} of them.", {
      count,
      most: MAX_POINTS,
    }),
  );
}

/** The permutations of generators, no more of them than a drawing can tell apart. */
export function permutationsOf(
  generators: readonly GeneratorCell[],
  order: ProductOrder,
  most = Infinity,
): Permutation[] {
  const count = generators.length;
  if (count > most) {
    throw new NotPlayable(
      i18n.t("There are {count} generators; a drawing tells at most {most} of them apart.", { count, most }),
    );
  }
  const texts = new CycleTexts();
  return generators.map(({ cell, row, column }) =>
    permutationOfCycles(cyclesIn(cell, "generators", row, column, order, texts)),
  );
}

export const nowhereToWalk = () =>
  new NotPlayable(i18n.t("The generators generate only the identity: there is nowhere to go."));

import { i18n } from "../../language";
import { cyclesOfImages, identityImages } from "../../permutations/images";
import { formatPermutation, order, permutationOfCycles } from "../../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../../permutations/product-order";
import { formatCycles } from "../../permutations/notation";
import { isBlank, type Cells, CellError } from "../../grid/cells";
import { cyclesIn, orderIn, CycleTexts } from "./cycle-cells";
import { ORDER_RANGE, rejectTooManyPoints } from "./play-generators";
import { NotPlayable, type Play, type PlayKind } from "../../playing/play";

/** One factor of a product: where it sends each point (by number), and how it is written. */
interface Factor {
  readonly images: Int32Array;
  readonly text: string;
}

/**
 * A permutation acting on its points, each of which carries a token with its name. Disjoint cycles are applied all at once, over and over,
 * until each token is back. Overlapping cycles are factors, applied one after another.
 */
export interface PermutationPlay extends Play {
  readonly points: readonly string[];
  /** The distinct factors, and which one each step applies. */
  readonly factors: readonly Factor[];
  factorOf(step: number): number;
  /** Points that some factor connects. For disjoint cycles, the cycles themselves, in their own order. */
  readonly circles: readonly (readonly number[])[];
  readonly isProduct: boolean;
  /** The point where each token is after a step. */
  pointsAfter(step: number): Int32Array;
}

const KIND = "Permutation";
/** How many powers of a permutation of larger order are played. */
const MAX_POWERS = 120;
const MAX_FACTORS = 500;

interface WrittenFactor {
  readonly cycles: readonly (readonly string[])[];
  readonly row: number;
  readonly column: number;
}

export const permutationCycles: PlayKind<PermutationPlay> = {
  prefix: KIND,
  title: /*i18n*/ "A permutation",
  ranges: [
    { name: "cycles", title: /*i18n*/ "A permutation, such as (1 4 2)(3 8); or its factors, a cell each" },
    ORDER_RANGE,
  ],

  // eslint-disable-next-line require-yield -- it is done in a moment
  *read({ cycles, order: orderCells }: Readonly<Record<string, Cells>>) {
    const productOrder = orderIn(orderCells);
    const written = writtenFactors(cycles, productOrder);
    const all = permutationOfCycles(written.flatMap((factor) => factor.cycles));
    const { points } = all;
    rejectTooManyPoints(points);
    const numbers = new Map(points.map((point, number) => [point, number]));
    const isProduct = overlap(written);
    return isProduct ? playProduct(written, numbers, productOrder) : playPowers();

    function playPowers(): PermutationPlay {
      const circles = cyclesOfImages(all.images);
      if (circles.length === 0) {
        throw new NotPlayable(
          i18n.t("This is the identity, which moves no point: there is nothing to play."),
        );
      }
      const text = formatPermutation(all);
      const exact = order(all);
      const lastStep = Number(exact < MAX_POWERS ? exact : MAX_POWERS);
      const states = powersOf(all.images, lastStep);
      const fixed = [...points.keys()].filter((point) => all.images[point] === point);
      return {
        prefix: KIND,
        lastStep,
        points,
        factors: [{ images: all.images, text }],
        factorOf: () => 0,
        circles: [...circles, ...fixed.map((point) => [point])],
        isProduct: false,
        pointsAfter: (step) => states[step],
        text(step) {
          if (step === 0) {
            return i18n.t("order {times, number}: applied {times, number} times it brings all points back", {
              times: exact,
            });
          }
          const home = states[step].filter((point, token) => point === token).length - fixed.length;
          const moved = points.length - fixed.length;
          return textOfPower(step, home, moved);
        },
      };
    }
  },
};

/** The power of a permutation, how many points it has brought back, and how many points the permutation moves. */
function textOfPower(step: number, home: number, moved: number): string {
  const counts = { step, home, moved };
  if (home === moved) {
    return i18n.t("applied {step, plural, one {once} other {# times}}: all points are back", counts);
  }
  if (home === 0)
    return i18n.t("applied {step, plural, one {once} other {# times}}: no point is back", counts);
  return i18n.t(
    "applied {step, plural, one {once} other {# times}}: {home} of {moved} points are back",
    counts,
  );
}

function playProduct(
  written: readonly WrittenFactor[],
  numbers: ReadonlyMap<string, number>,
  productOrder: ProductOrder,
): PermutationPlay {
  const points = [...numbers.keys()];
  const factors = written.map(({ cycles }): Factor => {
    const permutation = permutationOfCycles(cycles);
    const images = identityImages(points.length);
    permutation.points.forEach((point, k) => {
      images[numbers.get(point)!] = numbers.get(permutation.points[permutation.images[k]])!;
    });
    return { images, text: formatCycles(factorsInOrder([...cycles], productOrder)) };
  });
  const states = [identityImages(points.length)];
  for (const { images } of factors) states.push(states[states.length - 1].map((point) => images[point]));
  const cellsDiffer = written.some(
    ({ row, column }) => row !== written[0].row || column !== written[0].column,
  );
  const soFar = (step: number) => formatPermutation({ points, images: states[step] });
  return {
    prefix: KIND,
    lastStep: factors.length,
    points,
    factors,
    factorOf: (step) => Math.max(step, 1) - 1,
    circles: [[...points.keys()]],
    isProduct: true,
    pointsAfter: (step) => states[step],
    text(step) {
      const count = factors.length;
      if (step === 0) {
        return productOrder === "left to right"
          ? i18n.t("{count} factors, from left to right", { count })
          : i18n.t("{count} factors, from right to left", { count });
      }
      const product = { factor: factors[step - 1].text, product: soFar(step) };
      if (step < factors.length) return i18n.t("{factor} is applied: so far {product}", product);
      return i18n.t("{factor} is applied: the product is {product}", product);
    },
    ...(cellsDiffer && {
      marker: {
        range: "cycles",
        cells: (step: number) => {
          const { row, column } = written[Math.max(step, 1) - 1];
          return [{ row, column }];
        },
      },
    }),
  };
}

/** Each cell is a factor. In a single cell, each cycle is one. The first to act comes first. */
function writtenFactors(cells: Cells, order: ProductOrder): WrittenFactor[] {
  const factors: WrittenFactor[] = [];
  const texts = new CycleTexts();
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (isBlank(cell)) return;
      factors.push({ cycles: cyclesIn(cell, "cycles", r, c, order, texts), row: r, column: c });
    }),
  );
  if (factors.length === 0) {
    throw new CellError("cycles", i18n.t("all cells are blank; expected cycles such as (1 4 2)(3 8)"));
  }
  const single = factors.length === 1;
  const parts = single
    ? factors[0].cycles.map((cycle) => ({ ...factors[0], cycles: [cycle] }))
    : factorsInOrder(factors, order);
  if (parts.length <= MAX_FACTORS) return parts.length > 0 ? parts : factors;
  throw new NotPlayable(
    i18n.t("There are {count} factors; at most {most} are played.", {
      count: parts.length,
      most: MAX_FACTORS,
    }),
  );
}

/** Whether some point occurs in two cycles. */
function overlap(factors: readonly WrittenFactor[]): boolean {
  const all = factors.flatMap(({ cycles }) => cycles.flat());
  return new Set(all).size < all.length;
}

function powersOf(images: Int32Array, last: number): Int32Array[] {
  const states = [identityImages(images.length)];
  while (states.length <= last) states.push(states[states.length - 1].map((point) => images[point]));
  return states;
}

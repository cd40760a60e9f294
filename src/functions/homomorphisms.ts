import { CellError, shown } from "../grid/cells";
import { i18n } from "../language";
import { fewGenerators } from "../permutations/groups/elements-in-order";
import {
  failingRelation,
  isHomomorphism,
  kernelOf,
  writtenRelation,
} from "../permutations/groups/homomorphisms";
import { isomorphism } from "../permutations/groups/isomorphisms";
import { commonPointsInSteps, type LabelledGenerators } from "../permutations/groups/labelled-points";
import { leavingConjugate, nameOfTable, quotientGroup } from "../permutations/groups/quotients";
import { permutationGroup, type PermutationGroup } from "../permutations/groups/stabilizer-chain";
import { formatPermutation } from "../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import { CycleTexts } from "../puzzles/groups/cycle-cells";
import { generatorCellsIn, type GeneratorCell } from "../puzzles/groups/generator-cells";
import { checkDifferent, checkNoSeparators, labelCellsOf } from "../puzzles/groups/labels";
import type { Steps } from "../steps";
import { answerInSlices } from "./calls/answering";
import { checkShape, equallyLong } from "./cells/answers";
import { groupCellsIn, permutationsIn, readGroupGenerators } from "./cells/group-generators";
import { readCellsInSteps } from "./cells/host-cells";
import { readOrder } from "./cells/options";
import { checkInside, readSubgroup } from "./cells/subgroup";

/**
 * Writes the Cayley table of a quotient group: of the cosets of a normal subgroup.
 * @customfunction QUOTIENT
 * @param normal Generators of the normal subgroup. Two columns: labels and permutations, in either order. Or permutations alone.
 * @param generators Generators of the group, in the same form.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The cosets along the top and the left, each written as its first element in ELEMENTS, and their products within. In the corner stands the name of the quotient group.
 * @example =PUZZLE.QUOTIENT({"(1 2 3)"},{"A","(1 2 3)";"B","(1 2)"}) = {"C2","()","(1 2)";"()","()","(1 2)";"(1 2)","(1 2)","()"}
 */
export function writeQuotient(
  normal: unknown[][],
  generators: unknown[][],
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const productOrder = readOrder(order);
    const given = yield* readSubgroup(normal, "normal", generators, productOrder);
    const { points, cells } = given;
    const subgroup = yield* permutationGroup(given.subgroup, points.length);
    const group = yield* permutationGroup(given.generators, points.length);
    checkInside(group, given, "normal");
    const write = (images: Int32Array) => formatPermutation({ points, images });
    const leaving = yield* leavingConjugate(subgroup, group.generators);
    if (leaving) {
      const { row, column } = cells[leaving.generator]!;
      const by = write(leaving.by);
      const [first, last] = factorsInOrder([`${by}^-1`, by], productOrder);
      const product = `${first} ${write(given.subgroup[leaving.generator]!)} ${last}`;
      const problem = i18n.t("the subgroup is not normal: {product} = {conjugate} is not in it", {
        product,
        conjugate: write(leaving.conjugate),
      });
      throw new CellError("normal", problem, row, column);
    }
    const { firsts, table } = yield* quotientGroup(subgroup, group, productOrder);
    const side = firsts.length + 1;
    checkShape(side, side);
    const names = firsts.map(write);
    const rows = [[yield* nameOfTable(table), ...names]];
    for (const [a, name] of names.entries()) {
      rows.push([name, ...names.map((_, b) => names[table.products[a * table.size + b]!]!)]);
      yield rows.length / side;
    }
    return rows;
  }, invocation);
}

/**
 * Checks whether a mapping of generators is a homomorphism, and finds its kernel and its image.
 * @customfunction ISHOMOMORPHISM
 * @param images Two columns: the label of each generator and the permutation to which it goes.
 * @param generators Generators of the group. Two columns: labels and permutations, in either order.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns TRUE or FALSE, and next to it why: a relation of the generators that fails for the images. Below TRUE, generators of the kernel and of the image, each in a cell of its own.
 * @example =PUZZLE.ISHOMOMORPHISM({"A","()";"B","(1 2)"},{"A","(1 2 3)";"B","(1 2)"}) = {TRUE,"3 elements go to each element of the image";"kernel","(1 2 3)";"image","(1 2)"}
 */
export function checkHomomorphism(
  images: unknown[][],
  generators: unknown[][],
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const productOrder = readOrder(order);
    const [own, targets] = yield* readMapping(images, generators, productOrder);
    const { points, group, labels } = own;
    const format =
      ({ points: names }: LabelledGenerators) =>
      (each: Int32Array) =>
        formatPermutation({ points: names, images: each });
    if (yield* isHomomorphism(group, targets.generators)) {
      const image = yield* permutationGroup(targets.generators, targets.points.length);
      const kernel = yield* kernelOf(group, targets.generators, image.order);
      const rows = [
        ["kernel", yield* fewGenerators(yield* permutationGroup(kernel, points.length)), format(own)],
        ["image", yield* fewGenerators(image), format(targets)],
      ] as const;
      const each = group.order / image.order;
      const why =
        each === 1n
          ? i18n.t("one-to-one: only the identity goes to the identity")
          : i18n.t("{count} elements go to each element of the image", { count: String(each) });
      return equallyLong<unknown>([
        [true, why],
        ...rows.map(([name, few, write]) => [name, ...(few.length > 0 ? few.map(write) : ["()"])]),
      ]);
    }
    const failing = yield* failingRelation(group.generators, targets.generators);
    if (!failing) {
      const why = i18n.t("the generators with their images next to them generate more elements than alone");
      return [[false, why]];
    }
    const why = i18n.t("{relation} is () for the generators, but {image} for their images", {
      relation: writtenRelation(failing, labels, productOrder),
      image: format(targets)(failing.image),
    });
    return [[false, why]];
  }, invocation);
}

/** Generators with their labels. */
interface LabelledGroup extends LabelledGenerators {
  readonly labels: readonly string[];
  readonly group: PermutationGroup;
}

/** The generators of a group, and their images in the same order, over points of their own. Throws a CellError. */
function* readMapping(
  images: unknown,
  generators: unknown,
  order: ProductOrder,
): Steps<[LabelledGroup, LabelledGenerators]> {
  const texts = new CycleTexts();
  const cells = yield* generatorCellsIn(yield* readCellsInSteps(generators, "generators"), "generators");
  const labelCells = labelCellsOf(cells);
  yield* checkDifferent(labelCells, "generators");
  yield* checkNoSeparators(labelCells, "generators");
  const labels = cells.map(({ label }) => label);
  const own = yield* commonPointsInSteps(yield* permutationsIn(cells, "generators", order, texts));
  const given = yield* generatorCellsIn(yield* readCellsInSteps(images, "images"), "images");
  yield* checkDifferent(labelCellsOf(given), "images");
  const numbers = new Map(given.map(({ label }, k) => [label, k]));
  const missing = labels.find((label) => !numbers.has(label));
  if (missing !== undefined) {
    throw new CellError("images", i18n.t("the image of {label} is missing", { label: shown(missing) }));
  }
  const other = labelCellsOf(given).find(({ label }) => !labels.includes(label));
  if (other) {
    const problem = i18n.t("{label} is not the label of a generator", { label: shown(other.label) });
    throw new CellError("images", problem, other.row, other.column);
  }
  const targets = yield* commonPointsInSteps(yield* permutationsIn(given, "images", order, texts));
  const inOrder = labels.map((label) => targets.generators[numbers.get(label)!]!);
  const group = yield* permutationGroup(own.generators, own.points.length);
  return [
    { ...own, labels, group },
    { ...targets, generators: inOrder },
  ];
}

/**
 * Compares two groups: whether they are isomorphic, with a mapping or a difference.
 * @customfunction ISOMORPHIC
 * @param generators Generators of the first group. Two columns: labels and permutations, in either order. Or permutations alone.
 * @param others Generators of the second group, in the same form.
 * @returns TRUE, and below it each generator of the first group (its label, if it has one) with its image. Or FALSE, and next to it what differs.
 * @example =PUZZLE.ISOMORPHIC({"A","(1 2 3 4)";"B","(1 3)"},{"(1 2)";"(1 3)(2 4)"}) = {TRUE,"each generator with its image:";"A","(1 3 2 4)";"B","(1 2)"}
 */
export function compareGroups(
  generators: unknown[][],
  others: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const cells: readonly Partial<GeneratorCell>[] = yield* groupCellsIn(generators, "generators");
    const own = yield* readGroupGenerators(generators, "generators");
    const { points, generators: images } = yield* readGroupGenerators(others, "others");
    const found = yield* isomorphism(
      yield* permutationGroup(own.generators, own.points.length),
      yield* permutationGroup(images, points.length),
    );
    if ("differs" in found) return [[false, found.differs]];
    const rows: unknown[][] = [[true, i18n.t("each generator with its image:")]];
    for (const [k, image] of found.images.entries()) {
      const name = cells[k]?.label ?? formatPermutation({ points: own.points, images: own.generators[k]! });
      rows.push([name, formatPermutation({ points, images: image })]);
      yield rows.length / (cells.length + 1);
    }
    return rows;
  }, invocation);
}

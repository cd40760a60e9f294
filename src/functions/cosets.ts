import { isBlankRange } from "../grid/cells";
import { MAX_ROWS } from "../grid/limits";
import { cosetsOf, listGroup } from "../permutations/groups/cosets";
import { tableOfRanks } from "../permutations/groups/multiplication-table";
import { formatPermutation } from "../permutations/permutation";
import type { ProductOrder } from "../permutations/product-order";
import type { Steps } from "../steps";
import { answerInSlices } from "./calls/answering";
import { checkShape, writtenRows } from "./cells/answers";
import { readMovedGenerators } from "./cells/group-generators";
import { readCells } from "./cells/host-cells";
import { readChoice, readOrder } from "./cells/options";
import { checkInside, readSubgroup } from "./cells/subgroup";

/**
 * On which side of a coset the subgroup stands.
 * @customenum {string}
 */
enum CosetSide {
  /** Right cosets Hg: products of each element of the subgroup and g. */
  right = "right",
  /** Left cosets gH. */
  left = "left",
}

/**
 * Lists the cosets of a subgroup in a group from their generators.
 * @customfunction COSETS
 * @param subgroup Generators of the subgroup. Two columns: labels and permutations, in either order. Or permutations alone.
 * @param generators Generators of the group, in the same form.
 * @param [side] right for the cosets Hg, or left for the cosets gH. Default: right.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns One coset a row, the subgroup first. Each other one begins with the first element, as ELEMENTS lists them, that is in none before.
 * @example =PUZZLE.COSETS({"(1 2)"},{"A","(1 2 3)";"B","(1 2)"}) = {"()","(1 2)";"(1 2 3)","(1 3)";"(1 3 2)","(2 3)"}
 */
export function listCosets(
  subgroup: unknown[][],
  generators: unknown[][],
  side?: CosetSide,
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const chosen = readChoice(side, "side", [CosetSide.right, CosetSide.left]);
    const { points, listed, cosets } = yield* readCosets(subgroup, generators, readOrder(order), chosen);
    return yield* writtenRows(cosets, function* (coset): Steps<string[]> {
      const row: string[] = [];
      for (const rank of coset) {
        row.push(formatPermutation({ points, images: listed.imagesOf(rank) }));
        yield 0;
      }
      return row;
    });
  }, invocation);
}

/** The most elements along each side. */
const MAX_TABLE = 1000;

/**
 * Writes the multiplication table of a group from its generators, its Cayley table.
 * @customfunction CAYLEYTABLE
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @param [subgroup] Generators of a subgroup. The elements then come by its cosets, the subgroup first. Default: the order of ELEMENTS.
 * @param [side] right for the cosets Hg, or left for the cosets gH. Default: right.
 * @returns The elements along the top and the left, as ELEMENTS or COSETS lists them, and their products within. In the corner stands · or, where products go from right to left, ∘.
 * @example =PUZZLE.CAYLEYTABLE({"A","(1 2)";"B","(3 4)"}) = {"·","()","(1 2)","(3 4)","(1 2)(3 4)";"()","()","(1 2)","(3 4)","(1 2)(3 4)";"(1 2)","(1 2)","()","(1 2)(3 4)","(3 4)";"(3 4)","(3 4)","(1 2)(3 4)","()","(1 2)";"(1 2)(3 4)","(1 2)(3 4)","(3 4)","(1 2)","()"}
 */
export function writeCayleyTable(
  generators: unknown[][],
  order?: unknown,
  subgroup?: unknown[][],
  side?: CosetSide,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const productOrder = readOrder(order);
    const chosen = readChoice(side, "side", [CosetSide.right, CosetSide.left]);
    const { points, listed, ordered } = isBlankRange(readCells(subgroup, "subgroup"))
      ? yield* inOrderOfWords(generators, productOrder)
      : yield* inOrderOfCosets(subgroup, generators, productOrder, chosen);
    const { products, size } = yield* tableOfRanks(listed.group, listed.ranks);
    const texts = new Array<string>(size);
    for (const rank of ordered) {
      texts[rank] = formatPermutation({ points, images: listed.imagesOf(rank) });
      yield 0;
    }
    const rows = [[productOrder === "left to right" ? "·" : "∘", ...ordered.map((rank) => texts[rank]!)]];
    for (const first of ordered) {
      rows.push([texts[first]!, ...ordered.map((second) => texts[products[first * size + second]!]!)]);
      yield rows.length / (size + 1);
    }
    return rows;
  }, invocation);
}

function* inOrderOfWords(generators: unknown, order: ProductOrder) {
  const { points, generators: own } = yield* readMovedGenerators(generators, order);
  const listed = yield* listGroup(own, points.length, order, MAX_TABLE);
  return { points, listed, ordered: [...listed.queue] };
}

function* inOrderOfCosets(subgroup: unknown, generators: unknown, order: ProductOrder, side: CosetSide) {
  const { points, listed, cosets } = yield* readCosets(subgroup, generators, order, side, MAX_TABLE);
  return { points, listed, ordered: cosets.flatMap((coset) => [...coset]) };
}

function* readCosets(
  subgroup: unknown,
  generators: unknown,
  order: ProductOrder,
  side: CosetSide,
  most = MAX_ROWS,
) {
  const given = yield* readSubgroup(subgroup, "subgroup", generators, order);
  const { points } = given;
  const listed = yield* listGroup(given.generators, points.length, order, most);
  checkInside(listed.group, given, "subgroup");
  const sub = yield* listGroup(given.subgroup, points.length, order, most);
  const size = sub.queue.length;
  checkShape(listed.queue.length / size, size);
  const factors = Array.from(sub.queue, (rank) => sub.ranks.imagesOf(rank));
  return { points, listed, cosets: yield* cosetsOf(listed, factors, side) };
}

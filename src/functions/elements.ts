import { MAX_ROWS } from "../grid/limits";
import { permutationGroup } from "../permutations/groups/stabilizer-chain";
import { conjugacyClasses } from "../permutations/groups/conjugacy-classes";
import { listGroup, requireOrder } from "../permutations/groups/cosets";
import { formatPermutation } from "../permutations/permutation";
import { isLetter } from "../permutations/words";
import { answerInSlices } from "./calls/answering";
import { readMovedAlphabet, readMovedGenerators } from "./cells/group-generators";
import { writtenRows } from "./cells/answers";
import { readFlag, readOrder } from "./cells/options";

/**
 * Lists all elements of a group from its generators.
 * @customfunction ELEMENTS
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @param [words] TRUE to write next to each element its first shortest word in the generators, without inverses. The generators need labels then. Default: FALSE.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns One element a row; with words there is a second column, blank for the identity.
 * @example =PUZZLE.ELEMENTS({"A","(1 2 3)";"B","(1 2)"},TRUE) = {"()","";"(1 2 3)","A";"(1 2)","B";"(1 3 2)","AA";"(2 3)","AB";"(1 3)","BA"}
 */
export function listElements(
  generators: unknown[][],
  words?: unknown,
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const productOrder = readOrder(order);
    const asksForWords = readFlag(words, "words");
    const { given, labels } = asksForWords
      ? yield* readMovedAlphabet(generators, false, productOrder)
      : { given: yield* readMovedGenerators(generators, productOrder), labels: [] };
    const separator = labels.every(isLetter) ? "" : " ";
    const spelled = [""];
    const spell = (before: number, generator: number) => {
      const [word, label] = [spelled[before]!, labels[generator]!];
      spelled.push(word === "" ? label : word + separator + label);
    };
    const { points } = given;
    const listed = yield* listGroup(
      given.generators,
      points.length,
      productOrder,
      MAX_ROWS,
      asksForWords ? spell : undefined,
    );
    return yield* writtenRows([...listed.queue.keys()], (place) => {
      const element = formatPermutation({ points, images: listed.imagesOf(listed.queue[place]!) });
      return asksForWords ? [element, spelled[place]!] : [element];
    });
  }, invocation);
}

/** The most images of all elements that are put into classes. */
const MAX_IMAGES = 1 << 28;

/**
 * Lists the conjugacy classes of a group from its generators.
 * @customfunction CONJUGACYCLASSES
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns One class a row: an element of it, how many it has, and the order of each of them. Rows are sorted by that order, then by size.
 * @example =PUZZLE.CONJUGACYCLASSES({"A","(1 2 3 4)";"B","(1 2)"}) = {"()",1,1;"(1 2)(3 4)",3,2;"(1 2)",6,2;"(1 2 3)",8,3;"(1 2 3 4)",6,4}
 */
export function listConjugacyClasses(
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const { points, generators: own } = yield* readMovedGenerators(generators);
    const group = yield* permutationGroup(own, points.length);
    requireOrder(group, Math.min(MAX_ROWS, Math.floor(MAX_IMAGES / points.length)));
    const classes = yield* conjugacyClasses(group);
    return yield* writtenRows([...Array(classes.count).keys()], (number) => {
      const { representative, size, order } = classes.of(number);
      return [formatPermutation({ points, images: representative }), size, order];
    });
  }, invocation);
}

import { i18n } from "../language";
import { commonPointsInSteps } from "../permutations/groups/labelled-points";
import { amongMovedPointsInSteps } from "../permutations/groups/moved-points";
import { invertImages } from "../permutations/images";
import { formatPermutation } from "../permutations/permutation";
import { usefulWords } from "../permutations/useful-words";
import { movesOf } from "../permutations/useful-words/moves";
import { writtenForm } from "../permutations/useful-words/written-form";
import { answerInSlices, NoSolution } from "./answering";
import { readAlphabet } from "./cells/alphabet";
import { writtenRows } from "./cells/answers";
import { readOrder } from "./cells/order";
import { readCount } from "./cells/permutations";

/** A three-cycle moves so many points. */
const USUAL_MOVING = 3;

/**
 * Finds the shortest words that move only a few points, such as three-cycles.
 * @customfunction FINDWORDS
 * @helpurl https://localhost:3000/help/functions/findwords.html
 * @cancelable
 * @requiresAddress
 * @param generators Two columns: labels and permutations, in either order.
 * @param [moving] The most points that a word may move. Default: 3.
 * @param [longest] The most labels of a word when it is written out. Default: only the shortest words of all.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @param invocation How Excel cancels the call.
 * @returns One word a row, beside it its permutation: the shortest first. [A,B] is the commutator A'B'AB, A^B the conjugate B'AB, A^2 a power.
 */
export function findWords(
  generators: unknown[][],
  moving?: unknown,
  longest?: unknown,
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const productOrder = readOrder(order);
    const most = readCount(moving, "moving", USUAL_MOVING);
    const mostLabels = readCount(longest, "longest", 0);
    const { labels, permutations } = yield* readAlphabet(generators, true, productOrder);
    const given = yield* amongMovedPointsInSteps(yield* commonPointsInSteps(permutations));
    // A word read from the right is the inverse of what it is, read from the left, in the inverses.
    const invert = productOrder === "right to left" ? invertImages : (images: Int32Array) => images;
    const moves = yield* movesOf(given.generators.map(invert), given.points.length);
    const words = yield* usefulWords(moves, { moving: most, longest: mostLabels || undefined });
    if (words.length === 0) {
      throw new NoSolution(
        mostLabels > 0
          ? i18n.t("No word of up to {longest} labels moves only {moving} points or fewer.", {
              longest: mostLabels,
              moving: most,
            })
          : i18n.t("No product of the generators moves only {moving} points or fewer.", { moving: most }),
      );
    }
    return yield* writtenRows(words, ({ form, images }) => [
      writtenForm(form, labels, moves),
      formatPermutation({ points: given.points, images: invert(images) }),
    ]);
  }, invocation);
}

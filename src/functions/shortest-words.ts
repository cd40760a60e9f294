import { i18n } from "../language";
import { conditionalWordIn } from "../words/factoring/conditional-words";
import { factorizationIn } from "../words/factoring/factorization";
import { formatPermutation } from "../permutations/permutation";
import { formatWord } from "../permutations/words";
import { answerInSlices, NoSolution } from "./calls/answering";
import { readAlphabet, readMovedAlphabet } from "./cells/group-generators";
import { readFlag, readOrder, readCount } from "./cells/options";
import { CycleTexts } from "../puzzles/groups/cycle-cells";
import { readTargets, type Target } from "./cells/one-line";
import { invertImages } from "../permutations/images";
import { usefulWords } from "../words/useful-words";
import { movesOf } from "../words/useful-words/moves";
import { writtenForm } from "../words/useful-words/word-form";
import { writtenRows } from "./cells/answers";

/**
 * Writes a permutation as a shortest word in generators.
 * @customfunction FACTORCYCLES
 * @param target A permutation such as (1 4 6 2)(3 8 7 9). Or two columns: points and where they should go; then perhaps their colours: points of one colour are interchangeable.
 * @param generators Two columns: labels and permutations, in either order. A third one may have conditions: 5=1 2 if place 5 must hold 1 or 2, 5<>3 if it must not hold 3.
 * @param [inverses] TRUE to use inverses of the generators too. They are marked with ' and come after all generators in the order. Default: FALSE.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The word: its labels from left to right, with spaces between them if a label is longer than one character. Next to it, a note if there may be a shorter one.
 * @example =PUZZLE.FACTORCYCLES("(1 8 7 4 2)",{"A","(1 4 2)";"B","(4 8 7)"}) = "AB"
 * @example The red points go to 4 and 2, no matter which of them to which. =PUZZLE.FACTORCYCLES({1,4,"red";2,2,"red"},{"A","(1 4 2)";"B","(4 8 7)"},TRUE) = "A'"
 * @example A may be used only where place 4 holds 8. =PUZZLE.FACTORCYCLES("(1 4 7 8 2)",{"A","(1 4 2)","4=8";"B","(4 8 7)",""}) = "BBA"
 * @example 4 goes to 2, and 8 to 4; the other points may go anywhere. =PUZZLE.FACTORCYCLES({4,2;8,4},{"A","(1 4 2)";"B","(4 8 7)"},TRUE) = "AB'"
 */
export function factorCycles(
  target: unknown[][],
  generators: unknown[][],
  inverses?: unknown,
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const chosen = readOrder(order);
    const texts = new CycleTexts();
    const targets = yield* readTargets(target, "target", chosen, texts);
    const withInverses = readFlag(inverses, "inverses");
    const alphabet = yield* readAlphabet(generators, withInverses, chosen, { texts, conditions: true });
    const { labels, permutations, conditions } = alphabet;
    const wordFor = (each: Target) =>
      conditions
        ? conditionalWordIn(chosen, each, permutations, conditions, withInverses)
        : factorizationIn(chosen, each, permutations, withInverses);
    const answers: [word: string, note: string][] = [];
    for (const each of targets) {
      const found = each && (yield* wordFor(each));
      if (found && "impossible" in found) throw new NoSolution(found.impossible);
      const note = found?.isShortest === false;
      answers.push([
        found ? formatWord(found.word, labels) : "",
        note ? `not proved shortest: ${found.word.length.toLocaleString("en")} labels` : "",
      ]);
    }
    return answers.some(([, note]) => note !== "") ? answers : answers.map(([word]) => [word]);
  }, invocation);
}

/** A three-cycle moves so many points. */
const USUAL_MOVING = 3;

/**
 * Finds the shortest words that move only a few points, such as three-cycles.
 * @customfunction FINDWORDS
 * @param generators Two columns: labels and permutations, in either order.
 * @param [moving] The most points that a word may move. Default: 3.
 * @param [longest] The most labels of a word when it is written out. Default: only the shortest words of all.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns One word a row, next to it its permutation: the shortest first. [A,B] is the commutator A'B'AB (cubers mean ABA'B'), A^B the conjugate B'AB, A^2 a power.
 * @example =PUZZLE.FINDWORDS({"A","(1 2 3 4)";"B","(4 5 6 7)"}) = {"[A,B]","(1 4 5)"}
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
    const { labels, given } = yield* readMovedAlphabet(generators, true, productOrder);
    // A word read from the right is the inverse of what it is, read from the left, in the inverses.
    const invert = productOrder === "right to left" ? invertImages : (images: Int32Array) => images;
    const moves = yield* movesOf(given.generators.map(invert), given.points.length);
    const words = yield* usefulWords(moves, { moving: most, longest: mostLabels || undefined });
    if (words.length === 0) {
      throw new NoSolution(
        mostLabels > 0
          ? i18n.t("No word of up to {longest} labels moves {moving} points or fewer.", {
              longest: mostLabels,
              moving: most,
            })
          : i18n.t("No product of the generators moves {moving} points or fewer.", { moving: most }),
      );
    }
    return yield* writtenRows(words, ({ form, images }) => [
      writtenForm(form, labels, moves),
      formatPermutation({ points: given.points, images: invert(images) }),
    ]);
  }, invocation);
}

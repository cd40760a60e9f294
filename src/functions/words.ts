import { either, i18n } from "../language";
import { factorizationIn } from "../words/factoring/factorization";
import type { Steps } from "../steps";
import { NotationError, withRemedy } from "../permutations/notation-error";
import type { ProductOrder } from "../permutations/product-order";
import { formatPermutationInSteps, numbersInSteps, formatPermutation } from "../permutations/permutation";
import {
  formatWord,
  lettersOf,
  permutationOfWord,
  type PlacedLetter,
  type Word,
} from "../permutations/words";
import { parseWord } from "../permutations/word-notation";
import { pathOfWord } from "../permutations/paths";
import { CellError, isBlank, shown, textOf } from "../grid/cells";
import { answerInSlices, answerSoon, NoSolution } from "./answering";
import { readAlphabet, readMovedAlphabet } from "./cells/group-generators";
import { readFlag, readOrder, readCount } from "./cells/options";
import { readCellsInSteps, readOneCell } from "./cells/host-cells";
import { readLabelledPaths } from "./cells/labelled-paths";
import { CycleTexts } from "../puzzles/groups/cycle-cells";
import { checkDifferent, checkNoSeparators } from "../puzzles/groups/labels";
import { readTargets } from "./cells/one-line";
import { invertImages } from "../permutations/images";
import { usefulWords } from "../words/useful-words";
import { movesOf } from "../words/useful-words/moves";
import { writtenForm } from "../words/useful-words/word-form";
import { writtenRows } from "./cells/answers";

/**
 * Writes a permutation as a shortest word in generators.
 * @customfunction FACTORCYCLES
 * @param target A permutation such as (1 4 6 2)(3 8 7 9). Or two columns: points and where they should go.
 * @param generators Two columns: labels and permutations, in either order.
 * @param [inverses] TRUE to use inverses of the generators too. They are marked with ' and come after all generators in the order. Default: FALSE.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The word: its labels from left to right, with spaces between them if a label is longer than one character; beside it a note if there may be a shorter one.
 * @example =PUZZLE.FACTORCYCLES("(1 8 7 4 2)",{"A","(1 4 2)";"B","(4 8 7)"}) = "AB"
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
    const { labels, permutations } = yield* readAlphabet(generators, withInverses, chosen, texts);
    const answers: [word: string, note: string][] = [];
    for (const each of targets) {
      const found = each && (yield* factorizationIn(chosen, each, permutations, withInverses));
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

/**
 * Multiplies the permutations of a word such as BADD, (AB)^5 or [A,B].
 * @customfunction WORDTOCYCLES
 * @param word A word such as BADD. Put spaces between labels of more than one character. ' marks an inverse. [A,B] is the commutator A'B'AB; cubers mean ABA'B'.
 * @param generators Two columns: labels and permutations, in either order.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The product in canonical form.
 * @example =PUZZLE.WORDTOCYCLES("AB'",{"A","(1 4 2)";"B","(4 8 7)"}) = "(1 7 8 4 2)"
 */
export function wordToCycles(word: unknown, generators: unknown[][], order?: unknown): string {
  return answerSoon(function* () {
    const chosen = readOrder(order);
    const { labels, permutations } = yield* readAlphabet(generators, false, chosen);
    const product = yield* inWord(word, labels, chosen, (read) =>
      permutationOfWord(read, permutations, chosen),
    );
    return yield* formatPermutationInSteps(product);
  });
}

/**
 * Joins the paths of a word to one path.
 * @customfunction WORDTOPATH
 * @param word A word such as BADD. Put spaces between labels of more than one character. ' marks a path that is taken backwards.
 * @param paths Two columns: labels and paths such as 5-4-1-2-5, in either order.
 * @returns The path with hyphens; where one path ends and the next one begins the point stands once.
 * @example =PUZZLE.WORDTOPATH("BA",{"A","5-4-1-2-5";"B","5-4-7-8-5"}) = "5-4-7-8-5-4-1-2-5"
 */
export function wordToPath(word: unknown, paths: unknown[][]): string {
  return answerSoon(function* () {
    const given = yield* readLabelledPaths(yield* readCellsInSteps(paths, "paths"), "paths");
    yield* checkDifferent(given, "paths");
    yield* checkNoSeparators(given, "paths");
    const labels = given.map(({ label }) => label);
    yield 0;
    const points = given.map((path) => path.points);
    yield 0;
    return yield* inWord(word, labels, "left to right", function* (read) {
      yield 0;
      return pathOfWord(lettersOf(read), labels, points).join("-");
    });
  });
}

const LABELS_SHOWN = 8;

/** Reads a word and computes something from it. */
function* inWord<Result>(
  raw: unknown,
  labels: readonly string[],
  order: ProductOrder,
  make: (word: Word<PlacedLetter>) => Steps<Result>,
): Steps<Result> {
  const cell = readOneCell(raw, "word");
  const text = isBlank(cell) ? "" : textOf(cell);
  let word: Word<PlacedLetter> | undefined;
  try {
    word = parseWord(text, yield* numbersInSteps(labels), order);
    return yield* make(word);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const problem = `${shown(text)} ${error.message}`;
    if (word) throw new CellError("word", problem);
    const expected =
      labels.length > LABELS_SHOWN
        ? i18n.t("expected one of the {count} labels", { count: labels.length })
        : i18n.t("expected {choices}", { choices: either(labels) });
    throw new CellError("word", withRemedy(problem, error.corrected, expected));
  }
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
 * @returns One word a row, beside it its permutation: the shortest first. [A,B] is the commutator A'B'AB (cubers mean ABA'B'), A^B the conjugate B'AB, A^2 a power.
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

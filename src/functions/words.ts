import { blockedAt, blockedLetter } from "../permutations/blocked-letters";
import { either, i18n } from "../language";
import type { Steps } from "../steps";
import { NotationError, withRemedy } from "../permutations/notation-error";
import type { ProductOrder } from "../permutations/product-order";
import { formatPermutationInSteps, numbersInSteps } from "../permutations/permutation";
import { lettersOf, permutationOfWord, type PlacedLetter, type Word } from "../permutations/words";
import { parseWord } from "../permutations/word-notation";
import { pathOfWord } from "../permutations/paths";
import { CellError, isBlank, shown, textOf } from "../grid/cells";
import { answerSoon } from "./calls/answering";
import { readAlphabet } from "./cells/group-generators";
import { readOrder } from "./cells/options";
import { readCellsInSteps, readOneCell } from "./cells/host-cells";
import { readLabelledPaths } from "./cells/labelled-paths";
import { checkDifferent, checkNoSeparators } from "../puzzles/groups/labels";

/**
 * Multiplies the permutations of a word such as BADD, (AB)^5 or [A,B].
 * @customfunction WORDTOCYCLES
 * @param word A word such as BADD. Put spaces between labels of more than one character. ' marks an inverse. [A,B] is the commutator A'B'AB; cubers mean ABA'B'.
 * @param generators Two columns: labels and permutations, in either order. A third one may have conditions: 5=1 2 if place 5 must hold 1 or 2, 5<>3 if it must not hold 3.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The product in canonical form.
 * @example =PUZZLE.WORDTOCYCLES("AB'",{"A","(1 4 2)";"B","(4 8 7)"}) = "(1 7 8 4 2)"
 * @example A may be used only where place 4 holds 8. =PUZZLE.WORDTOCYCLES("BBA",{"A","(1 4 2)","4=8";"B","(4 8 7)",""}) = "(1 4 7 8 2)"
 */
export function wordToCycles(word: unknown, generators: unknown[][], order?: unknown): string {
  return answerSoon(function* () {
    const chosen = readOrder(order);
    const { labels, permutations, conditions } = yield* readAlphabet(generators, false, chosen, {
      conditions: true,
    });
    const product = yield* inWord(word, labels, chosen, function* (read) {
      const blocked = conditions && (yield* blockedLetter(lettersOf(read), permutations, conditions, chosen));
      if (blocked) throw blockedAt(blocked, labels);
      return yield* permutationOfWord(read, permutations, chosen);
    });
    return yield* formatPermutationInSteps(product);
  });
}

/**
 * Joins the space-paths of a word to one.
 * @customfunction WORDTOPATH
 * @param word A word such as BADD. Put spaces between labels of more than one character. ' marks a space-path that is taken backwards.
 * @param paths Two columns: labels and space-paths such as 5-4-1-2-5, in either order.
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
    const problem = `${shown(text)}, ${error.message}`;
    if (word) throw new CellError("word", problem);
    const expected =
      labels.length > LABELS_SHOWN
        ? i18n.t("expected one of the {count} labels", { count: labels.length })
        : i18n.t("expected {choices}", { choices: either(labels) });
    throw new CellError("word", withRemedy(problem, error.corrected, expected));
  }
}

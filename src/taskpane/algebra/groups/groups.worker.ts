import { expose } from "comlink";
import { loadAndSpeak } from "../../../language/page";
import type { Conventions } from "../../../permutations/conventions";
import { cycleTypes } from "../../../permutations/groups/cycle-types";
import { distancesFromIdentity } from "../../../permutations/groups/distances";
import { describeGroup, type GroupDescription } from "../../../permutations/groups/group-description";
import { permutationGroup } from "../../../permutations/groups/stabilizer-chain";
import { invertImages } from "../../../permutations/images";
import { LimitError } from "../../../steps/limit-error";
import { formatPermutation, parsePermutation } from "../../../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../../../permutations/product-order";
import type { LabelledPermutation } from "../../../permutations/products";
import { runWithProgress } from "../../../steps/slices";
import { factorizationIn } from "../../../words/factoring/factorization";
import { formatWord } from "../../../permutations/words";
import { laidOutGroup, type LaidOutGroup } from "../../../puzzles/groups/structure/laid-out-group";
import { alphabetOf } from "../../../functions/cells/group-generators";
import type { Examination, ExaminedPart, FoundWord, GroupDistances } from "./examination";
import { shortestWordText } from "./words";

const examiner = {
  /**
   * Examines the group of the generators part by part, and reports what it is doing and what it has found.
   *
   * @param language the pane's, for messages about groups that are too large
   * @param inverses whether inverses of generators count as letters when measuring distances
   * @param order that of the letters in words
   * @param onProgress hears the current work and the fraction of it that is done, from 0 to 1
   * @param onFound hears everything found so far
   */
  async examine(
    language: string,
    generators: readonly LabelledPermutation[],
    inverses: boolean,
    order: ProductOrder,
    onProgress: (work: string, part: number) => void,
    onFound: (examination: Examination) => void,
  ): Promise<Examination> {
    await loadAndSpeak(language);
    const during = (work: string) => (part: number) => onProgress(work, part);
    let examination: Examination = {};
    const add = (part: Examination) => onFound((examination = { ...examination, ...part }));

    const permutations = generators.map(({ permutation }) => permutation);
    const description = runWithProgress(
      describeGroup(permutations),
      during(/*i18n*/ "Describing the group …"),
    );
    const { group, ...facts } = description;
    add({ facts });
    add({
      cycleTypes: unlessTooLarge(() =>
        runWithProgress(cycleTypes(group), during(/*i18n*/ "Counting cycle types …")),
      ),
    });
    const labels = generators.map(({ label }) => label);
    const distances = distancesOf(description, labels, inverses, order);
    add({
      distances: unlessTooLarge(() => runWithProgress(distances, during(/*i18n*/ "Measuring distances …"))),
    });
    return examination;
  },

  /** Writes a permutation, in cycles, as a shortest word. Errors are in the pane's language. */
  async factor(
    language: string,
    generators: readonly LabelledPermutation[],
    cycles: string,
    inverses: boolean,
    order: ProductOrder,
    onProgress: (part: number) => void,
  ): Promise<FoundWord> {
    await loadAndSpeak(language);
    return runWithProgress(wordFor(generators, cycles, inverses, order), onProgress);
  },

  /** What the sheet of a group shows. Errors are in the pane's language. */
  async layOut(
    language: string,
    generators: readonly LabelledPermutation[],
    conventions: Conventions,
    onProgress: (part: number) => void,
  ): Promise<LaidOutGroup> {
    await loadAndSpeak(language);
    return runWithProgress(laidOutGroup(generators, conventions), onProgress);
  },
};

function* wordFor(
  generators: readonly LabelledPermutation[],
  cycles: string,
  inverses: boolean,
  order: ProductOrder,
): Generator<number, FoundWord> {
  const cells = generators.map(({ label }, row) => ({ label, row, column: 0 }));
  const given = generators.map(({ permutation }) => permutation);
  const { labels, permutations } = yield* alphabetOf(cells, given, inverses);
  const found = yield* factorizationIn(order, parsePermutation(cycles), permutations, inverses);
  if ("impossible" in found) return found;
  const { word, isShortest } = found;
  return { word: formatWord(word, labels), letters: word.length, isShortest };
}

export type Examiner = typeof examiner;

function* distancesOf(
  { group, points }: GroupDescription,
  labels: readonly string[],
  inverses: boolean,
  order: ProductOrder,
): Generator<number, GroupDistances> {
  const { generators, degree } = group;
  const letters = inverses ? [...generators, ...generators.map(invertImages)] : generators;
  const { counts, farthest } = yield* distancesFromIdentity(yield* permutationGroup(letters, degree));
  return {
    counts,
    farthest: farthest.map(({ images, word }) => ({
      cycles: formatPermutation({ points, images }),
      word: word && shortestWordText(factorsInOrder([...word], order), labels),
    })),
  };
}

function unlessTooLarge<Result>(compute: () => Result): ExaminedPart<Result> {
  try {
    return { result: compute() };
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { tooLarge: error.message };
  }
}

expose(examiner);

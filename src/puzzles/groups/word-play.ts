import { either, i18n } from "../../language";
import { playSolution } from "../../playing/by-hand";
import type { Play, PlayKind, PlayMarker } from "../../playing/play";
import { identityImages } from "../../permutations/images";
import {
  formatPermutation,
  imagesOver,
  numbersOf,
  permutationOfCycles,
  type Permutation,
} from "../../permutations/permutation";
import { sortedPoints } from "../../permutations/points";
import { factorsInOrder, type ProductOrder } from "../../permutations/product-order";
import type { PlacedLetter } from "../../permutations/words";
import { isBlank, type Cells } from "../../grid/cells";
import { cyclesIn, orderIn } from "./cycle-cells";
import { nowhereToWalk, ORDER_RANGE, permutationsOf, rejectTooManyPoints } from "./play-generators";
import { conditionsOf, generatorCellsIn } from "./generator-cells";
import { checkDifferent, checkNoPrimes, checkNoSeparators, labelCellsOf } from "./labels";
import { generatorLayout, type GeneratorLayout } from "./play-generator-layout";
import { checkAllowed, readLetters } from "./play-letters";
import { wordGame, type Generator, type PlayedLetter } from "./play-word-game";

/** Pieces on the points of a group's generators, and a word that is applied to them letter by letter. */
export interface WordPlay extends Play {
  readonly points: readonly string[];
  readonly generators: readonly Generator[];
  readonly layout: GeneratorLayout;
  /** The letter of each step from 1 on. */
  readonly letters: readonly PlayedLetter[];
  /** Whether they are nobody’s word, but were found: letters to come are not shown. */
  readonly isFound: boolean;
  /** The point where each piece belongs. */
  readonly target: Int32Array;
  /** The point where each piece is after a step. */
  pointsAfter(step: number): Int32Array;
}

const KIND = "Generators";
const MAX_GENERATORS = 12;
const LABELS_SHOWN = 8;

export const generatorsAndWord: PlayKind<WordPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Generators and a word",
  ranges: [
    {
      name: "generators",
      title:
        /*i18n*/ "The generators: columns label, permutation and perhaps conditions, such as A, (1 4 2) and 5<>3",
    },
    {
      name: "word",
      title: /*i18n*/ "The word, such as BA'. Default: a short one is looked for.",
      optional: true,
    },
    {
      name: "start",
      title: /*i18n*/ "The permutation at the start. Default: no piece has moved.",
      optional: true,
    },
    {
      name: "target",
      title: /*i18n*/ "The permutation to be reached. Default: what the word makes, or ().",
      optional: true,
    },
    ORDER_RANGE,
  ],

  *read({
    generators: cells,
    word: wordCells,
    start: startCells,
    target: targetCells,
    order: orderCells,
  }: Readonly<Record<string, Cells>>) {
    const order = orderIn(orderCells);
    const { labels, permutations, conditions, marker } = yield* readGenerators(cells, order);
    const [givenStart, givenTarget] = [
      readPermutation(startCells, "start", order),
      readPermutation(targetCells, "target", order),
    ];
    const word = readWord(wordCells, labels, order);
    if (word && conditions) {
      yield* checkAllowed(word, wordCells, { labels, permutations, conditions, start: givenStart?.[0] });
    }
    const all = [...permutations, ...(givenStart ?? []), ...(givenTarget ?? [])];
    const points = sortedPoints(all.flatMap((permutation) => [...permutation.points]));
    rejectTooManyPoints(points);

    const numbers = numbersOf(points);
    const generators = permutations.map((permutation, k): Generator => {
      const images = imagesOver(numbers, permutation);
      const isFree = !conditions?.[k].length;
      const isInvolution = isFree && images.every((image, x) => images[image] === x);
      return { label: labels[k], images, isInvolution };
    });
    if (generators.every(({ images }) => images.every((image, x) => image === x))) throw nowhereToWalk();
    const imagesOf = ([permutation]: readonly Permutation[]) => imagesOver(numbers, permutation);
    const start = givenStart ? imagesOf(givenStart) : identityImages(points.length);
    const layout = yield* generatorLayout(points.length, generators);
    const target = givenTarget && imagesOf(givenTarget);
    const refuse = () => i18n.t("There is no generator here.");
    const game = wordGame(
      { points, generators, start, target, word, refuse, conditions },
      (states, letters, target): WordPlay => {
        const written = (images: Int32Array) => formatPermutation({ points, images });
        const isReached = (step: number) => states[step].every((point, piece) => point === target[piece]);
        return {
          prefix: KIND,
          lastStep: letters.length,
          points,
          generators,
          layout,
          letters,
          isFound: word === undefined,
          target,
          pointsAfter: (step) => states[step],
          text(step) {
            const product = written(states[step]);
            if (step === 0) {
              return isReached(0)
                ? i18n.t("the start is {product}, and so is the target", { product })
                : i18n.t("the start is {product}, the target is {target}", {
                    product,
                    target: written(target),
                  });
            }
            const { text, images } = letters[step - 1];
            const said = { letter: text, cycles: written(images), product };
            return isReached(step)
              ? i18n.t("{letter}: {cycles}; so far {product}, the target", said)
              : i18n.t("{letter}: {cycles}; so far {product}", said);
          },
          marker: marker(letters, word !== undefined),
        };
      },
    );
    if (!word) return yield* playSolution(game);
    const impossible = yield* game.whyNoWay();
    return { ...game.play(game.line), ...(impossible !== undefined && { impossible }) };
  },
};

/** Generators with different labels in which words can be written, and a marker on the rows of letters. */
function* readGenerators(cells: Cells, order: ProductOrder) {
  const given = yield* generatorCellsIn(cells, "generators", { header: true, conditions: true });
  const labelCells = labelCellsOf(given);
  yield* checkDifferent(labelCells, "generators");
  yield* checkNoSeparators(labelCells, "generators");
  checkNoPrimes(labelCells, "generators");
  const permutations = permutationsOf(given, order, MAX_GENERATORS);
  /** On the last applied letter's generator or, before the first one of a given word, on that of the one to come. */
  const marker = (letters: readonly PlayedLetter[], isGiven: boolean): PlayMarker => ({
    range: "generators",
    cells(step) {
      const letter = letters[(isGiven ? Math.max(step, 1) : step) - 1];
      return letter ? cells[0].map((_, column) => ({ row: given[letter.generator].row, column })) : [];
    },
  });
  return { labels: given.map(({ label }) => label), permutations, conditions: conditionsOf(given), marker };
}

/** The permutation in a cell; none if the cell is blank or missing. */
function readPermutation(
  cells: Cells | undefined,
  argument: string,
  order: ProductOrder,
): [Permutation] | undefined {
  const cell = cells?.[0][0];
  if (cell === undefined || isBlank(cell)) return undefined;
  return [permutationOfCycles(cyclesIn(cell, argument, undefined, undefined, order))];
}

/** The letters of the word, the first to act first; undefined if there is none. */
function readWord(
  cells: Cells | undefined,
  labels: readonly string[],
  order: ProductOrder,
): readonly PlacedLetter[] | undefined {
  const expected = () =>
    labels.length > LABELS_SHOWN
      ? i18n.t("expected one of the {count} labels", { count: labels.length })
      : i18n.t("expected {choices}", { choices: either(labels) });
  const letters = readLetters(cells, "word", labels, expected, (counts) =>
    i18n.t("the word has {count, number} letters, and at most {most, number} are played", counts),
  );
  return letters && factorsInOrder([...letters], order);
}

import { i18n } from "../../language";
import type { Play, PlayKind } from "../../playing/play";
import { identityImages, invertImages } from "../../permutations/images";
import { type Letter, formatWord } from "../../permutations/words";
import { STICKER_COUNT, CUBE_FACES, placesOfStickers, type CubeVector } from "./play-stickers";
import { imagesOver } from "../../permutations/permutation";
import { CellError, type Cells } from "../../grid/cells";
import { generatorsIn } from "../groups/generator-cells";
import { readLetters, wordGame } from "../groups/play-word-game";

/** A quarter turn of a face, clockwise or counterclockwise as seen from outside. */
export interface QuarterTurn {
  readonly face: string;
  readonly inverse: boolean;
}

export interface RubikPlay extends Play {
  /** The place of sticker k + 1 of the generators when the cube is solved. */
  readonly homes: readonly CubeVector[];
  readonly scramble: readonly QuarterTurn[];
  /** The turn of each step from 1 on. */
  readonly turns: readonly QuarterTurn[];
  /** The sticker at the home of sticker k after a step. Both count from 0. */
  stickersAfter(step: number): Int32Array;
}

const KIND = "Rubik";
const expectedTurns = () => i18n.t("expected a word in the labels of the turns, such as RUF'");

export const rubik: PlayKind<RubikPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Rubik's cube",
  ranges: [
    {
      name: "generators",
      title: /*i18n*/ "The six turns: labels U, D, L, R, F, B and where they take the stickers",
    },
    { name: "word", title: /*i18n*/ "The scramble: a word such as RUF'" },
    {
      name: "solution",
      title: /*i18n*/ "The way back: a word; without it the scramble is undone",
      optional: true,
    },
  ],

  // eslint-disable-next-line require-yield -- it is done in a moment
  *read({ generators, word, solution }) {
    const { labels, images } = readTurns(generators);
    const scramble = readWord(word, "word", labels);
    const written = solution && readWord(solution, "solution", labels);
    const way = written?.length
      ? written
      : scramble.map(({ label, inverse }) => ({ label, inverse: !inverse })).reverse();

    const homes = placesOfStickers(Object.fromEntries(labels.map((label, k) => [label, images[k]])));
    if (!homes) {
      throw new CellError(
        "generators",
        i18n.t("these are not the six quarter turns of a cube with 48 stickers"),
      );
    }
    const turnOf = ({ label, inverse }: Letter): QuarterTurn => ({ face: labels[label], inverse });
    const start = scramble.reduce((places, { label, inverse }) => {
      const turn = inverse ? invertImages(images[label]) : images[label];
      return places.map((place) => turn[place]);
    }, identityImages(STICKER_COUNT));
    const game = wordGame(
      {
        points: Array.from({ length: STICKER_COUNT }, (_, sticker) => String(sticker)),
        generators: labels.map((label, k) => ({ label, images: images[k], isInvolution: false })),
        start,
        target: identityImages(STICKER_COUNT),
        word: way,
        spotOf: ({ text, isInverse }) => (isInverse ? undefined : text),
        refuse: () => i18n.t("Here is no face of the cube."),
      },
      (states, letters): RubikPlay => {
        const stickers = states.map(invertImages);
        const turns = letters.map(({ generator, isInverse }) =>
          turnOf({ label: generator, inverse: isInverse }),
        );
        return {
          prefix: KIND,
          lastStep: turns.length,
          homes,
          scramble: scramble.map(turnOf),
          turns,
          stickersAfter: (step) => stickers[step],
          text(step) {
            const solved = i18n.t("the cube is solved");
            const isFromSheet = String(states[0]) === String(start);
            if (step === 0 && !isFromSheet) return i18n.t("the cube is scrambled");
            if (step === 0 && scramble.length === 0) return solved;
            const text =
              step > 0 ? textOfTurn(turns[step - 1]) : textOfScramble(formatWord(scramble, labels));
            return stickers[step].every((sticker, place) => sticker === place) ? `${text}; ${solved}` : text;
          },
        };
      },
    );
    return game.play(game.line);
  },
};

function textOfTurn({ face, inverse }: QuarterTurn): string {
  if (inverse) {
    return i18n.t(
      "{turn}: turn the {face, select, U {upper} D {lower} L {left} R {right} F {front} other {back}} face counterclockwise",
      { turn: `${face}'`, face },
    );
  }
  return i18n.t(
    "{turn}: turn the {face, select, U {upper} D {lower} L {left} R {right} F {front} other {back}} face clockwise",
    { turn: face, face },
  );
}

function textOfScramble(word: string): string {
  return i18n.t("the cube is scrambled by {word}", { word });
}

/** The six turns and where each takes each sticker. The stickers, which count from 0, are the points 1 to 48. */
function readTurns(cells: Cells) {
  const rows = generatorsIn(cells, "generators", { header: true });
  const labels = rows.map(({ label }) => label);
  const faces = Object.keys(CUBE_FACES);
  const isComplete = labels.length === faces.length && faces.every((face) => labels.includes(face));
  if (!isComplete) {
    throw new CellError("generators", otherLabels(labels, faces));
  }
  const numbers = new Map(Array.from({ length: STICKER_COUNT }, (_, k) => [String(k + 1), k]));
  const images = rows.map(({ label, permutation }) => {
    const unknown = permutation.points.find((point) => !numbers.has(point));
    if (unknown === undefined) return imagesOver(numbers, permutation);
    const problem = i18n.t("the turn {label} moves a sticker {sticker}; expected numbers from 1 to {most}", {
      label,
      sticker: unknown,
      most: STICKER_COUNT,
    });
    throw new CellError("generators", problem);
  });
  return { labels, images };
}

function otherLabels(labels: readonly string[], faces: readonly string[]): string {
  const expected = faces.join(", ");
  if (labels.length <= 12) {
    return i18n.t("here are the labels {labels}; expected {expected}, each once", {
      labels: labels.join(", "),
      expected,
    });
  }
  return i18n.t("here are {count} labels; expected {expected}, each once", {
    count: labels.length,
    expected,
  });
}

const readWord = (cells: Cells, argument: string, labels: readonly string[]): readonly Letter[] =>
  readLetters(cells, argument, labels, expectedTurns, ({ count, most }) =>
    i18n.t("the {argument} has {count} turns, and at most {most} are played", { argument, count, most }),
  ) ?? [];

import { i18n } from "../../language";
import { KnownLines } from "../../playing/known-lines";
import type { Move } from "../../playing/move";
import type { Game, Play, PlayKind } from "../../playing/play";
import { factorization } from "../../permutations/factoring/factorization";
import { identityImages, invertImages } from "../../permutations/images";
import { type Letter, formatWord, lettersOf } from "../../permutations/words";
import { STICKER_COUNT, CUBE_FACES, placesOfStickers, type CubeVector } from "./play-stickers";
import { LimitError } from "../../steps/limit-error";
import { imagesOver, numbersOf } from "../../permutations/permutation";
import { parseWord } from "../../permutations/word-notation";
import { CellError, isBlank, textOf, type Cells } from "../../grid/cells";
import { withPlace } from "../groups/cycle-cells";
import { generatorsIn } from "../groups/generator-cells";

/** The sticker at each place: `0,1,2,…`. */
type CubeState = string;

/** The six turns and where each takes each sticker, both from 0. */
interface Turns {
  readonly labels: readonly string[];
  readonly images: readonly Int32Array[];
}

interface CubeGame extends Game<CubeState, RubikPlay> {
  /** The moves of a word. */
  lineOf(word: readonly Letter[]): Move<CubeState>[];
}

/**
 * The twelve quarter turns. Any state can be solved by a word in the turns: a known one as long as the moves follow it, otherwise one that
 * is looked for. `play` makes the play of the states from the start on, and of the turns between them.
 */
function cubeGame(
  { labels, images }: Turns,
  start: Int32Array,
  play: (states: readonly Int32Array[], turns: readonly QuarterTurn[]) => RubikPlay,
): CubeGame {
  const known = new KnownLines<CubeState>();
  const inverses = images.map(invertImages);
  const points = Array.from({ length: STICKER_COUNT }, (_, sticker) => String(sticker));
  const solved = identityImages(STICKER_COUNT).join();
  const stickersIn = (state: CubeState) => Int32Array.from(state.split(","), Number);

  const moveOf = (stickers: Int32Array, { label, inverse }: Letter): Move<CubeState> => {
    const comesFrom = inverse ? images[label] : inverses[label];
    const to = comesFrom.map((place) => stickers[place]).join();
    return inverse ? { label: `${labels[label]}'`, to } : { label: labels[label], to, spot: labels[label] };
  };
  const letters = labels.flatMap((_, label) => [false, true].map((inverse): Letter => ({ label, inverse })));
  const lineFrom = (state: CubeState, word: readonly Letter[]) => {
    const line: Move<CubeState>[] = [];
    for (const letter of word) line.push(moveOf(stickersIn(line.at(-1)?.to ?? state), letter));
    return line;
  };

  const game: CubeGame = {
    start: start.join(),
    moves: (state) => letters.map((letter) => moveOf(stickersIn(state), letter)),
    isSolved: (state) => state === solved,

    *solve(state) {
      const before = known.from(state);
      if (before) return before;
      // It takes the sticker of each place home.
      const target = { points, images: stickersIn(state) };
      const turns = images.map((each) => ({ points, images: each }));
      const found = yield* factorization(target, turns, true);
      if ("impossible" in found) return found;
      const line = lineFrom(state, found.word);
      known.add(state, line, found.isShortest);
      return { line, isShortest: found.isShortest };
    },

    refuse: () => i18n.t("Here is no face of the cube."),

    lineOf(word) {
      const line = lineFrom(game.start, word);
      if ((line.at(-1)?.to ?? game.start) === solved) known.add(game.start, line, false);
      return line;
    },

    play(line) {
      const turns = line.map(({ label }): QuarterTurn => ({ face: label[0], inverse: label.length > 1 }));
      const states = [game.start, ...line.map(({ to }) => to)].map(stickersIn);
      return { ...play(states, turns), byHand: { game, line } };
    },
  };
  return game;
}

/** A quarter turn of a face, clockwise or counterclockwise as seen from outside. */
export interface QuarterTurn {
  readonly face: string;
  readonly inverse: boolean;
}

/** Rubik's cube, scrambled by a word and then turned. */
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
const MAX_WORD_LENGTH = 1000;
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
    const scrambled = scramble.reduce((stickers, { label, inverse }) => {
      const comesFrom = inverse ? images[label] : invertImages(images[label]);
      return comesFrom.map((place) => stickers[place]);
    }, identityImages(STICKER_COUNT));
    const game = cubeGame({ labels, images }, scrambled, (states, turns): RubikPlay => {
      const isSolved = (step: number) => states[step].every((sticker, place) => sticker === place);
      return {
        prefix: KIND,
        lastStep: turns.length,
        homes,
        scramble: scramble.map(({ label, inverse }) => ({ face: labels[label], inverse })),
        turns,
        stickersAfter: (step) => states[step],
        text(step) {
          const solved = i18n.t("the cube is solved");
          if (step === 0 && scramble.length === 0) return solved;
          const text = step > 0 ? textOfTurn(turns[step - 1]) : textOfScramble(formatWord(scramble, labels));
          return isSolved(step) ? `${text}; ${solved}` : text;
        },
      };
    });
    return game.play(game.lineOf(way));
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

/** The stickers, which count from 0, are the points 1 to 48. */
function readTurns(cells: Cells): Turns {
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

function readWord(cells: Cells, argument: string, labels: readonly string[]): Letter[] {
  const [[cell]] = cells;
  if (isBlank(cell)) return [];
  const word = withPlace(
    () => lettersOf(parseWord(textOf(cell), numbersOf(labels))),
    cell,
    expectedTurns,
    argument,
  );
  if (word.length > MAX_WORD_LENGTH) {
    throw new LimitError(
      i18n.t("the {argument} has {count} turns, and at most {most} are played", {
        argument,
        count: word.length,
        most: MAX_WORD_LENGTH,
      }),
    );
  }
  return word;
}

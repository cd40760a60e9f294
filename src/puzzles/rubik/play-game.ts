import { i18n } from "../../language";
import { KnownLines } from "../../playing/known-lines";
import type { Move } from "../../playing/move";
import type { Game } from "../../playing/play";
import { factorization } from "../../permutations/factoring/factorization";
import { identityImages, invertImages } from "../../permutations/images";
import type { Letter } from "../../permutations/words";
import type { QuarterTurn, RubikPlay } from "./play";
import { STICKER_COUNT } from "./play-stickers";

/** The sticker at each place: `0,1,2,…`. */
type CubeState = string;

/** The six turns and where each takes each sticker, both from 0. */
export interface Turns {
  readonly labels: readonly string[];
  readonly images: readonly Int32Array[];
}

export interface CubeGame extends Game<CubeState, RubikPlay> {
  /** The moves of a word. */
  lineOf(word: readonly Letter[]): Move<CubeState>[];
}

/**
 * The twelve quarter turns. Any state can be solved by a word in the turns: a known one as long as the moves follow it, otherwise one that
 * is looked for. `play` makes the play of the states from the start on, and of the turns between them.
 */
export function cubeGame(
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

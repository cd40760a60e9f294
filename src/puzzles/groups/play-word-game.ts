import { i18n } from "../../language";
import { brokenCondition, type Condition } from "../../permutations/conditions";
import { KnownLines } from "../../playing/known-lines";
import type { Move, MoveKey, Spot } from "../../playing/move";
import type { Game, Play } from "../../playing/play";
import type { Steps } from "../../steps";
import { invertImages } from "../../permutations/images";
import type { Letter } from "../../permutations/words";
import { whyNoLine, wordSearch } from "./play-word-search";

/** The point where each piece is, by number: `2,0,1`. */
type PlacedPieces = string;

/** A generator: where it takes each point, by number. */
export interface Generator {
  readonly label: string;
  readonly images: Int32Array;
  /** Whether it is its own inverse. With conditions it is not: the inverse may be used where it undoes the generator. */
  readonly isInvolution: boolean;
}

/** A generator, or its inverse. */
export interface PlayedLetter {
  readonly generator: number;
  readonly isInverse: boolean;
  /** As written: `A` or `A'`. */
  readonly text: string;
  readonly images: Int32Array;
}

interface WordRules {
  readonly points: readonly string[];
  readonly generators: readonly Generator[];
  /** The point where each piece is, by number. */
  readonly start: Int32Array;
  /** If it is missing, what the word makes of the start, and without a word the identity. */
  readonly target: Int32Array | undefined;
  readonly word: readonly Letter[] | undefined;
  /** For each generator, what must hold so that it can be used. Pieces are called like the points where nothing has moved them. */
  readonly conditions?: readonly (readonly Condition[])[] | undefined;
  /** What is clicked for a letter, if anything. */
  spotOf?(letter: PlayedLetter): Spot | undefined;
  /** What is said of a click elsewhere. */
  refuse(): string;
}

export interface WordGame<P extends Play> extends Game<PlacedPieces, P> {
  readonly line: readonly Move<PlacedPieces>[];
  /** Why neither the word nor any other one leads to the target; undefined if one does, or if that cannot be told. */
  whyNoWay(): Steps<string | undefined>;
}

/** All generators, each followed by its inverse if that is another permutation. */
export function playedLetters(generators: readonly Generator[]): PlayedLetter[] {
  return generators.flatMap(({ label, images, isInvolution }, generator) => [
    { generator, isInverse: false, text: label, images },
    ...(isInvolution
      ? []
      : [{ generator, isInverse: true, text: `${label}'`, images: invertImages(images) }]),
  ]);
}

/** The key of each generator that has a single letter for a label; with the shift key, it is the inverse. */
function keysOf(generators: readonly Generator[]): (letter: PlayedLetter) => MoveKey | undefined {
  const keys = generators.map(({ label }) => (/^\p{L}$/u.test(label) ? label.toLowerCase() : undefined));
  const ownKeys = keys.map((key) => (keys.indexOf(key) === keys.lastIndexOf(key) ? key : undefined));
  return ({ generator, isInverse }) => {
    const key = ownKeys[generator];
    return (isInverse ? key?.toUpperCase() : key) as MoveKey | undefined;
  };
}

const placesIn = (state: PlacedPieces) => Int32Array.from(state.split(","), Number);

/**
 * Tells which condition blocks a letter where pieces are at some points, if any. An inverse is allowed where the generator may be used after
 * it.
 */
const blockIn =
  (points: readonly string[], conditions: WordRules["conditions"]) =>
  (state: PlacedPieces, { generator, isInverse, images }: PlayedLetter) => {
    if (!conditions) return undefined;
    const places = placesIn(state);
    const at = isInverse ? places.map((point) => images[point]) : places;
    return brokenCondition(conditions[generator], (place) => {
      const piece = at.indexOf(points.indexOf(place));
      return piece < 0 ? place : points[piece];
    });
  };

const isBlockedBy = (
  { text: letter, isInverse }: PlayedLetter,
  { place, piece }: { readonly place: string; readonly piece: string },
) =>
  isInverse
    ? i18n.t("{letter} is blocked: after it, place {place} would hold {piece}.", { letter, place, piece })
    : i18n.t("{letter} is blocked: place {place} holds {piece}.", { letter, place, piece });

/**
 * The letters are the moves: they take the pieces from point to point. Any state can be solved by a word: by the given word as long as the
 * moves follow it. The callback `play` makes the play of the states from the start on, and of the letters between them.
 */
export function wordGame<P extends Play>(
  { points, generators, start, spotOf = ({ text }) => text, refuse, conditions, ...rules }: WordRules,
  play: (states: readonly Int32Array[], letters: readonly PlayedLetter[], target: Int32Array) => P,
): WordGame<P> {
  const letters = playedLetters(generators);
  const known = new KnownLines<PlacedPieces>();
  const letterOf = ({ label, inverse }: Letter) =>
    letters.find(
      ({ generator, isInverse }) =>
        generator === label && isInverse === (inverse && !generators[label].isInvolution),
    )!;
  const blockOf = blockIn(points, conditions);
  const letterNamed = (label: string) => letters.find(({ text }) => text === label)!;
  const keyOf = keysOf(generators);
  const moveOf = (state: PlacedPieces, letter: PlayedLetter): Move<PlacedPieces> => {
    const spot = spotOf(letter);
    const key = keyOf(letter);
    const to = placesIn(state).map((point) => letter.images[point]);
    return {
      label: letter.text,
      to: to.join(),
      ...(spot !== undefined && { spot }),
      ...(key && { key }),
    };
  };
  const lineFrom = (state: PlacedPieces, written: readonly Letter[]) => {
    const line: Move<PlacedPieces>[] = [];
    for (const letter of written) line.push(moveOf(line.at(-1)?.to ?? state, letterOf(letter)));
    return line;
  };

  const first = start.join();
  const given = lineFrom(first, rules.word ?? []);
  const isBlocked = given.some(({ label }, k) => blockOf(given[k - 1]?.to ?? first, letterNamed(label)));
  const word = isBlocked ? undefined : rules.word;
  const line = word ? given : [];
  const made = word && placesIn(line.at(-1)?.to ?? first);
  const target = rules.target ?? made ?? Int32Array.from(points.keys());
  const solved = target.join();
  if ((line.at(-1)?.to ?? first) === solved) known.add(first, line, line.length === 0);

  const { wordFrom, whyNoneFrom } = wordSearch(points, generators, conditions, target);
  const game: WordGame<P> = {
    start: first,
    line,
    moves: (state) =>
      letters.filter((letter) => !blockOf(state, letter)).map((letter) => moveOf(state, letter)),
    keys: letters.flatMap((letter) => keyOf(letter) ?? []),
    isSolved: (state) => state === solved,
    home: solved,

    *solve(state) {
      const before = known.from(state);
      if (before) return before;
      const found = yield* wordFrom(placesIn(state));
      if ("impossible" in found) return found;
      const solution = lineFrom(state, found.word);
      known.add(state, solution, found.isShortest);
      return { line: solution, isShortest: found.isShortest };
    },

    *whyNoWay() {
      if (known.from(first)) return undefined;
      return yield* conditions ? whyNoLine(game.solve(first)) : whyNoneFrom(start);
    },

    refuse(state, spot) {
      const letter = letters.find((each) => spotOf(each) === spot);
      const blocked = letter && blockOf(state, letter);
      return blocked ? isBlockedBy(letter, blocked) : refuse();
    },

    refuseKey(state, key) {
      const letter = letters.find((each) => keyOf(each) === key);
      const blocked = letter && blockOf(state, letter);
      return blocked && isBlockedBy(letter, blocked);
    },

    play(moves, from = first) {
      const states = [from, ...moves.map(({ to }) => to)].map(placesIn);
      const played = moves.map(({ label }) => letterNamed(label));
      return { ...play(states, played, target), byHand: { game, line: moves } };
    },
  };
  return game;
}

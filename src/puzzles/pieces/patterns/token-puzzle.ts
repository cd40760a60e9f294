import { isPause, type Steps } from "../../../steps";
import type { Arrangements } from "../arrangements";
import type { Moves } from "../places";

/**
 * A puzzle as pattern tables see it. Its pieces are tokens, told apart even if they are equal, and numbered class by class; equal pieces are one
 * class. Classes are numbered by the first place where the goal has them, so that neither names of pieces nor the start make a difference.
 */
export interface TokenPuzzle {
  readonly placeCount: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Which class belongs at each place; −1 if the place is empty at the goal. */
  readonly goal: Int32Array;
  /** The first token of each class, and the number of tokens. */
  readonly firstTokens: Int32Array;
  readonly classOf: Int32Array;
  readonly emptyCount: number;
}

/** Also tells the class of each piece number. */
export function* tokenPuzzle(
  { from, to, places }: Moves,
  { goal: pieces, counts }: Pick<Arrangements, "goal" | "counts">,
): Steps<{ puzzle: TokenPuzzle; classOfPiece: Int32Array }> {
  const classOfPiece = new Int32Array(counts.length).fill(-1);
  const goal = new Int32Array(places.count);
  const firstTokens = new Int32Array(counts.length);
  const classOf = new Int32Array(places.count - counts[0]);
  let classes = 0;
  for (let place = 0; place < goal.length; place++) {
    if (isPause(place)) yield 0;
    const piece = pieces[place];
    if (piece !== 0 && classOfPiece[piece] < 0) {
      classOfPiece[piece] = classes;
      firstTokens[classes + 1] = firstTokens[classes] + counts[piece];
      classOf.fill(classes, firstTokens[classes], firstTokens[classes + 1]);
      classes++;
    }
    goal[place] = classOfPiece[piece];
  }
  const puzzle = { placeCount: places.count, from, to, goal, firstTokens, classOf, emptyCount: counts[0] };
  return { puzzle, classOfPiece };
}

/** The places where the goal has each class. */
export function* homesByClass({ goal, firstTokens }: TokenPuzzle): Steps<number[][]> {
  const homes: number[][] = Array.from({ length: firstTokens.length - 1 }, () => []);
  for (let place = 0; place < goal.length; place++) {
    if (isPause(place)) yield 0;
    if (goal[place] >= 0) homes[goal[place]].push(place);
  }
  return homes;
}

/** The token at each place of an arrangement, −1 for none. Equal pieces are numbered in the order of their places. */
export function assignTokens(
  pieces: Int32Array,
  { firstTokens }: TokenPuzzle,
  classOfPiece: Int32Array,
  tokens: Int32Array,
  free: Int32Array,
): void {
  free.set(firstTokens);
  for (let place = 0; place < pieces.length; place++) {
    const piece = pieces[place];
    tokens[place] = piece === 0 ? -1 : free[classOfPiece[piece]]++;
  }
}

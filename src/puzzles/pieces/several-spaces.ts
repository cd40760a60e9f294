import { i18n } from "../../language";
import { identityImages } from "../../permutations/images";
import { describeGroupOf, type GroupDescription } from "../../permutations/groups/group-description";
import { permutationGroup } from "../../permutations/groups/stabilizer-chain";
import { LimitError } from "../../steps/limit-error";
import { strongComponent } from "../../search/circuits";
import type { Steps } from "../../steps";
import type { Moves } from "./places";

/** The most ways to place the empty places, times the number of places. */
const MAX_CELLS = 1 << 22;
const WAYS_PER_YIELD = 1 << 8;
/** A board of thousands of places takes long for each way. */
const PLACES_PER_YIELD = 1 << 17;
const EMPTY = -1;

/** The group of all rearrangements with several interchangeable empty places back home. Pieces are named after their places. */
export function* groupWithSpaces(moves: Moves, homes: readonly number[]): Steps<GroupDescription> {
  const { group } = yield* spacesGroup(moves, homes);
  return yield* describeGroupOf({ points: moves.places.names(), generators: [...group.generators] });
}

/**
 * The graph has the ways to place the empty places as vertices, with one arrangement for each, found by moves from home. As with one empty place
 * (puzzleGroup), a move gives a group element: take the tail's arrangement, move, and compare with the head's. These elements generate the
 * group, and moves without a way back are excluded. Throws a LimitError.
 */
export function* spacesGroup(moves: Moves, homes: readonly number[]) {
  const places = moves.places.count;
  const { arrangements, numbers, tails, heads, moves: made } = yield* waysToStand(moves, homes);
  const inReach = yield* strongComponent({ vertexCount: arrangements.length, tails, heads }, 0);
  let generators: Int32Array[] = [];
  let group = yield* permutationGroup(generators, places);
  for (let k = 0; k < made.length; k++) {
    if (k % WAYS_PER_YIELD === 0) yield k / made.length;
    if (!inReach[tails[k]] || !inReach[heads[k]]) continue;
    const element = comparison(afterMove(arrangements[tails[k]], moves, made[k]), arrangements[heads[k]]);
    if (group.contains(element)) continue;
    generators = [...generators, element];
    group = yield* permutationGroup(generators, places);
  }
  return {
    group,
    /** One arrangement with its empty places where they are in the given one, and reached from home; undefined if that has no way back. */
    arrangementLike(pieces: Int32Array): Int32Array | undefined {
      const way = numbers.get(spacesOf(pieces));
      return way !== undefined && inReach[way] ? arrangements[way] : undefined;
    },
  };
}

/**
 * An arrangement (which piece is at each place) for each way to place the empty places, home first. Their `numbers` are by where the empty
 * places are. All `moves` between them lead from the `tails` to the `heads`.
 */
function* waysToStand(moves: Moves, homes: readonly number[]) {
  const { from, to, places } = moves;
  const first = identityImages(places.count);
  for (const home of homes) first[home] = EMPTY;
  const arrangements: Int32Array[] = [first];
  const numbers = new Map([[spacesOf(first), 0]]);
  const [tails, heads, made]: number[][] = [[], [], []];
  let looked = 0;
  for (let tail = 0; tail < arrangements.length; tail++) {
    looked += from.length;
    for (let move = 0; move < from.length; move++) {
      const pieces = arrangements[tail];
      if (pieces[from[move]] === EMPTY || pieces[to[move]] !== EMPTY) continue;
      looked += places.count;
      if (looked > PLACES_PER_YIELD) {
        looked = 0;
        yield 0;
      }
      const after = afterMove(pieces, moves, move);
      const spaces = spacesOf(after);
      const head = numbers.get(spaces) ?? arrangements.length;
      if (head === arrangements.length) {
        numbers.set(spaces, head);
        arrangements.push(after);
        if (arrangements.length * places.count > MAX_CELLS) throw tooMany(places.count);
      }
      tails.push(tail);
      heads.push(head);
      made.push(move);
    }
  }
  return { arrangements, numbers, tails, heads, moves: made };
}

function spacesOf(pieces: Int32Array): string {
  let spaces = "";
  pieces.forEach((piece) => (spaces += piece === EMPTY ? "0" : "1"));
  return spaces;
}

function afterMove(pieces: Int32Array, { from, to }: Moves, move: number): Int32Array {
  const after = Int32Array.from(pieces);
  after[to[move]] = after[from[move]];
  after[from[move]] = EMPTY;
  return after;
}

/** Takes each piece of one arrangement to the piece in its place in the other. */
export function comparison(one: Int32Array, other: Int32Array): Int32Array {
  const images = Int32Array.from(one.keys());
  one.forEach((piece, place) => {
    if (piece !== EMPTY) images[piece] = other[place];
  });
  return images;
}

function tooMany(places: number): LimitError {
  return new LimitError(
    i18n.t(
      "the empty places have more than {most, number} arrangements among {places, number} places; no more are possible",
      { most: Math.floor(MAX_CELLS / places), places },
    ),
  );
}

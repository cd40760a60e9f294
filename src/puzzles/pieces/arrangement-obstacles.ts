import { i18n } from "../../language";
import { cyclesOfImages } from "../../permutations/images";
import { edgesBy } from "../../search/adjacency";
import { isPause, ITEMS_PER_STEP, type Steps } from "../../steps";
import { shown } from "../../grid/cells";
import type { Arrangements } from "./arrangements";
import { withOneWayHint } from "./move-rules";
import type { Moves } from "./places";

/** A user-facing message about an obvious reason, found without a search, why a rearrangement is impossible. */
export function* obstacleToRearranging(moves: Moves, arrangements: Arrangements): Steps<string | undefined> {
  const stuck = yield* stuckPiece(moves, arrangements);
  return stuck === undefined ? yield* wrongParity(moves, arrangements) : yield* withOneWayHint(stuck, moves);
}

/** About a second's work. */
const MAX_STEPS = 10_000_000;

function* stuckPiece(
  { from, to, places }: Moves,
  { start, goal, cells }: Arrangements,
): Steps<string | undefined> {
  if (places.count * from.length > MAX_STEPS) return undefined;
  const outgoing = yield* edgesBy(from, places.count);
  const found = new Int32Array(places.count);
  /** The last place from which a search reached each place; −1 for none. */
  const foundFrom = new Int32Array(places.count).fill(-1);
  let steps = 0;
  const reachesGoal = (first: number): boolean => {
    found[0] = first;
    foundFrom[first] = first;
    for (let next = 0, count = 1; next < count; next++, steps++) {
      const place = found[next];
      if (goal[place] === start[first]) return true;
      for (let k = outgoing.offsets[place]; k < outgoing.offsets[place + 1]; k++, steps++) {
        const head = to[outgoing.edges[k]];
        if (foundFrom[head] === first) continue;
        foundFrom[head] = first;
        found[count++] = head;
      }
    }
    return false;
  };
  for (let place = 0, pause = ITEMS_PER_STEP; place < places.count; place++) {
    if (start[place] !== 0 && !reachesGoal(place)) {
      const values = { piece: shown(cells[start[place]]), place: places.name(place) };
      return i18n.t("The piece {piece} can never get from {place} to its goal: no moves lead there.", values);
    }
    if (++steps < pause) continue;
    pause = steps + ITEMS_PER_STEP;
    yield place / places.count;
  }
  return undefined;
}

/**
 * If one place is empty and all pieces are different, each move swaps a piece with the empty place. So the number of moves is even or odd
 * like the permutation. If the places can also be coloured like a chessboard, each move takes the empty place to the other colour. Then the
 * number is even if the empty place has the same colour at the start and at the goal, otherwise odd. (The argument of the 15-puzzle: W.
 * Johnson and W. Story, 1879.)
 */
function* wrongParity(moves: Moves, { start, goal, counts }: Arrangements): Steps<string | undefined> {
  if (counts.some((count) => count !== 1)) return undefined;
  const [first, last] = [start.indexOf(0), goal.indexOf(0)];
  const colours = yield* coloursFrom(first, moves);
  if (!colours || !colours[last]) return undefined;
  const goalOf = start.map((piece) => goal.indexOf(piece));
  const exchanges = cyclesOfImages(goalOf).reduce((sum, cycle) => sum + cycle.length - 1, 0);
  const odd = exchanges % 2 === 1;
  if (odd === (colours[first] !== colours[last])) return undefined;
  return odd
    ? i18n.t(
        "This is impossible by parity. Every move exchanges a piece and the empty place. To bring all of them to their goals takes an odd number of exchanges. But the empty place reaches its goal only in an even number of moves.",
      )
    : i18n.t(
        "This is impossible by parity. Every move exchanges a piece and the empty place. To bring all of them to their goals takes an even number of exchanges. But the empty place reaches its goal only in an odd number of moves.",
      );
}

/** 1 or 2 for each place connected to the first one, so that connected places differ; undefined if impossible. */
function* coloursFrom(first: number, { places, from, to }: Moves): Steps<Uint8Array | undefined> {
  const sides = [
    { ...(yield* edgesBy(from, places.count)), ends: to },
    { ...(yield* edgesBy(to, places.count)), ends: from },
  ];
  yield 0;
  const colours = new Uint8Array(places.count);
  colours[first] = 1;
  const found = [first];
  let steps = 0;
  for (const place of found) {
    for (const { offsets, edges, ends } of sides) {
      for (let k = offsets[place]; k < offsets[place + 1]; k++) {
        if (isPause(steps++)) yield 0;
        const next = ends[edges[k]];
        if (colours[next] === colours[place]) return undefined;
        if (colours[next] === 0) found.push(next);
        colours[next] = 3 - colours[place];
      }
    }
  }
  return colours;
}

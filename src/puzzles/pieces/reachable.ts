import { unlessLimited } from "../../steps/limit-error";
import { productOfNumbers } from "../../permutations/whole-numbers";
import type { Steps } from "../../steps";
import type { Arrangements } from "./arrangements";
import type { Moves } from "./places";
import { comparison, spacesGroup } from "./several-spaces";

/**
 * Whether the moves can bring the pieces to the goal at all, by the group of the rearrangements that they make; undefined where that does
 * not tell. With the empty places back at their goal, the pieces must have been rearranged by an element of the group. Equal pieces may
 * stand for one another, so every way to tell them apart counts. The answer is certain if the first such way is possible, or if the group
 * has all even rearrangements.
 */
export function* isReachable(
  moves: Moves,
  { start, goal, counts }: Pick<Arrangements, "start" | "goal" | "counts">,
): Steps<boolean | undefined> {
  const empty = Array.from(goal.keys()).filter((place) => goal[place] === 0);
  const spaces = yield* unlessLimited(spacesGroup(moves, empty));
  /** The homes that are left for each piece number, and the home of the piece at each place. */
  const homes = Array.from(counts, (): number[] => []);
  goal.forEach((piece, place) => homes[piece].push(place));
  yield 0;
  const homeAt = start.map((piece) => (piece === 0 ? -1 : homes[piece].pop()!));
  const like = spaces?.arrangementLike(homeAt);
  if (!spaces || !like) return undefined;
  if (spaces.group.contains(comparison(like, homeAt))) return true;
  const hasEquals = counts.some((count, piece) => piece > 0 && count > 1);
  if (!hasEquals) return false;
  const allOrders = productOfNumbers(Array.from({ length: start.length - counts[0] }, (_, k) => k + 1));
  return 2n * spaces.group.order >= allOrders ? true : undefined;
}

import { i18n } from "../../language";
import { waysAfter, type SimpleWays } from "../../search/placed-graph";
import { shortestSimpleWay } from "../../search/simple-ways";
import type { Steps } from "../../steps";
import { limited } from "../limited";
import { shortestWay, type SearchResult, type Way } from "../puzzle-kind";
import type { JumpBoard } from "./cells";
import { firstOf, nearestWays, waysWithSum } from "./sums";

/** Which sum the numbers on the way must have under the rules. */
export type Aim = "any" | "zero" | "least";

/** A board, and the ways from its start to its goal. */
export interface JumpPuzzle {
  readonly aim: Aim;
  readonly board: JumpBoard;
  readonly ways: SimpleWays;
}

/** The shortest way that the rules allow; of equally short ones, the first in the order of the starts and jumps. */
export function* shortestJumps({ aim, board, ways }: JumpPuzzle): Steps<SearchResult> {
  const unequal = aim === "zero" ? parityAgainstZero(board, ways) : undefined;
  if (unequal) return { impossible: unequal };
  const shortest = yield* fewestTiles(ways);
  if (aim === "any" || "impossible" in shortest) return shortest;
  if (aim === "least") {
    const nearest = yield* limited(nearestWays(ways, board));
    return { way: nearest.map(({ way }) => way).reduce((one, other) => firstOf(ways, one, other)) };
  }
  const none = i18n.t(
    "There are routes from the start to the goal, but the numbers on none of them add up to 0.",
  );
  return yield* withSum(ways, board, 0, none);
}

/** The shortest way, with any sum or the sum 0, that begins with the tiles visited so far. Returns only how it goes on. */
export function* shortestJumpsAfter(puzzle: JumpPuzzle, visited: Way): Steps<SearchResult> {
  if (visited.length === 1) return yield* shortestJumps(puzzle);
  const { aim, board, ways } = puzzle;
  const unequal = aim === "zero" ? parityAgainstZero(board, ways) : undefined;
  if (unequal) return { impossible: unequal };
  const rest = waysAfter(ways, visited);
  const shortest = yield* fewestTiles(
    rest,
    i18n.t("From here, every route to the goal visits some tile twice."),
  );
  if (aim === "any" || "impossible" in shortest) return shortest;
  const sum = visited.slice(0, -1).reduce((so, tile) => so + board.numbers[tile], 0);
  const none = i18n.t("From here there are routes to the goal, but none of them brings the sum to 0.");
  return yield* withSum(rest, board, -sum, none);
}

/** The shortest way visits no tile twice anyway. */
export function fewestTiles(
  { graph, starts, goals }: SimpleWays,
  impossible = i18n.t("There is no route from the start to the goal."),
): Steps<SearchResult> {
  const isGoal = new Set(goals);
  return shortestWay(graph, starts, (tile) => isGoal.has(tile), impossible);
}

function* withSum(ways: SimpleWays, board: JumpBoard, sum: number, impossible: string): Steps<SearchResult> {
  const way = yield* limited(shortestSimpleWay(waysWithSum(ways, board, sum)));
  return way ? { way } : { impossible };
}

/**
 * Why no way has the sum 0, if parity rules it out. A jump over n tiles changes the row or the column by n. So the sum of all numbers
 * except the goal's is even or odd like the distance in rows and columns, whatever the signs.
 */
export function parityAgainstZero(
  { columns, numbers }: JumpBoard,
  { starts, goals }: SimpleWays,
): string | undefined {
  const distance = (start: number, goal: number) =>
    Math.abs(Math.floor(start / columns) - Math.floor(goal / columns)) +
    Math.abs((start % columns) - (goal % columns));
  const isOdd = (start: number, goal: number) => (distance(start, goal) + numbers[goal]) % 2 !== 0;
  if (!starts.every((start) => goals.every((goal) => isOdd(start, goal)))) return undefined;
  return starts.length > 1 || goals.length > 1 || numbers[goals[0]] !== 0
    ? i18n.t(
        "The sum cannot be 0: the distances from start to goal show that the numbers on every route add up to an odd number.",
      )
    : i18n.t(
        "The sum cannot be 0. The goal is {away, plural, one {# tile} other {# tiles}} away from the start, an odd number. So the numbers on every route add up to an odd number.",
        { away: distance(starts[0], goals[0]) },
      );
}

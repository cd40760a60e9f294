import type { Steps } from "../steps";
import { exactNumber } from "../grid/exact-number";
import { i18n } from "../language";
import { formatPermutation } from "../permutations/permutation";
import { permutationOfPath } from "../permutations/paths";
import { puzzleGroup } from "../puzzles/pieces/puzzle-group";
import { hardestArrangements } from "../puzzles/pieces/hardest";
import { rearrangement } from "../puzzles/pieces/kind";
import { spacePaths } from "../puzzles/pieces/space-paths";
import type { Cell } from "../grid/cells";
import { answerInSlices, NoSolution, movesOf, solutionOf } from "./calls/answering";
import { withOneWayHint } from "../puzzles/pieces/move-rules";
import { checkShape, writtenRows } from "./cells/answers";
import { readCellsInSteps, readOneCell, readRanges, readWords } from "./cells/host-cells";
import { readCount } from "./cells/options";

/**
 * How a list of moves is meant.
 * @customenum {string}
 */
enum MovesRules {
  /** Each move also leads back. */
  bothWays = "both ways",
}

/**
 * Lists the round trips of the empty place that visit no other place twice, with their permutations.
 * @customfunction SPACEPATHS
 * @param moves Two columns, from and to: the moves of the pieces. The empty place goes the other way.
 * @param home The place that is empty at the beginning and at the end.
 * @param [longest] The most moves of a round trip. Default: any number.
 * @param [rules] both ways: each move also leads back. Default: moves go one way.
 * @returns Two columns, space-paths and their permutations.
 * @example =PUZZLE.SPACEPATHS({1,2;2,3;3,1;2,1},1) = {"1-2-1","()";"1-3-2-1","(2 3)"}
 */
export function findSpacePaths(
  moves: unknown[][],
  home: unknown,
  longest?: unknown,
  rules?: MovesRules,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const {
      circuits,
      named,
      moves: read,
    } = yield* spacePaths({
      moves: yield* readCellsInSteps(moves, "moves"),
      home: readOneCell(home, "home"),
      longest: readCount(longest, "longest", Infinity),
      rules: readWords(rules, "rules"),
    });
    if (circuits.length === 0) {
      const none = i18n.t("No space-path leads from home back to home.");
      throw new NoSolution(yield* withOneWayHint(none, read));
    }
    return yield* writtenRows(circuits, (circuit) => {
      const path = named(circuit);
      return [path.join("-"), formatPermutation(permutationOfPath(path))];
    });
  }, invocation);
}

/**
 * Names the group of a sliding puzzle and counts its elements, whatever the form of the board.
 * @customfunction PUZZLEGROUP
 * @param moves Two columns, from and to: the moves of the pieces. The empty place goes the other way. Default: pieces on a board move to neighbouring cells.
 * @param home The place that is empty at the beginning and at the end, or a range with several. Every other place has its own piece. Without moves, a board with its pieces, of three or more columns; # is not a place.
 * @param [rules] both ways: each move also leads back. Default: moves go one way.
 * @returns Two cells, the group's name and its order. The order is a number, a text of its digits if there are more than fifteen, or a product such as 9999!/2 if a cell cannot hold them.
 * @example =PUZZLE.PUZZLEGROUP({1,2;2,3;3,4;4,1;1,3},1) = {"S3",6}
 */
export function findPuzzleGroup(
  moves: unknown[][],
  home: unknown[][],
  rules?: MovesRules,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const cells = yield* readRanges({ moves, home });
    const { name, orderText, noReturn } = yield* puzzleGroup({ ...cells, rules: readWords(rules, "rules") });
    if (noReturn !== undefined) throw new NoSolution(noReturn);
    return [[name, exactNumber(orderText)]];
  }, invocation);
}

/**
 * Finds the fewest moves that bring pieces from one arrangement to another.
 * @customfunction REARRANGE
 * @param moves Columns from and to, and perhaps a name: the moves that a piece can make if the place where it goes is empty. Default: pieces on a board move to neighbouring cells.
 * @param start Two columns: places and pieces. No piece means the empty place. Equal pieces are interchangeable. Or a board with its pieces, of three or more columns; # is not a place.
 * @param goal Two columns: places and pieces. Or a board such as the start.
 * @param [rules] both ways: each move also leads back. Default: moves go one way.
 * @returns Four columns, one move a row: from, to, the piece and the move's name.
 * @example =PUZZLE.REARRANGE({1,2,"up";2,3,"over";3,1,"down"},{1,"a";2,"";3,"b"},{1,"b";2,"a";3,""}) = {1,2,"a","up";3,1,"b","down"}
 */
export function rearrange(
  moves: unknown[][],
  start: unknown[][],
  goal: unknown[][],
  rules?: MovesRules,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const cells = yield* readRanges({ moves, start, goal });
    const puzzle = yield* rearrangement.read({ ...cells, rules: readWords(rules, "rules") });
    return yield* movesOf(puzzle, yield* solutionOf(puzzle), 4);
  }, invocation);
}

/**
 * Finds the hardest arrangements: how many need each number of moves to a goal.
 * @customfunction HARDEST
 * @param moves Columns from and to, and perhaps a name: the moves that a piece can make if the place where it goes is empty. Default: pieces on a board move to neighbouring cells.
 * @param goal Two columns: places and pieces. No piece means the empty place. Equal pieces are interchangeable. Or a board with its pieces, of three or more columns; # is not a place.
 * @param [rules] both ways: each move also leads back. Default: moves go one way.
 * @returns A row for each number of moves, the most first: the moves, how many arrangements take them, and an example, a cell for each place in the goal's order. If possible, the same places are empty in it as in the goal.
 * @example =PUZZLE.HARDEST({1,2;2,1;2,3;3,2;3,1;1,3},{1,"a";2,"b";3,""}) = {3,1,"b","a","";2,2,"b","","a";1,2,"","b","a";0,1,"a","b",""}
 */
export function findHardest(
  moves: unknown[][],
  goal: unknown[][],
  rules?: MovesRules,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const { places, distances } = yield* hardestArrangements(
      yield* readCellsInSteps(moves, "moves"),
      yield* readCellsInSteps(goal, "goal"),
      readWords(rules, "rules"),
    );
    checkShape(distances.length, places.length + 2);
    return yield* writtenRows(distances, ({ distance, count, example }) => [distance, count, ...example]);
  }, invocation);
}

import { designKey, MEASURES } from "../puzzles/free-the-key/design-key";
import { MAX_POSITIONS } from "../puzzles/free-the-key/escapes";
import { checkCuts } from "../puzzles/free-the-key/kind";
import { answerInSlices } from "./answering";
import { equallyLong } from "./cells/answers";
import { readChoice } from "./cells/choice";
import { readSeed, readSize } from "./cells/sizes";

const MAX_COLUMNS = 64;
const MAX_LEVELS = 16;

/**
 * What makes a key hard.
 * @customenum {string}
 */
enum KeyMeasure {
  /** The shortest route out has many moves. */
  escape = "escape",
  /** Every route out slides the disk back often. */
  back = "back",
}

/**
 * Designs a key with teeth and a disk with cuts that is hard to take off.
 * @customfunction DESIGNKEY
 * @helpurl https://localhost:3000/help/functions/designkey.html
 * @cancelable
 * @requiresAddress
 * @param columns The places on the key, from 3 to 64. The puzzle Free the Key has 21. The first and the last place have no teeth.
 * @param positions The turns of the disk: an even number up to 32. The puzzle Free the Key has 16.
 * @param levels How many heights there are, from 1 to 16: with 5 they are 0 to 4.
 * @param [seed] A whole number. Each finds another key, always the same one.
 * @param [measure] What makes a key hard. escape: the shortest route out has many moves. back: every route out slides the disk back often. Default: escape.
 * @param invocation How Excel cancels the call.
 * @returns Four rows: the heights of the teeth above and below, the cuts of the disk, and the measure with its number. The shortest way out begins in row 1 of the maze.
 */
export function designHardKey(
  columns: unknown,
  positions: unknown,
  levels: unknown,
  seed?: unknown,
  measure?: KeyMeasure,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const asked = readChoice(measure, "measure", MEASURES);
    const question = {
      columns: readSize(columns, "columns", 3, MAX_COLUMNS),
      positions: readSize(positions, "positions", 2, MAX_POSITIONS),
      levels: readSize(levels, "levels", 1, MAX_LEVELS),
      seed: readSeed(seed),
      measure: asked,
    };
    checkCuts("positions", question.positions);
    const { rows, measured } = yield* designKey(question);
    return equallyLong<string | number>([...rows, [asked, measured]]);
  }, invocation);
}

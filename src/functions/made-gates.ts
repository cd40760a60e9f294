import { isBlank } from "../grid/cells";
import { gateMessage } from "../puzzles/cat-walk/gate-message";
import { answerInSlices } from "./answering";
import { readCells } from "./cells/host-cells";
import { readSeed } from "./cells/sizes";

/**
 * Makes a maze of gates in which a message is hidden: the only way from S to G through gates of these colours in turn, over and over and into no room twice, spells it by the columns in which it goes up or down. SOLVEMAZE reads it.
 * @customfunction MAKEGATES
 * @helpurl https://localhost:3000/help/functions/makegates.html
 * @cancelable
 * @requiresAddress
 * @param message The message: up to 40 letters from A to Z; spaces are left out.
 * @param colours The colours in their order, such as gray or red blue green. For two messages there may be two orders: gray; red blue green.
 * @param [second] Another message for the second order of colours. If only one order is given, the second is the same beginning with its second colour.
 * @param [seed] A whole number for another maze; the same number gives the same maze.
 * @param invocation How Excel cancels the call.
 * @returns The maze with S and G: rooms in even rows and columns, and between them # for a wall, a blank cell or the colour of a gate.
 */
export function makeGates(
  message: unknown[][],
  colours: unknown[][],
  second?: unknown[][],
  seed?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const { cells } = yield* gateMessage({
      message: readText(message, "message"),
      colours: readText(colours, "colours"),
      second: readText(second, "second"),
      seed: readSeed(seed),
    });
    return cells;
  }, invocation);
}

/** The text of a cell, or of several ones with spaces between. */
const readText = (raw: unknown, argument: string): string =>
  readCells(raw, argument)
    .flat()
    .filter((cell) => !isBlank(cell))
    .join(" ");

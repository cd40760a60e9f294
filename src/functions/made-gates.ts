import { isBlank } from "../grid/cells";
import { gateMessage } from "../puzzles/cat-walk/gate-message";
import { answerInSlices } from "./answering";
import { readCells } from "./cells/host-cells";
import { readSeed } from "./cells/sizes";

/**
 * Makes a maze of gates that hides a message: the only route from S to G spells it.
 * @customfunction MAKEGATES
 * @helpurl https://localhost:3000/help/functions/makegates.html
 * @cancelable
 * @requiresAddress
 * @param message The message: up to 40 letters from A to Z. Spaces are left out.
 * @param colours The colours in their order, such as gray or red blue green. Two messages may have two orders: gray; red blue green.
 * @param [second] Another message for the second order of colours. Default order: the first one, beginning with its second colour.
 * @param [seed] A whole number. Each makes another maze, always the same one.
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

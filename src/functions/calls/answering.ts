import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { CellError, type Cell } from "../../grid/cells";
import type { FollowedInvocation } from "./custom-function";
import { checkSize, checkSizeInSteps } from "../cells/answers";
import type { Steps } from "../../steps";
import { inSlices, pause, runSlice, type Slices } from "../../steps/slices";
import { ErrorInCell } from "../cells/host-cells";
import type { Puzzle, Way } from "../../puzzles/puzzle-kind";

/** There is no solution; the message says why. */
export class NoSolution extends Error {
  override readonly name = "NoSolution";
}

/** Long enough to get something done, short enough not to keep others waiting. */
export const SLICE_MS = 30;

/** Computes an answer, turning any failure into the error that Excel shows. */
export function answer<Answer>(compute: () => Answer): Answer {
  try {
    return checkSize(compute());
  } catch (error) {
    throw asExcelError(error);
  }
}

/**
 * Computes an answer that seldom takes long: immediately if it is soon done, otherwise in slices that Excel does not cancel. In the latter
 * case it returns a promise, which hosts accept from every function. The type gives the resolved value, as functions.json does.
 */
export function answerSoon<Answer>(steps: () => Steps<Answer>): Answer {
  try {
    const running = checked(steps);
    const first = firstSlice(running);
    return first.done ? first.value : (answerAfterPauses(running) as Answer);
  } catch (error) {
    throw asExcelError(error);
  }
}

/**
 * Computes an answer step by step: immediately if it is soon done, otherwise in time slices with pauses for others, until Excel cancels the
 * call.
 */
export async function answerInSlices<Answer>(
  steps: () => Steps<Answer>,
  invocation: CustomFunctions.CancelableInvocation | undefined,
): Promise<Answer> {
  try {
    const running = checked(steps);
    const first = firstSlice(running);
    if (first.done) return first.value;
    return await answerAfterPauses(running, invocation && followed(invocation));
  } catch (error) {
    throw asExcelError(error);
  }
}

/** Most work is done in its first step, so that asking for the time would be a good part of it. */
function firstSlice<Answer>(running: Steps<Answer>): IteratorResult<number, Answer> {
  const first = running.next();
  return first.done ? first : runSlice(running, SLICE_MS);
}

/** Lets an invocation cancel work in slices, and ask how far it is. */
function followed(invocation: FollowedInvocation): Slices {
  let isCancelled = false;
  let part = 0;
  invocation.onCanceled = () => (isCancelled = true);
  invocation.howFar = () => part;
  return {
    onProgress: (next) => (part = next),
    checkCancelled() {
      if (isCancelled) throw cancelled();
    },
  };
}

async function answerAfterPauses<Answer>(running: Steps<Answer>, slices?: Slices): Promise<Answer> {
  try {
    await pause();
    slices?.checkCancelled?.();
    return await inSlices(running, { milliseconds: SLICE_MS, ...slices });
  } catch (error) {
    throw asExcelError(error);
  }
}

function* checked<Answer>(steps: () => Steps<Answer>): Steps<Answer> {
  return yield* checkSizeInSteps(yield* steps());
}

/** The error with which a call ends that was cancelled, by Excel or in the pane. */
export const cancelled = (): CustomFunctions.Error =>
  excelError(CustomFunctions.ErrorCode.notAvailable, wasCancelled());

export const wasCancelled = () =>
  i18n.t("The calculation was cancelled. Enter the formula again to compute it.");

/** Excel shows messages only for #VALUE! and #N/A. */
export function asExcelError(error: unknown): unknown {
  const { ErrorCode } = CustomFunctions;
  if (error instanceof ErrorInCell) return passedOn(error);
  if (error instanceof CellError) return excelError(ErrorCode.invalidValue, error.message);
  if (error instanceof NoSolution) return excelError(ErrorCode.notAvailable, error.message);
  if (error instanceof LimitError) {
    const message = i18n.t("This is too much to compute: {limit}.", { limit: error.message });
    return excelError(ErrorCode.invalidValue, message);
  }
  return error;
}

/** In characters. A message may quote a whole cell, and its end says what to do. */
const MAX_MESSAGE = 400;
const MESSAGE_END = 150;

function excelError(code: CustomFunctions.ErrorCode, message: string): CustomFunctions.Error {
  const characters = Array.from(message);
  if (characters.length <= MAX_MESSAGE) return new CustomFunctions.Error(code, message);
  const beginning = characters.slice(0, MAX_MESSAGE - MESSAGE_END - 1);
  return new CustomFunctions.Error(code, [...beginning, "…", ...characters.slice(-MESSAGE_END)].join(""));
}

/** The errors that a custom function may return. */
const ERROR_NAMES: Readonly<Record<string, keyof typeof CustomFunctions.ErrorCode>> = {
  "#N/A": "notAvailable",
  "#DIV/0!": "divisionByZero",
  "#NUM!": "invalidNumber",
  "#NULL!": "nullReference",
};

function passedOn(error: ErrorInCell): CustomFunctions.Error {
  const code = CustomFunctions.ErrorCode[ERROR_NAMES[error.errorCode] ?? "invalidValue"];
  return excelError(code ?? CustomFunctions.ErrorCode.invalidValue, error.message);
}

/** The way through a puzzle. Throws a NoSolution that says why there is none. */
export function* solutionOf(puzzle: Pick<Puzzle, "solve">): Steps<Way> {
  const outcome = yield* puzzle.solve();
  if ("impossible" in outcome) throw new NoSolution(outcome.impossible);
  return outcome.way;
}

/** The moves, one per row; a row of that many blanks if the start is the goal. */
export function* movesOf(puzzle: Pick<Puzzle, "move">, way: Way, columns: number): Steps<Cell[][]> {
  if (way.length === 1) return [new Array<Cell>(columns).fill("")];
  const moves: Cell[][] = [];
  for (let k = 1; k < way.length; k++) {
    moves.push([...puzzle.move(way[k - 1]!, way[k]!)]);
    yield k / way.length;
  }
  return moves;
}

import { readConventions } from "../../../excel/conventions";
import { readRanges, type PuzzleRange } from "../../../excel/puzzle-sheet";
import { splitAddress } from "../../../grid/sheet-names";
import { formulaOf, type AnswerFormula, type Fact } from "../../../playing/guess";
import { NotPlayable, type Play, type PlayKind } from "../../../playing/play";
import type { ProductOrder } from "../../../permutations/product-order";
import { playableOf } from "../../../puzzles";
import { inSlices } from "../../../steps/slices";
import { describeObstacle } from "../../../components/obstacle";
import { cellsOf, positionsIn, solve, type Addresses } from "../../../view/solving";

/** What is found out about a puzzle in ranges. */
export interface Answer {
  readonly kind: PlayKind;
  readonly ranges: Readonly<Record<string, PuzzleRange>>;
  /** That of the book. */
  readonly order: ProductOrder;
  readonly facts: readonly Fact[];
  /** Missing if there is nothing to play, which `problem` explains. */
  readonly play?: Play;
  readonly problem?: string;
}

/**
 * Finds out about the puzzle in some ranges, in slices between which others may work. Throws a user-facing error, and the signal's reason
 * if aborted.
 */
export async function answerAbout(
  kind: PlayKind,
  addresses: Addresses,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const { order } = await readConventions();
  const { ranges } = await readRanges(addresses);
  signal.throwIfAborted();
  try {
    const puzzle = cellsOf(kind, ranges, order);
    const telling = playableOf(kind.prefix).guess?.facts?.(puzzle.cells);
    const checkCancelled = () => signal.throwIfAborted();
    const facts = telling ? await inSlices(telling, { onProgress, checkCancelled }) : [];
    try {
      const play = await solve(puzzle, onProgress, signal);
      return { kind, ranges, order, facts, play };
    } catch (error) {
      if (!(error instanceof NotPlayable) || facts.length === 0) throw error;
      return { kind, ranges, order, facts, problem: error.message };
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new Error(describeObstacle(error, ranges), { cause: error });
  }
}

/** A formula for a cell at an address, such as `Sheet1!E2`. Undefined if a range is missing, or not as wide as the formula takes it. */
export function formulaAt(
  address: string,
  { template, fromRight = template, widths = {} }: AnswerFormula,
  { kind, ranges, order }: Pick<Answer, "kind" | "ranges" | "order">,
): string | undefined {
  const { sheet } = splitAddress(address);
  return formulaOf(order === "left to right" ? template : fromRight, (name) => {
    const range = Object.hasOwn(ranges, name) ? ranges[name] : undefined;
    if (!range || (widths[name] ?? range.values[0]!.length) !== range.values[0]!.length) return undefined;
    const { within } = kind.ranges.find((each) => each.name === name)!;
    const positions = within === undefined ? undefined : positionsIn(ranges[within], range);
    if (positions) return `{${positions.map((position) => position.join(",")).join(";")}}`;
    return splitAddress(range.fullAddress).sheet === sheet ? range.address : range.fullAddress;
  });
}

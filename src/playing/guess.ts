import { CellError, type Cells } from "../grid/cells";
import type { Steps } from "../steps";
import { LimitError } from "../steps/limit-error";
import type { PlayKind, PlayRange } from "./play";

/** How much cells look like a range of a puzzle. */
export interface Likeness {
  /** From 0 to 1, to be compared with that of other ranges and kinds. */
  readonly likelihood: number;
  /** In words: “34 walls #, a start S and a goal G”. */
  readonly reason: string;
}

/** How much cells look like a certain range; undefined if they cannot be it. The time that it takes is linear in their number. */
type Looks = (cells: Cells) => Likeness | undefined;

export interface AnswerFormula {
  /** Such as “how many moves”. Not yet translated. */
  readonly title: string;
  /** With ranges in braces: `PUZZLE.SOLVEMAZE({maze},{start?},,,"length")`. Those with a question mark may be missing. */
  readonly template: string;
  /** The same for a book that multiplies from right to left, if it is another one. */
  readonly fromRight?: string;
  /** The only width, in columns, that the formula takes, by the name of the range. Without it, any width will do. */
  readonly widths?: Readonly<Record<string, number>>;
}

/** What is known of a puzzle besides its solution. */
export interface Fact {
  readonly title: string;
  readonly value: string;
}

/** How a kind of puzzle is recognised from cells without names, and what can be answered about it. */
export interface KindGuess {
  /** Keyed by the names of the kind's ranges. */
  readonly looks: Readonly<Record<string, Looks>>;
  /** The most useful one first. */
  readonly formulas: readonly AnswerFormula[];
  /** Throws a CellError or a LimitError. */
  facts?(cells: Readonly<Record<string, Cells>>): Steps<readonly Fact[]>;
}

/** What cells can be: a range of a kind of puzzle. */
export interface Guess extends Likeness {
  readonly kind: PlayKind;
  readonly range: PlayRange;
}

/** Less likely guesses would only be in the way. */
const LEAST_LIKELY = 0.2;

/** What cells can be, the likeliest first; of equally likely ones, the first in the order of the kinds. */
export function guessesOf(
  cells: Cells,
  known: readonly { readonly kind: PlayKind; readonly guess?: KindGuess }[],
): Guess[] {
  const guesses = known.flatMap(({ kind, guess }) =>
    kind.ranges.flatMap((range): Guess[] => {
      const likeness = guess?.looks[range.name]?.(cells);
      return likeness && likeness.likelihood > LEAST_LIKELY ? [{ kind, range, ...likeness }] : [];
    }),
  );
  return guesses.sort((a, b) => b.likelihood - a.likelihood);
}

/** What a reader makes of cells; undefined if they are not as it expects. */
export function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CellError || error instanceof LimitError) return undefined;
    throw error;
  }
}

/** The formula of a template. Undefined if a range is missing. `reference` says how a range is written. */
export function formulaOf(
  template: string,
  reference: (range: string) => string | undefined,
): string | undefined {
  let isComplete = true;
  const filled = template.replace(/\{([a-z]+)(\?)?\}/gi, (_match, range: string, optional?: string) => {
    const written = reference(range);
    if (written === undefined && !optional) isComplete = false;
    return written ?? "";
  });
  return isComplete ? `=${filled.replace(/,+\)/g, ")")}` : undefined;
}

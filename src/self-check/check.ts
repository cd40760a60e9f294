import type { CellInput, Scratch } from "./scratch";
import type { TopicId } from "./topic-names";

/** The outcome of a check: what was expected of Excel and what was seen, or why it could not be tried. */
export type Finding =
  | {
      readonly mark: "holds" | "falls short";
      readonly expected: string;
      readonly seen: string;
      /** Which of several ways this Excel does it, user-facing, where the add-in takes any of them. */
      readonly how?: string;
    }
  | { readonly mark: "not tried"; readonly reason: string };

/** One thing the add-in needs of Excel. */
export interface Check {
  /** Its topic and name, such as `spills.grow`, used in reports in every language. */
  readonly id: `${TopicId}.${string}`;
  /** What is true if the check holds, in English. It is translated where it is shown. */
  readonly title: string;
  /** A function that the title mentions. */
  readonly about?: string;
  /** A requirement set that the manifest does not ask for. Without it, the check is not tried. */
  readonly needs?: readonly [set: string, version: string];
  /** Tried before all others and before the workbook is examined. It has no sheet of its own. */
  readonly isFirst?: true;
  /** A name for the sheet that it shares with adjacent checks of the same `sharedSheet`. */
  readonly sharedSheet?: string;
  /** Rejects when the host refuses what is tried, which counts as falling short. */
  run(scratch: Scratch): Promise<Finding>;
}

export interface Result {
  readonly check: Check;
  readonly finding: Finding;
  readonly milliseconds: number;
}

/** Holds if both are equal, cell by cell and entry by entry. */
export function compared(expected: unknown, seen: unknown): Finding {
  const [wanted, found] = [jsonText(expected), jsonText(seen)];
  return { mark: wanted === found ? "holds" : "falls short", expected: wanted, seen: found };
}

/** Like `compared`, and tells how this Excel does it. */
export function comparedAnd(how: string, expected: unknown, seen: unknown): Finding {
  const finding = compared(expected, seen);
  return finding.mark === "holds" ? { ...finding, how } : finding;
}

/** @param reason user-facing */
export const notTried = (reason: string): Finding => ({ mark: "not tried", reason });

interface Typed extends Omit<Check, "run"> {
  /** What is typed, by the cells where it begins. */
  readonly typed: Readonly<Record<string, readonly (readonly CellInput[])[]>>;
  readonly answers: readonly [cells: string, expected: readonly (readonly unknown[])[]];
}

/** A check of what cells answer when others have been typed. */
export const answersWhenTyped = ({ typed, answers: [cells, expected], ...check }: Typed): Check => ({
  ...check,
  run: async (scratch) => {
    for (const [at, rows] of Object.entries(typed)) await scratch.enter(at, rows);
    return compared(expected, await scratch.answers(cells));
  },
});

const MAX_SHOWN_LENGTH = 400;

/** Values as a report shows them. Texts are quoted so that `1` and `"1"` differ. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)} … (${text.length})`;
}

import type { Bench } from "./bench";
import type { TopicId } from "./topic-names";

/** What came of a check: what was expected of Excel, and what was seen; or why it could not be tried. */
export type Finding =
  | { readonly mark: "holds" | "falls short"; readonly expected: string; readonly seen: string }
  | { readonly mark: "not tried"; readonly reason: string };

/** One thing that the add-in takes for granted of Excel. */
export interface Check {
  /** Its topic and its name, such as `spills.grow`; reports in all languages name it so. */
  readonly id: `${TopicId}.${string}`;
  /** What holds if it holds, in English; it is said in the host's language where it is shown. */
  readonly title: string;
  /** A function that the title speaks of. */
  readonly about?: string;
  /** A requirement set that the manifest does not ask for; where Excel does not have it, the check is not tried. */
  readonly needs?: readonly [set: string, version: string];
  /** It is tried before all others, and before the workbook is looked at; it has no sheet of its own. */
  readonly isFirst?: true;
  /** A name for the sheet that it shares with the checks before and after it that give the same name. */
  readonly sharedSheet?: string;
  /** Rejects where the host refuses what is tried, which is a check that falls short. */
  run(bench: Bench): Promise<Finding>;
}

/** A check with what came of it, and how long that took. */
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

/** @param reason in words for the user */
export const notTried = (reason: string): Finding => ({ mark: "not tried", reason });

const MAX_SHOWN_LENGTH = 400;

/** Values as a report shows them: texts in quotes, so that `1` and `"1"` differ. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)} … (${text.length})`;
}

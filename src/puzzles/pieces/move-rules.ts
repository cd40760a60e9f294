import { i18n } from "../../language";
import { isPause, type Steps } from "../../steps";
import { unknownRules } from "../puzzle-kind";
import type { Moves } from "./places";

/** What numbers in the third column of a table of moves mean. */
export type ThirdColumn = "costs" | "names";

/** How a table of moves is read. */
export interface MoveRules {
  /** Whether each move also leads back. */
  readonly bothWays: boolean;
  /** What was said of the third column, if anything. */
  readonly third?: ThirdColumn;
}

const BOTH_WAYS = "both ways";

/** Reads the words of rules such as `costs both ways`; `known` are those for a third column. Throws a CellError. */
export function readMoveRules(words: readonly string[] = [], known: readonly ThirdColumn[] = []): MoveRules {
  const text = words.join(" ");
  const rest = text.replace(BOTH_WAYS, "").trim();
  const third = known.find((each) => each === rest);
  if (rest !== "" && third === undefined) throw unknownRules(text, [...known, BOTH_WAYS]);
  return { bothWays: text.includes(BOTH_WAYS), ...(third && { third }) };
}

/**
 * What is wrong if there is no way, with the remedy if no move of the table leads back along another. People who mean both directions often
 * write each move once.
 */
export function* withOneWayHint(problem: string, { from, to, places: { count } }: Moves): Steps<string> {
  const seen = new Set<number>();
  for (let move = 0; move < from.length; move++) {
    if (isPause(move)) yield 0;
    if (seen.has(to[move] * count + from[move])) return problem;
    seen.add(from[move] * count + to[move]);
  }
  return `${problem} ${i18n.t('Edges go one way; to go both ways, write "both ways" for rules.')}`;
}

import { i18n } from "../../language";
import { MOST_ANSWER_CELLS, MOST_ANSWER_CHARACTERS } from "../../permutations/answer-limits";
import { CellError } from "../../puzzles";

/** What Excel's sheet has. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** In place of an argument's name: what is wrong is none of the arguments. */
export const theAnswer = () => i18n.t("the answer");

/** Makes sure that a host can take an answer of this shape, before it is built. Throws a CellError. */
export function checkShape(rows: number, columns: number): void {
  if (columns > MOST_COLUMNS) {
    const sizes = { needed: columns, most: MOST_COLUMNS };
    throw refused(i18n.t("it needs {needed, number} columns, and a sheet has {most, number}", sizes));
  }
  if (rows > MOST_ROWS) {
    const sizes = { needed: rows, most: MOST_ROWS };
    throw refused(i18n.t("it needs {needed, number} rows, and a sheet has {most, number}", sizes));
  }
  if (rows * columns > MOST_ANSWER_CELLS) {
    const sizes = { rows, columns, most: MOST_ANSWER_CELLS };
    throw refused(
      i18n.t(
        "its {rows, number} rows of {columns, number} cells are too large a table; at most {most, number} cells are possible",
        sizes,
      ),
    );
  }
}

/** Hands on an answer that a host can take. All answers of all functions come through here. Throws a CellError. */
export function checkSize<Answer>(answer: Answer): Answer {
  if (!Array.isArray(answer)) return answer;
  const rows = answer as readonly unknown[][];
  checkShape(
    rows.length,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const characters = rows.reduce((sum, row) => sum + charactersOf(row), 0);
  if (characters > MOST_ANSWER_CHARACTERS) throw tooLong();
  return answer;
}

export function charactersOf(row: readonly unknown[]): number {
  let characters = 0;
  for (const cell of row) if (typeof cell === "string") characters += cell.length;
  return characters;
}

export function tooLong(): CellError {
  return refused(
    i18n.t("it has more than {most, number} characters, the most that are possible", {
      most: MOST_ANSWER_CHARACTERS,
    }),
  );
}

function refused(problem: string): CellError {
  return new CellError(theAnswer(), problem);
}

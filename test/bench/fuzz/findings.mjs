const MAX_TEXT_LENGTH = 32_767;
/** In user-perceived characters, which may take two code units. */
const MAX_MESSAGE_LENGTH = 400;

/** What a host would find wrong with an answer, or undefined. */
export function problemWithAnswer(answer) {
  if (!Array.isArray(answer)) return problemWithCell(answer);
  const rows = answer;
  if (rows.length === 0 || !rows.every(Array.isArray)) return "an answer without rows";
  if (rows[0].length === 0 || rows.some((row) => row.length !== rows[0].length)) return "a ragged answer";
  for (const row of rows)
    for (const cell of row) {
      const problem = problemWithCell(cell);
      if (problem) return problem;
    }
  return undefined;
}

function problemWithCell(cell) {
  if (typeof cell === "string") {
    if (cell.length > MAX_TEXT_LENGTH) return "a text that is too long for a cell";
    return cell.isWellFormed() ? undefined : "a cut character";
  }
  if (typeof cell === "boolean" || Number.isFinite(cell)) return undefined;
  return `a cell that no host takes: ${String(cell)}`;
}

/** What is wrong with an error that a function has thrown. */
export function problemWithError(error, ExcelError) {
  if (!(error instanceof ExcelError)) return `a raw error: ${error?.stack ?? error}`;
  if (!error.message) return "an error without words";
  const { length } = [...error.message];
  if (length > MAX_MESSAGE_LENGTH) return `a message of ${length} characters`;
  return error.message.isWellFormed() ? undefined : "a cut character in a message";
}

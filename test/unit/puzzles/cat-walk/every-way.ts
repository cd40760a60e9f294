/** What each way from S to G spells through gates in this order and into no room twice: a plain search that looks at nothing else. */
export function waysOf(
  cells: readonly (readonly string[])[],
  order: readonly string[],
  visited?: () => void,
): string[] {
  const isBehind = cells.map((row) => row.map(() => false));
  const messages: string[] = [];
  const go = (row: number, column: number, message: string, turn: number): void => {
    visited?.();
    if (cells[row][column] === "G") {
      messages.push(message);
      return;
    }
    isBehind[row][column] = true;
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]) {
      // prettier-ignore
      const between = cells[row + down][column + right];
      const [nextRow, nextColumn] = [row + 2 * down, column + 2 * right];
      const isGate = between === order[turn % order.length];
      if ((between !== "" && !isGate) || isBehind[nextRow]?.[nextColumn]) continue;
      const letter = isGate && down !== 0 ? String.fromCharCode(64 + (column + 1) / 2) : "";
      go(nextRow, nextColumn, message + letter, turn + Number(isGate));
    }
    isBehind[row][column] = false;
  };
  cells.forEach((row, at) => row.forEach((cell, column) => cell === "S" && go(at, column, "", 0)));
  return messages;
}

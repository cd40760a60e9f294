type Rows = readonly (readonly unknown[])[];

const isFilled = (value: unknown) => value !== "" && value !== null && value !== undefined;

/** The first block of filled cells, in reading order, that has this many columns. Blank cells all around separate blocks. */
export function firstBlock(values: Rows, columns: number): Rows | undefined {
  const seen = values.map((row) => row.map(() => false));
  for (const [row, cells] of values.entries()) {
    for (const column of cells.keys()) {
      if (seen[row]![column] || !isFilled(cells[column])) continue;
      const { top, bottom, left, right } = extentOf(values, seen, row, column);
      if (right - left + 1 === columns)
        return values.slice(top, bottom + 1).map((each) => each.slice(left, right + 1));
    }
  }
  return undefined;
}

/** The extent of the block with a cell. Marks its cells as seen. */
function extentOf(values: Rows, seen: boolean[][], row: number, column: number) {
  const extent = { top: row, bottom: row, left: column, right: column };
  const cells: [row: number, column: number][] = [[row, column]];
  seen[row]![column] = true;
  for (const [r, c] of cells) {
    extent.bottom = Math.max(extent.bottom, r);
    extent.left = Math.min(extent.left, c);
    extent.right = Math.max(extent.right, c);
    for (let r1 = r - 1; r1 <= r + 1; r1++) {
      for (let c1 = c - 1; c1 <= c + 1; c1++) {
        if (seen[r1]?.[c1] !== false || !isFilled(values[r1]![c1])) continue;
        seen[r1]![c1] = true;
        cells.push([r1, c1]);
      }
    }
  }
  return extent;
}

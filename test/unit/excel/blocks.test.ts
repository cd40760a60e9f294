import fc from "fast-check";
import { blocksOf } from "../../../src/excel/student-mode";

const cell = fc.record({ row: fc.nat(8), column: fc.nat(8) });

test("blocks cover all cells, each once, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const covered = blocksOf(cells).flatMap(({ row, column, rows, columns }) =>
        Array.from({ length: rows * columns }, (_cell, index) =>
          [row + Math.floor(index / columns), column + (index % columns)].join(),
        ),
      );
      const wanted = new Set(cells.map(({ row, column }) => [row, column].join()));
      expect([...covered].sort()).toEqual([...wanted].sort());
    }),
  );
});

test("a board is one block", () => {
  const board = Array.from({ length: 12 }, (_cell, index) => ({
    row: 2 + Math.floor(index / 4),
    column: index % 4,
  }));
  expect(blocksOf(board)).toEqual([{ row: 2, column: 0, rows: 3, columns: 4 }]);
});

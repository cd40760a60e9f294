import { numberedBoard } from "../../../../src/puzzles/pieces/play-board";

const places = (...numbers: number[]) => numbers.map(String);
const cells = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => new Array<string>(columns).fill(""));

test.each([
  ["a square without cells", places(1, 2, 3, 4, 5, 6), undefined, { rows: 2, columns: 3 }],
  ["the form of the cells", places(1, 2, 3, 4, 5, 6), cells(3, 2), { rows: 3, columns: 2 }],
  ["a form with places left out at its end", places(1, 2, 4), cells(2, 4), { rows: 2, columns: 4 }],
  [
    "a square in cells that are four for each place",
    places(1, 2, 3, 4),
    cells(4, 4),
    { rows: 2, columns: 2 },
  ],
  ["a square in cells that are too few", places(1, 9), cells(2, 2), { rows: 3, columns: 3 }],
])("numbered places have %s", (_what, names, board, form) => {
  const { rows, columns, positions } = numberedBoard(names, board)!;
  expect({ rows, columns }).toEqual(form);
  expect(positions.map(({ row, column }) => String(row * columns + column + 1))).toEqual(names);
});

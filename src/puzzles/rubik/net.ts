/**
 * The unfolded cube, with a number for each sticker and a letter for each middle, which never moves. Numbers up to 24 are on corners, three
 * in a row on each, anticlockwise as seen from outside; those from 25 up are on edges, two on each.
 */
export const NET: readonly (readonly (number | string)[])[] = [
  ["", "", "", 7, 29, 4, "", "", "", "", "", ""],
  ["", "", "", 31, "U", 27, "", "", "", "", "", ""],
  ["", "", "", 10, 25, 1, "", "", "", "", "", ""],
  [9, 32, 11, 12, 26, 2, 3, 28, 5, 6, 30, 8],
  [48, "L", 44, 43, "F", 41, 42, "R", 46, 45, "B", 47],
  [20, 40, 18, 17, 34, 15, 14, 36, 24, 23, 38, 21],
  ["", "", "", 16, 33, 13, "", "", "", "", "", ""],
  ["", "", "", 39, "D", 35, "", "", "", "", "", ""],
  ["", "", "", 19, 37, 22, "", "", "", "", "", ""],
];

/** The letters of the faces, and where they start in the net: up, left, front, right, back and down. */
export const FACES: readonly { readonly face: string; readonly row: number; readonly column: number }[] = [
  { face: "U", row: 0, column: 3 },
  { face: "L", row: 3, column: 0 },
  { face: "F", row: 3, column: 3 },
  { face: "R", row: 3, column: 6 },
  { face: "B", row: 3, column: 9 },
  { face: "D", row: 6, column: 3 },
];
export const SIZE = 3;

/** How many squares of a net are along an edge. */
export const sizeOf = ({ length }: readonly Square[]): number => Math.sqrt(length / FACES.length);

/** Where the faces start for a cube of this size. */
export const facesOf = (size: number): typeof FACES =>
  FACES.map(({ face, row, column }) => ({ face, row: (row / SIZE) * size, column: (column / SIZE) * size }));

export const STICKERS = 48;

/** A square of the net: the number of a sticker’s place, or the letter of a middle. */
export interface Square {
  readonly row: number;
  readonly column: number;
  readonly place: number | string;
  readonly face: string;
}

/** The 54 squares of the net, row by row. */
export const SQUARES: readonly Square[] = NET.flatMap((cells, row) =>
  cells.flatMap((place, column) =>
    place === "" ? [] : [{ row, column, place, face: faceAt(row, column)! }],
  ),
);

/** The letter of the face that a cell of the net is on, if it is on one. */
function faceAt(row: number, column: number): string | undefined {
  const isIn = (first: number, at: number) => first <= at && at < first + SIZE;
  return FACES.find((each) => isIn(each.row, row) && isIn(each.column, column))?.face;
}

const NUMBERS = new Map(SQUARES.map(({ place }, number) => [place, number]));

/** The number of the square with a sticker’s place or a middle, from 0. */
export const squareOf = (place: number | string): number => NUMBERS.get(place)!;

/** The letter of the face that a sticker is on when the cube is solved. */
export const faceOf = (sticker: number): string => SQUARES[squareOf(sticker)].face;

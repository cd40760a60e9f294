import { drawn, type Area, type Item } from "../../lessons/layout";
import type { LessonValue, Picture } from "../../lessons/lesson";

/**
 * The unfolded cube, with a number for each sticker and a letter for each middle, which never moves. Numbers up to 24 are on corners, three
 * in a row on each; those from 25 up are on edges, two on each.
 */
const NET: readonly (readonly (number | string)[])[] = [
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

/** The faces, their colours, and where they start in the net: up, left, front, right, back and down. */
const FACES = [
  { face: "U", color: "#ffffff", row: 0, column: 3 },
  { face: "L", color: "#ffb347", row: 3, column: 0 },
  { face: "F", color: "#7ed492", row: 3, column: 3 },
  { face: "R", color: "#f0756e", row: 3, column: 6 },
  { face: "B", color: "#86b6f2", row: 3, column: 9 },
  { face: "D", color: "#ffe266", row: 6, column: 3 },
];
const SIZE = 3;

export const STICKERS = 48;

/** The letter of the face that a sticker is on when the cube is solved. */
export function faceOf(sticker: number): string {
  const row = NET.findIndex((cells) => cells.includes(sticker));
  const column = NET[row].indexOf(sticker);
  return FACES.find((each) => each.row <= row && row < each.row + SIZE && inColumns(each, column))!.face;
}

const isSticker = (place: number | string) => typeof place === "number";

const inColumns = (face: { column: number }, column: number) =>
  face.column <= column && column < face.column + SIZE;

/** Draws the net. `sticker` returns the content of a place. */
export const drawNet = (sticker: (place: number) => LessonValue): Item =>
  drawn(NET.length, NET[0].length, (net) =>
    FACES.map(({ color, row, column }) => ({
      at: `${net.cell(row, column)}`,
      cells: NET.slice(row, row + SIZE).map((cells) =>
        cells.slice(column, column + SIZE).map((place) => (isSticker(place) ? sticker(place) : place)),
      ),
      style: "square",
      fill: color,
    })),
  );

export const frameNet = (net: Area) =>
  FACES.map(({ row, column }) => ({
    around: net.row(row, SIZE).column(column, SIZE),
    color: "#1f2937",
  }));

/** Paints each sticker of the net in its face's colour. */
export function paintNet(net: Area) {
  const stickers = Array.from({ length: STICKERS }, (_, k) => k + 1);
  return FACES.map(({ face, color }) => ({
    on: net,
    when: `=ISNUMBER(FIND(" "&${net.first}&" "," ${stickers.filter((each) => faceOf(each) === face).join(" ")} "))`,
    fill: color,
  }));
}

/** The net's colours. White is gray, to be visible on a white card. */
export function netPicture(): Picture {
  return NET.map((cells, row) =>
    cells.map((place, column) => {
      if (place === "") return "";
      const { color } = FACES.find((each) => each.row === row - (row % SIZE) && inColumns(each, column))!;
      return color === "#ffffff" ? "#dfe5ee" : color;
    }),
  );
}

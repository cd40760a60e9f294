import { drawn, type Area, type Item } from "../../lessons/layout";
import type { LessonBlock, LessonValue, Picture } from "../../lessons/lesson";
import { COLOURS, USUAL_SCHEME, type CubeColours } from "./colours";
import { faceOf, FACES, facesOf, sizeOf, SQUARES, STICKERS, type Square } from "./net";

/** The colours of the faces in cells, light enough for dark letters. */
const FILLS: Readonly<Record<string, string>> = {
  U: "#ffffff",
  L: "#ffb347",
  F: "#7ed492",
  R: "#f0756e",
  B: "#86b6f2",
  D: "#ffe266",
};

/** The same by the letters of the colours. */
export const fillOfColour = (colour: string): string =>
  FILLS[FACES.find(({ face }) => USUAL_SCHEME[face] === colour)!.face];

/** What stands in a square of a net, by its number. */
type SquareOf<Value> = (square: Square, number: number) => Value;

/** A net in which each face is a block, so that the corners of the rectangle stay free. */
function netOf(
  squares: readonly Square[],
  valueOf: SquareOf<LessonValue>,
  look: (face: string) => Pick<LessonBlock, "style" | "fill">,
): Item {
  const size = sizeOf(squares);
  return drawn(3 * size, 4 * size, (net) =>
    facesOf(size).map(({ face, row, column }) => ({
      at: `${net.cell(row, column)}`,
      cells: Array.from({ length: size }, (_, down) =>
        squares.flatMap((square, number) =>
          square.face === face && square.row === row + down ? [valueOf(square, number)] : [],
        ),
      ),
      ...look(face),
    })),
  );
}

/** Draws the net. `sticker` returns the content of a place. */
export const drawNet = (sticker: (place: number) => LessonValue, squares = SQUARES): Item =>
  netOf(
    squares,
    ({ place }) => (typeof place === "number" ? sticker(place) : place),
    (face) => ({ style: "square", fill: FILLS[face] }),
  );

/** A yellow net with letters for colours, in the order of the squares. */
export const colouredNet = (colours: CubeColours, squares = SQUARES): Item =>
  netOf(
    squares,
    (_, number) => colours[number],
    () => ({ style: "boardInput" }),
  );

/** Paints letters of colours. */
export const paintColours = (on: Area) =>
  COLOURS.map((colour) => ({
    on,
    when: `=TRIM(${on.first})="${colour}"`,
    fill: fillOfColour(colour),
  }));

export const frameNet = (net: Area) =>
  facesOf(net.rows / 3).map(({ row, column }) => ({
    around: net.row(row, net.rows / 3).column(column, net.rows / 3),
    color: "#1f2937",
  }));

/** Paints each sticker of the net in its face's colour. */
export function paintNet(net: Area) {
  const stickers = Array.from({ length: STICKERS }, (_, k) => k + 1);
  return FACES.map(({ face }) => ({
    on: net,
    when: `=ISNUMBER(FIND(" "&${net.first}&" "," ${stickers.filter((each) => faceOf(each) === face).join(" ")} "))`,
    fill: FILLS[face],
  }));
}

/** The net's colours. White is gray, to be visible on a white card. */
export function netPicture(squares = SQUARES): Picture {
  const size = sizeOf(squares);
  return Array.from({ length: 3 * size }, (_, row) =>
    Array.from({ length: 4 * size }, (_cell, column) => {
      const face = squares.find((square) => square.row === row && square.column === column)?.face;
      return face === undefined ? "" : face === "U" ? "#dfe5ee" : FILLS[face];
    }),
  );
}

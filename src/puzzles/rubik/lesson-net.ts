import { drawn, type Area, type Item } from "../../lessons/layout";
import type { LessonValue, Picture } from "../../lessons/lesson";
import { USUAL_SCHEME } from "./colours";
import { faceAt, faceOf, FACES, NET, SIZE, STICKERS } from "./net";

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

const isSticker = (place: number | string) => typeof place === "number";

/** Draws the net. `sticker` returns the content of a place. */
export const drawNet = (sticker: (place: number) => LessonValue): Item =>
  drawn(NET.length, NET[0].length, (net) =>
    FACES.map(({ face, row, column }) => ({
      at: `${net.cell(row, column)}`,
      cells: NET.slice(row, row + SIZE).map((cells) =>
        cells.slice(column, column + SIZE).map((place) => (isSticker(place) ? sticker(place) : place)),
      ),
      style: "square",
      fill: FILLS[face],
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
  return FACES.map(({ face }) => ({
    on: net,
    when: `=ISNUMBER(FIND(" "&${net.first}&" "," ${stickers.filter((each) => faceOf(each) === face).join(" ")} "))`,
    fill: FILLS[face],
  }));
}

/** The net's colours. White is gray, to be visible on a white card. */
export function netPicture(): Picture {
  return NET.map((cells, row) =>
    cells.map((_, column) => {
      const face = faceAt(row, column);
      return face === undefined ? "" : face === "U" ? "#dfe5ee" : FILLS[face];
    }),
  );
}

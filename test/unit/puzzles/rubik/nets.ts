import type { Cells } from "../../../../src/grid/cells";
import { USUAL_SCHEME } from "../../../../src/puzzles/rubik/colours";
import { faceOf, NET } from "../../../../src/puzzles/rubik/net";

/** A net with colours in its cells: `stickers` says which one is at each place, from 1 on. */
export const netOfColours = (stickers: readonly number[], scheme = USUAL_SCHEME): Cells =>
  NET.map((cells) =>
    cells.map((place) => {
      if (place === "") return "";
      return scheme[typeof place === "number" ? faceOf(stickers[place - 1]) : place];
    }),
  );

import { cellAddress } from "../../../../src/grid/addresses";
import { identityImages } from "../../../../src/permutations/images";
import { coloursOf } from "../../../../src/puzzles/rubik/arrangement";
import { ONLY_MIDDLES } from "../../../../src/puzzles/rubik/colours";
import { cubeMaker } from "../../../../src/puzzles/rubik/make";
import { SQUARES, squareOf, STICKERS } from "../../../../src/puzzles/rubik/net";
import type { ExpectedMaker } from "../expected-types";

/** The net begins in B8. */
const addressOf = (square: number) => cellAddress(7 + SQUARES[square].row, 1 + SQUARES[square].column);

/** A solved cube, with other colours at some places, and what the sheet says of it. */
function solvedBut(changes: Readonly<Record<string, string>>, says: string) {
  const colours = [...coloursOf(identityImages(STICKERS), ONLY_MIDDLES)];
  for (const [place, colour] of Object.entries(changes)) colours[squareOf(Number(place) || place)] = colour;
  const typed = Object.fromEntries(colours.map((colour, square) => [addressOf(square), colour]));
  return { typed, cell: "B4", says };
}

export const made: ExpectedMaker = {
  maker: cubeMaker,
  verdict: { cell: "B4", solved: /^The colours are right\. Turns solve this cube\.$/ },
  examples: { smallest: "e3363b8c8e5b", usual: "e3363b8c8e5b", largest: "e3363b8c8e5b" },
  mistakes: [
    { typed: { E8: "X" }, cell: "B4", says: "E8: expected W, Y, G, B, R or O." },
    { typed: { E8: "", F8: "" }, cell: "B4", says: "Stickers without a colour: 2." },
    { ...solvedBut({}, "The cube is solved."), isFine: true },
    { ...solvedBut({ 25: "w" }, "The cube is solved."), isFine: true },
    solvedBut({ U: "Y", 35: "W" }, "Two middles are Y."),
    solvedBut({ 1: "G" }, "10 stickers are G: nine are right."),
    solvedBut({ 2: "R", 3: "G" }, "No piece has the colours WRG. Look at the corner (up, front, right)."),
    solvedBut({ 25: "Y", 35: "W" }, "The piece YG is there twice. Look at the edge (up, front)."),
    solvedBut({ 1: "G", 2: "R", 3: "W" }, "A corner is twisted, and no turns undo this."),
    solvedBut({ 25: "G", 26: "W" }, "An edge is flipped, and no turns undo this."),
    solvedBut({ 25: "Y", 33: "W" }, "Two pieces are swapped, and no turns undo this."),
  ],
};

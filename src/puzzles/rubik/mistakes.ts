import { i18n } from "../../language";
import { cubeFrom, type Mistake, type Slot } from "./arrangement";
import { nameOfColour, namesOfColours, type CubeColours } from "./colours";
import { SQUARES, squareOf } from "./net";

/** A face as a place on the cube. */
export const nameOfFace = (face: string): string =>
  i18n.t("{face, select, U {up} D {down} L {left} R {right} F {front} other {back}}", { face });

/** A place for a piece by the faces that it is on. */
export function nameOfSlot(slot: Slot): string {
  const faces = slot.map((sticker) => nameOfFace(SQUARES[squareOf(sticker)].face)).join(", ");
  return slot.length === 3
    ? i18n.t("the corner ({faces})", { faces })
    : i18n.t("the edge ({faces})", { faces });
}

/** A mistake as a sentence. Places and colours are words, or parts of a formula that gives them. */
export const MISTAKES = {
  "two middles": (colour: string) =>
    i18n.t("Two middles are {colour}. Each face has a middle of a colour of its own.", { colour }),
  "too many": (colour: string, count: number | string) =>
    i18n.t("{count} stickers are {colour}: nine are right.", { colour, count }),
  "no piece": (colours: string, place: string) =>
    i18n.t("No piece has the colours {colours}. Look at {place}.", { colours, place }),
  mirrored: (colours: string, place: string) =>
    i18n.t("The colours {colours} go round the wrong way. Look at {place}.", { colours, place }),
  twice: (colours: string, place: string) =>
    i18n.t("The piece {colours} is there twice. Look at {place}.", { colours, place }),
  twisted: () =>
    i18n.t("A corner is twisted, and no turns undo this. Look at the corners, or twist one in your hands."),
  flipped: () =>
    i18n.t("An edge is flipped, and no turns undo this. Look at the edges, or take one out and flip it."),
  swapped: () =>
    i18n.t(
      "Two pieces are swapped, and no turns undo this. Look at the pieces, or exchange two in your hands.",
    ),
};

/** What is wrong with the colours of a cube, in a sentence, and the squares of the net where it is seen. */
export interface Problem {
  readonly text: string;
  readonly squares: readonly number[];
}

/** Where the stickers of a cube with colours are, counted from 0, if all pieces are there, and the first thing that is wrong. */
export function readCube(colours: CubeColours): {
  readonly images: Int32Array | undefined;
  readonly problem?: Problem;
} {
  const { images, mistakes } = cubeFrom(colours);
  const [mistake] = mistakes;
  if (mistake) {
    const squares = "squares" in mistake ? mistake.squares : mistake.slots.flat().map(squareOf);
    return { images, problem: { text: mistakeInWords(mistake), squares } };
  }
  if (images) return { images };
  const left = colours.filter((colour) => colour === "").length;
  const text = i18n.t("{left, plural, one {# sticker has} other {# stickers have}} no colour yet.", { left });
  return { images, problem: { text, squares: [] } };
}

export function mistakeInWords(mistake: Mistake): string {
  switch (mistake.is) {
    case "two middles":
      return MISTAKES[mistake.is](nameOfColour(mistake.colour));
    case "too many":
      return MISTAKES[mistake.is](nameOfColour(mistake.colour), mistake.squares.length);
    case "no piece":
    case "mirrored":
    case "twice": {
      const places = mistake.slots.map(nameOfSlot).join("; ");
      return MISTAKES[mistake.is](namesOfColours(mistake.colours), places);
    }
    default:
      return mistake.slots.length > 0 ? onePlace(mistake) : MISTAKES[mistake.is]();
  }
}

/** Of pieces that are the only ones to be meant. */
function onePlace(mistake: Extract<Mistake, { is: "twisted" } | { is: "flipped" | "swapped" }>): string {
  const place = mistake.slots.map(nameOfSlot).join("; ");
  switch (mistake.is) {
    case "twisted":
      return mistake.clockwise
        ? i18n.t("A corner is twisted clockwise: {place}. No turns undo this.", { place })
        : i18n.t("A corner is twisted anticlockwise: {place}. No turns undo this.", { place });
    case "flipped":
      return i18n.t("An edge is flipped: {place}. No turns undo this.", { place });
    case "swapped":
      return i18n.t("Two pieces are swapped: {place}. No turns undo this.", { place });
  }
}

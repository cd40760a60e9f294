import { isEven } from "../../permutations/images";
import { COLOURS, type CubeColours } from "./colours";
import { FACES, SQUARES, squareOf, STICKERS } from "./net";

/** A place for a piece: the numbers of its stickers, anticlockwise. */
export type Slot = readonly number[];

const slots = (first: number, last: number, stickers: number): Slot[] =>
  Array.from({ length: (last + 1 - first) / stickers }, (_, k) =>
    Array.from({ length: stickers }, (_sticker, s) => first + k * stickers + s),
  );

export const CORNERS = slots(1, 24, 3);
export const EDGES = slots(25, STICKERS, 2);
export const SLOTS: readonly Slot[] = [...CORNERS, ...EDGES];

/** What is wrong with the colours of a net. Places are those where it is seen; none if it may be anywhere. */
export type Mistake =
  | { readonly is: "two middles" | "too many"; readonly colour: string; readonly squares: readonly number[] }
  | {
      readonly is: "no piece" | "mirrored" | "twice";
      readonly colours: readonly string[];
      readonly slots: readonly Slot[];
    }
  /** Corners are twisted, by a third of a turn in all: clockwise or not. */
  | { readonly is: "twisted"; readonly clockwise: boolean; readonly slots: readonly Slot[] }
  | { readonly is: "flipped" | "swapped"; readonly slots: readonly Slot[] };

/** Where each sticker is, counted from 0, if all pieces are there, and what is wrong. */
interface CubeRead {
  readonly mistakes: readonly Mistake[];
  readonly images?: Int32Array;
}

/** A piece in a slot: the slot where it belongs, and which of that one's stickers is at the slot's first. */
interface Placed {
  readonly slot: number;
  readonly home: number;
  readonly turned: number;
}

/**
 * Reads the arrangement of a cube from its colours. The middles say which colour belongs to which face, so the cube may be held in any way
 * and have any six colours. If there is no mistake, turns reach the arrangement. Then the twists of the corners cancel out, and the flips
 * of the edges do, too. Corners and edges are both exchanged an even number of times, or both an odd number.
 */
export function cubeFrom(colours: CubeColours): CubeRead {
  const counted = miscounted(colours);
  if (counted.length > 0) return { mistakes: counted };
  const faceOfColour = new Map(FACES.map(({ face }) => [colours[squareOf(face)], face]));
  const homes = homesOf();
  const [pieces, wrong]: [Placed[], Mistake[]] = [[], []];
  SLOTS.forEach((stickers, slot) => {
    const seen = stickers.map((sticker) => colours[squareOf(sticker)]);
    if (seen.includes("")) return;
    const faces = seen.map((colour) => faceOfColour.get(colour)!);
    const home = homes.get(faces.join(""));
    if (home) pieces.push({ slot, ...home });
    else {
      const isMirrored = homes.has(faces.toReversed().join(""));
      wrong.push({ is: isMirrored ? "mirrored" : "no piece", colours: seen, slots: [stickers] });
    }
  });
  const mistakes = [...wrong, ...repeated(pieces, colours)];
  if (mistakes.length > 0 || pieces.length < SLOTS.length) return { mistakes };
  return { mistakes: outOfReach(pieces), images: imagesOf(pieces) };
}

/** Colours of two middles, or of more than nine squares. */
function miscounted(colours: CubeColours): Mistake[] {
  const isMiddle = (square: number) => typeof SQUARES[square].place === "string";
  const squares = COLOURS.map((colour) => ({
    colour,
    squares: SQUARES.flatMap((_, square) => (colours[square] === colour ? [square] : [])),
  }));
  return [
    ...squares
      .map((each) => ({ is: "two middles" as const, ...each, squares: each.squares.filter(isMiddle) }))
      .filter(({ squares: middles }) => middles.length > 1),
    ...squares
      .filter(({ squares: all }) => all.length > 9)
      .map((each) => ({ is: "too many" as const, ...each })),
  ];
}

/** The slot of each piece by the faces that its colours belong to, from any of its stickers on. */
function homesOf(): ReadonlyMap<string, Omit<Placed, "slot">> {
  return new Map(
    SLOTS.flatMap((stickers, home) =>
      stickers.map((_, turned) => {
        const faces = around(stickers, turned).map((sticker) => SQUARES[squareOf(sticker)].face);
        return [faces.join(""), { home, turned }] as const;
      }),
    ),
  );
}

const around = <Sticker>(stickers: readonly Sticker[], turned: number): Sticker[] =>
  stickers.map((_, k) => stickers[(k + turned) % stickers.length]);

/** Pieces that are in several slots. */
function repeated(pieces: readonly Placed[], colours: CubeColours): Mistake[] {
  return SLOTS.map((_, slot) => pieces.filter(({ home }) => home === slot))
    .filter(({ length }) => length > 1)
    .map((same) => {
      const where = same.map(({ slot }) => SLOTS[slot]);
      return { is: "twice", colours: where[0].map((sticker) => colours[squareOf(sticker)]), slots: where };
    });
}

/** What no turns make of a solved cube. Pieces are named if no others can be meant: all the others are as in a solved cube. */
function outOfReach(pieces: readonly Placed[]): Mistake[] {
  const [corners, edges] = [pieces.slice(0, CORNERS.length), pieces.slice(CORNERS.length)];
  const turns = (some: readonly Placed[]) => some.reduce((sum, { turned }) => sum + turned, 0);
  const isEvenIn = (some: readonly Placed[]) => isEven(some.map(({ home }) => home - some[0].slot));
  const only = (count: number, some: readonly Placed[]) =>
    some.length === count ? some.map(({ slot }) => SLOTS[slot]) : [];
  const moved = ({ slot, home }: Placed) => slot !== home;
  const changed = (some: readonly Placed[]) => some.filter((piece) => moved(piece) || piece.turned > 0);
  const mistakes: Mistake[] = [];
  const twist = turns(corners) % 3;
  if (twist > 0) mistakes.push({ is: "twisted", clockwise: twist === 1, slots: only(1, changed(corners)) });
  if (turns(edges) % 2 > 0) mistakes.push({ is: "flipped", slots: only(1, changed(edges)) });
  if (isEvenIn(corners) !== isEvenIn(edges))
    mistakes.push({ is: "swapped", slots: only(2, pieces.filter(moved)) });
  return mistakes;
}

function imagesOf(pieces: readonly Placed[]): Int32Array {
  const images = new Int32Array(STICKERS);
  for (const { slot, home, turned } of pieces)
    around(SLOTS[home], turned).forEach((sticker, k) => (images[sticker - 1] = SLOTS[slot][k] - 1));
  return images;
}

/** The colours of a net when stickers have gone where `images` says. Its middles say which colour each face has when it is solved. */
export function coloursOf(images: Int32Array, middles: CubeColours): CubeColours {
  const colourOf = (place: number) => middles[squareOf(SQUARES[squareOf(place)].face)];
  const colours = [...middles];
  images.forEach((place, sticker) => (colours[squareOf(place + 1)] = colourOf(sticker + 1)));
  return colours;
}

import fc from "fast-check";
import groups from "../../../fixtures/groups.json";
import { identityImages, invertImages } from "../../../../src/permutations/images";
import { CORNERS, cubeFrom, EDGES, type Slot } from "../../../../src/puzzles/rubik/arrangement";
import {
  coloursOfText,
  COLOURS,
  ONLY_MIDDLES,
  textOfColours,
  USUAL_SCHEME,
  type CubeColours,
} from "../../../../src/puzzles/rubik/colours";
import { mistakeInWords } from "../../../../src/puzzles/rubik/mistakes";
import { FACES, SQUARES, squareOf, STICKERS } from "../../../../src/puzzles/rubik/net";

const TURNS = Object.values(groups.rubik3.gens as Record<string, number[]>).map((images) =>
  Int32Array.from(images, (image) => image - 1),
);
const after = (images: Int32Array, next: Int32Array) => images.map((place) => next[place]);

/** Where a word takes the stickers; numbers are turns, and those from 6 on their inverses. */
const scrambled = (word: readonly number[]) =>
  word.reduce(
    (images, turn) => after(images, turn < 6 ? TURNS[turn] : invertImages(TURNS[turn - 6])),
    identityImages(STICKERS),
  );

/** The colours that are seen when stickers have gone there. */
function seen(images: Int32Array, scheme: Readonly<Record<string, string>> = USUAL_SCHEME): CubeColours {
  const colours = SQUARES.map(({ face }) => scheme[face]);
  images.forEach((place, sticker) => {
    colours[squareOf(place + 1)] = scheme[SQUARES[squareOf(sticker + 1)].face];
  });
  return colours;
}

/** Takes the stickers of the first slot to those of the second, of which the one with a number gets the first. */
function exchange(images: Int32Array, from: Slot, to: Slot, turned = 0): Int32Array {
  const moves = new Map<number, number>();
  from.forEach((sticker, k) => moves.set(sticker - 1, to[(k + turned) % to.length] - 1));
  if (from !== to) to.forEach((sticker, k) => moves.set(sticker - 1, from[k] - 1));
  return images.map((place) => moves.get(place) ?? place);
}

const words = fc.array(fc.nat(11), { maxLength: 40 });
const schemes = fc
  .shuffledSubarray([...COLOURS], { minLength: 6 })
  .map((colours) => Object.fromEntries(FACES.map(({ face }, k) => [face, colours[k]])));
const wrong = (colours: CubeColours) => cubeFrom(colours).mistakes.map(({ is }) => is);

test("a solved cube gives the identity", () => {
  expect(cubeFrom(seen(identityImages(STICKERS)))).toEqual({
    mistakes: [],
    images: identityImages(STICKERS),
  });
});

test("a scramble is read from its colours, in any six colours and held in any way", () => {
  fc.assert(
    fc.property(words, schemes, (word, scheme) => {
      const images = scrambled(word);
      expect(cubeFrom(seen(images, scheme))).toEqual({ mistakes: [], images });
    }),
  );
});

test("twisted corners, flipped edges and swapped pieces are found together", () => {
  const corner = fc.nat(CORNERS.length - 1);
  const edge = fc.nat(EDGES.length - 1);
  fc.assert(
    fc.property(words, corner, fc.nat(2), edge, fc.nat(1), edge, (word, c, twist, e, flip, other) => {
      let images = exchange(scrambled(word), CORNERS[c], CORNERS[c], twist);
      images = exchange(images, EDGES[e], EDGES[e], flip);
      images = exchange(images, EDGES[e], EDGES[other]);
      const expected = [
        ...(twist > 0 ? ["twisted"] : []),
        ...(flip > 0 ? ["flipped"] : []),
        ...(e === other ? [] : ["swapped"]),
      ];
      expect(wrong(seen(images))).toEqual(expected);
    }),
  );
});

test("swapped corners are found", () => {
  fc.assert(
    fc.property(words, fc.shuffledSubarray([...CORNERS], { minLength: 2, maxLength: 2 }), (word, [a, b]) => {
      expect(wrong(seen(exchange(scrambled(word), a, b)))).toEqual(["swapped"]);
    }),
  );
});

test("two stickers of different colours that are exchanged are a mistake, except on a whole piece", () => {
  const sticker = fc.integer({ min: 1, max: STICKERS });
  fc.assert(
    fc.property(words, sticker, sticker, (word, a, b) => {
      const colours = [...seen(scrambled(word))];
      const [one, other] = [squareOf(a), squareOf(b)];
      fc.pre(colours[one] !== colours[other]);
      [colours[one], colours[other]] = [colours[other], colours[one]];
      expect(wrong(colours)).not.toEqual([]);
    }),
  );
});

const SOLVED = seen(identityImages(STICKERS));
const said = (colours: CubeColours) => cubeFrom(colours).mistakes.map(mistakeInWords);
const withColours = (changes: Readonly<Record<string, string>>) => {
  const colours = [...SOLVED];
  for (const [place, colour] of Object.entries(changes))
    colours[squareOf(/\d/.test(place) ? Number(place) : place)] = colour;
  return colours;
};

test("each mistake says where it is", () => {
  const solved = identityImages(STICKERS);
  expect(said(seen(exchange(solved, CORNERS[0], CORNERS[0], 1)))).toEqual([
    "A corner is twisted anticlockwise: the corner (up, front, right). No turns undo this.",
  ]);
  expect(said(seen(exchange(solved, CORNERS[0], CORNERS[0], 2)))).toEqual([
    "A corner is twisted clockwise: the corner (up, front, right). No turns undo this.",
  ]);
  expect(said(seen(exchange(solved, EDGES[0], EDGES[0], 1)))).toEqual([
    "An edge is flipped: the edge (up, front). No turns undo this.",
  ]);
  expect(said(seen(exchange(solved, EDGES[0], EDGES[5])))).toEqual([
    "Two pieces are swapped: the edge (up, front); the edge (down, right). No turns undo this.",
  ]);
  expect(said(seen(exchange(scrambled([0, 4]), EDGES[0], EDGES[0], 1)))).toEqual([
    "An edge is flipped, and no turns undo this. Look at the edges, or take one out and flip it.",
  ]);
  expect(said(withColours({ U: "Y" }))).toEqual([
    "Two middles are yellow. Each face has a middle of a colour of its own.",
    "10 stickers are yellow: nine are right.",
  ]);
  expect(said(withColours({ 25: "Y", 35: "W" }))).toEqual([
    "The piece white, red is there twice. Look at the edge (up, right); the edge (down, right).",
    "The piece yellow, green is there twice. Look at the edge (up, front); the edge (down, front).",
  ]);
  expect(said(withColours({ 2: "R", 3: "G" }))).toEqual([
    "The colours white, red, green go round the wrong way. Look at the corner (up, front, right).",
  ]);
});

test("blank squares are no mistake, and colours are one text", () => {
  expect(cubeFrom(ONLY_MIDDLES)).toEqual({ mistakes: [] });
  const text = textOfColours(ONLY_MIDDLES);
  expect([text.length, coloursOfText(text)]).toEqual([54, ONLY_MIDDLES]);
  for (const other of ["", "W".repeat(53), "X".repeat(54), "w".repeat(54)])
    expect(coloursOfText(other)).toBeUndefined();
  expect(said(withColours({ 25: "", 1: "G", 15: "" }))).toEqual([
    "No piece has the colours green, green, red. Look at the corner (up, front, right).",
  ]);
});

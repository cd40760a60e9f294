import type { Cells } from "../../../../../src/grid/cells";
import { imagesOver, parsePermutation } from "../../../../../src/permutations/permutation";
import { POCKET_COLOURS, POCKET_SQUARES, POCKET_TURNS } from "../../../../../src/puzzles/rubik/pocket/net";

const NUMBERS = new Map(POCKET_SQUARES.map(({ place }, number) => [String(place), number]));

/** The three turns and their inverses: where each sticker goes. */
export const TURNS: readonly (readonly [letter: string, images: Int32Array])[] = POCKET_TURNS.flatMap(
  ([face, cycles]) => {
    const images = imagesOver(NUMBERS, parsePermutation(cycles));
    return [[face, images] as const, [`${face}'`, images.map((_, place) => images.indexOf(place))] as const];
  },
);

export const SOLVED_COLOURS = POCKET_SQUARES.map((_, k) => POCKET_COLOURS[Math.floor(k / 4)]).join("");

export function afterTurn(colours: string, images: Int32Array): string {
  const turned = new Array<string>(colours.length);
  images.forEach((to, from) => (turned[to] = colours[from]));
  return turned.join("");
}

/** The colours after a word such as RU'. */
export const afterWord = (colours: string, word: string): string =>
  (word.match(/[A-Z]'?/g) ?? []).reduce(
    (at, letter) => afterTurn(at, TURNS.find(([each]) => each === letter)![1]),
    colours,
  );

/** A net with these colours. */
export const netOf = (colours: string): Cells =>
  Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 8 }, (_cell, column) => {
      const at = POCKET_SQUARES.findIndex((square) => square.row === row && square.column === column);
      return colours[at] ?? "";
    }),
  );

import { i18n } from "../../../language";
import { COLOURS, nameOfColour, USUAL_SCHEME, type CubeColours } from "../colours";
import { facesOf, type Square } from "../net";

/** Stickers along an edge of the 2 × 2 × 2 cube, and on a face. */
const POCKET_SIZE = 2;
export const ON_POCKET_FACE = POCKET_SIZE * POCKET_SIZE;

/** The places of its stickers, from 1 on: face by face, so that those where a colour belongs follow each other. */
export const POCKET_SQUARES: readonly (Square & { readonly place: number })[] = facesOf(POCKET_SIZE).flatMap(
  ({ face, row, column }, number) =>
    Array.from({ length: ON_POCKET_FACE }, (_, k) => ({
      row: row + Math.floor(k / POCKET_SIZE),
      column: column + (k % POCKET_SIZE),
      place: ON_POCKET_FACE * number + k + 1,
      face,
    })),
);

/** The letters of the colours in the order of their places. */
export const POCKET_COLOURS: readonly string[] = facesOf(POCKET_SIZE).map(({ face }) => USUAL_SCHEME[face]);

/** A quarter turn of three faces to the right. The corner down, back and left never moves: other turns are turns of the whole cube and these. */
export const POCKET_TURNS: readonly (readonly [face: string, cycles: string])[] = [
  ["U", "(1 2 4 3)(5 17 13 9)(6 18 14 10)"],
  ["R", "(13 14 16 15)(2 19 22 10)(4 17 24 12)"],
  ["F", "(9 10 12 11)(3 13 22 8)(4 15 21 6)"],
];

/** The places of the corner that never moves. */
export const FIXED_PLACES: readonly number[] = POCKET_SQUARES.filter(({ place }) =>
  POCKET_TURNS.every(([, cycles]) => !cycles.match(/\d+/g)!.includes(String(place))),
).map(({ place }) => place);

/** The first place where a colour belongs. */
export const firstHome = (colour: string): number => ON_POCKET_FACE * POCKET_COLOURS.indexOf(colour) + 1;

/** What may be wrong, in a sentence. A colour and a number may be parts of a formula. */
export const POCKET_MISTAKES = {
  count: (colour: string, count: number | string) =>
    i18n.t("{count} stickers are {colour}: four are right.", { colour, count }),
  held: () =>
    i18n.t(
      "Hold the cube so that one corner has yellow down, blue at the back and orange on the left. It stays there.",
    ),
  stuck: () => i18n.t("No turns solve this cube: a corner is twisted, or has colours that no corner has."),
};

/** What is wrong with all colours, apart from corners. */
export function pocketProblem(colours: CubeColours): string | undefined {
  const counts = COLOURS.map((colour) => colours.filter((each) => each === colour).length);
  const wrong = counts.findIndex((count) => count > ON_POCKET_FACE);
  if (wrong >= 0) return POCKET_MISTAKES.count(nameOfColour(COLOURS[wrong]), counts[wrong]);
  const isHeld = FIXED_PLACES.every(
    (place) => colours[place - 1] === USUAL_SCHEME[POCKET_SQUARES[place - 1].face],
  );
  return isHeld ? undefined : POCKET_MISTAKES.held();
}

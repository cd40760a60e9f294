import { FACES, faceOf } from "./net";

/** Where faces are, seen from the middle of the cube: to the right, up and to the front. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number, number]>> = {
  R: [1, 0, 0],
  L: [-1, 0, 0],
  U: [0, 1, 0],
  D: [0, -1, 0],
  F: [0, 0, 1],
  B: [0, 0, -1],
};

/** The edge up-front is glued to the corner on its right. Its sticker above says where both are. */
export const GLUED = 25;
const FIRST_OF_EDGES = 25;
const STICKERS_OF_EDGES = 24;

/** The face of the corner that the glued edge does not have, if its stickers are on these two faces. */
function faceBeside(sticker: string, other: string): string {
  const [[a, b, c], [d, e, f]] = [DIRECTIONS[sticker], DIRECTIONS[other]];
  const product = [b * f - c * e, c * d - a * f, a * e - b * d];
  return FACES.find(({ face }) => DIRECTIONS[face].every((part, k) => part === product[k]))!.face;
}

/** The other sticker of an edge. Two of them stand in a row. */
const partnerOf = (sticker: number) => sticker + (sticker % 2 === 1 ? 1 : -1);

/**
 * When a face can be turned: it must not have the corner without the edge. The corner is there without the edge in four places of the edge, as the
 * glued pieces keep their handedness.
 */
export function conditionsOf(face: string): string {
  const places = Array.from({ length: STICKERS_OF_EDGES }, (_, k) => FIRST_OF_EDGES + k);
  return places
    .filter((place) => faceBeside(faceOf(place), faceOf(partnerOf(place))) === face)
    .map((place) => `${place}<>${GLUED}`)
    .join("; ");
}

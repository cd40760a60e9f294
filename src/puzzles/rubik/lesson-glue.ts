import { CORNERS } from "./arrangement";
import { faceOf } from "./net";

/** The edge up-front is glued to the corner on its right. Its sticker above says where both are. */
export const GLUED = 25;
const FIRST_OF_EDGES = 25;
const STICKERS_OF_EDGES = 24;

/** The third face of the corner that has these two one after the other, anticlockwise. */
function faceBeside(first: string, second: string): string {
  const [corner] = CORNERS.map((slot) => slot.map(faceOf)).filter(
    (faces) => faces[(faces.indexOf(first) + 1) % faces.length] === second && faces.includes(first),
  );
  return corner.find((face) => face !== first && face !== second)!;
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

/**
 * Rubik's cube in space: x to the right, y up, z to the front. The cubies are at −1, 0 and 1 on each axis. A sticker's place is twice the
 * vector of its cubie plus the vector of its face: (2, 3, 2) is on top of the right upper front cubie.
 */
export type CubeVector = readonly [x: number, y: number, z: number];

/** The faces by their usual letters: up, down, left, right, front and back. */
export const CUBE_FACES: Readonly<Record<string, CubeVector>> = {
  U: [0, 1, 0],
  D: [0, -1, 0],
  L: [-1, 0, 0],
  R: [1, 0, 0],
  F: [0, 0, 1],
  B: [0, 0, -1],
};

/** The directions to the right and downwards on each face of the net. */
export const FACE_AXES: Readonly<Record<string, { readonly right: CubeVector; readonly below: CubeVector }>> =
  {
    U: { right: [1, 0, 0], below: [0, 0, 1] },
    L: { right: [0, 0, 1], below: [0, -1, 0] },
    F: { right: [1, 0, 0], below: [0, -1, 0] },
    R: { right: [0, 0, -1], below: [0, -1, 0] },
    B: { right: [-1, 0, 0], below: [0, -1, 0] },
    D: { right: [1, 0, 0], below: [0, 0, -1] },
  };

export const STICKER_COUNT = 48;
const ON_FACE = 3;

/** The letter of the face that a place is on. */
export function faceOfPlace(place: CubeVector): string {
  return Object.keys(CUBE_FACES).find((face) => dot(place, CUBE_FACES[face]) === ON_FACE)!;
}

/** Whether a quarter turn of a face moves what is at a place, or a cubie. */
export function isInLayer(place: CubeVector, face: string): boolean {
  return dot(place, CUBE_FACES[face]) > 0;
}

/** Where a quarter turn of a face, clockwise as seen from outside, takes a place or cubie. */
export function afterQuarterTurn(place: CubeVector, face: string): CubeVector {
  if (!isInLayer(place, face)) return place;
  const axis = CUBE_FACES[face];
  const along = dot(place, axis);
  const across = cross(place, axis);
  return [0, 1, 2].map((k) => across[k] + along * axis[k]) as unknown as CubeVector;
}

/** All places of moving stickers, which are all except the middles of the faces. */
const PLACES: readonly CubeVector[] = everyVector().filter((place) => {
  const size = place.map(Math.abs);
  return size.includes(ON_FACE) && size.filter((part) => part !== 0).length > 1 && !size.includes(1);
});

function everyVector(): CubeVector[] {
  const parts = [-3, -2, 0, 2, 3];
  return parts
    .flatMap((x) => parts.flatMap((y) => parts.map((z): CubeVector => [x, y, z])))
    .filter((vector) => vector.filter((part) => Math.abs(part) === ON_FACE).length === 1);
}

/**
 * The places of the stickers, given only where the six turns take them: `turns[face][k]` is where sticker k goes. Undefined if these are
 * not the turns of a cube. A first sticker is put on the cubie that the same faces move. The turns then determine the places of all
 * stickers that it can reach. All corners could be twisted alike, and all edges flipped. So the first sticker is put on the first face that
 * moves it, in the order U, D, L, R, F, B.
 */
export function placesOfStickers(
  turns: Readonly<Record<string, ArrayLike<number>>>,
): CubeVector[] | undefined {
  const faces = Object.keys(CUBE_FACES);
  const places = new Array<CubeVector | undefined>(STICKER_COUNT).fill(undefined);
  for (let sticker = 0; sticker < STICKER_COUNT; sticker++) {
    if (places[sticker]) continue;
    const movedBy = faces.filter((face) => turns[face][sticker] !== sticker);
    const tried = PLACES.filter((place) =>
      faces.every((face) => isInLayer(place, face) === movedBy.includes(face)),
    ).sort((a, b) => faces.indexOf(faceOfPlace(a)) - faces.indexOf(faceOfPlace(b)));
    const found = tried
      .map((place) => spread(sticker, place, turns, places))
      .find((each) => each !== undefined);
    if (!found) return undefined;
    for (const [reached, place] of found) places[reached] = place;
  }
  const all = places as CubeVector[];
  return new Set(all.map(String)).size === STICKER_COUNT ? all : undefined;
}

/** The places of all stickers that turns reach from the first one, unless two turns disagree about one of them. */
function spread(
  first: number,
  place: CubeVector,
  turns: Readonly<Record<string, ArrayLike<number>>>,
  taken: readonly (CubeVector | undefined)[],
): Map<number, CubeVector> | undefined {
  const places = new Map([[first, place]]);
  for (const [sticker, from] of places) {
    for (const face of Object.keys(CUBE_FACES)) {
      const next = turns[face][sticker];
      const to = afterQuarterTurn(from, face);
      const known = places.get(next) ?? taken[next];
      if (known && String(known) !== String(to)) return undefined;
      places.set(next, to);
    }
  }
  return places;
}

function dot(a: CubeVector, b: CubeVector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Avoids negative zeros, so that equal vectors have equal texts. */
function cross(a: CubeVector, b: CubeVector): CubeVector {
  return [a[1] * b[2] - a[2] * b[1] + 0, a[2] * b[0] - a[0] * b[2] + 0, a[0] * b[1] - a[1] * b[0] + 0];
}

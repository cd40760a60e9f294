import type { TokenPuzzle } from "./token-puzzle";

/** How many images are tried in all; more would take longer than a moment. */
const MAX_TRIES = 1 << 16;

/**
 * Symmetries of a board: they take moves to moves, places that are empty at the goal to such, and homes of equal pieces to homes of equal pieces. As
 * the images of all places, the identity left out. By trying images for one place after the other.
 */
export function* automorphisms({ placeCount, from, to, goal }: TokenPuzzle): Generator<Int32Array, void> {
  const isMove = new Uint8Array(placeCount * placeCount);
  from.forEach((tail, move) => (isMove[tail * placeCount + to[move]] = 1));
  const images = new Int32Array(placeCount).fill(-1);
  const isTaken = new Uint8Array(placeCount);
  let tries = 0;

  const fits = (place: number, image: number): boolean => {
    if (goal[place] < 0 !== goal[image] < 0) return false;
    for (let other = 0; other < place; other++) {
      const imageOfOther = images[other];
      if (isMove[place * placeCount + other] !== isMove[image * placeCount + imageOfOther]) return false;
      if (isMove[other * placeCount + place] !== isMove[imageOfOther * placeCount + image]) return false;
      if ((goal[place] === goal[other]) !== (goal[image] === goal[imageOfOther])) return false;
    }
    return true;
  };

  for (let place = 0; place >= 0;) {
    if (++tries > MAX_TRIES) return;
    // Goes on from the image that the place had, and gives that back.
    const before = images[place];
    if (before >= 0) isTaken[before] = 0;
    let image = before + 1;
    while (image < placeCount && (isTaken[image] || !fits(place, image))) image++;
    if (image === placeCount) {
      images[place--] = -1;
      continue;
    }
    images[place] = image;
    isTaken[image] = 1;
    if (place < placeCount - 1) place++;
    else if (images.some((each, k) => each !== k)) yield images.slice();
  }
}

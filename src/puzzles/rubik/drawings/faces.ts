import { i18n } from "../../../language";
import { CUBE_FACES, faceOfPlace, type CubeVector } from "../play-stickers";
import type { RubikPlay } from "../play";

interface FaceLook {
  readonly fill: string;
  readonly ink: string;
  /** How many of its stickers are at home. Still to be translated. */
  readonly home: string;
}

/** The colour behind the stickers. */
export const PLASTIC = "#23262d";

/** The usual colours, chosen to differ in brightness too. Letters and numbers also distinguish them. */
export const FACE_LOOKS: Readonly<Record<string, FaceLook>> = {
  U: { fill: "#ffffff", ink: "#1b1b1b", home: /*i18n*/ "{count} on the white face U" },
  D: { fill: "#ffe14a", ink: "#1b1b1b", home: /*i18n*/ "{count} on the yellow face D" },
  L: { fill: "#ffa53f", ink: "#1b1b1b", home: /*i18n*/ "{count} on the orange face L" },
  R: { fill: "#a8261d", ink: "#ffffff", home: /*i18n*/ "{count} on the red face R" },
  F: { fill: "#3fae86", ink: "#1b1b1b", home: /*i18n*/ "{count} on the green face F" },
  B: { fill: "#2f62b8", ink: "#ffffff", home: /*i18n*/ "{count} on the blue face B" },
};

export const FACES: readonly string[] = Object.keys(CUBE_FACES);

/** The cubie carrying the sticker at a place: the nearest one. */
export function cubieOf(place: CubeVector): CubeVector {
  const [x, y, z] = place.map((part) => Math.sign(part));
  return [x, y, z];
}

/** Each face with how many of its stickers are at home, not counting centres. */
export function describeFaces(play: RubikPlay, step: number): string {
  const stickers = play.stickersAfter(step);
  const faces = play.homes.map(faceOfPlace);
  const home = FACES.map((face) => {
    const count = faces.filter((each, place) => each === face && faces[stickers[place]] === face).length;
    return i18n._(FACE_LOOKS[face].home, { count });
  });
  const isSolved = stickers.every((sticker, place) => faces[sticker] === faces[place]);
  return isSolved
    ? i18n.t("The cube is solved: each face has one colour.")
    : i18n.t("Of eight stickers around each middle have its colour: {faces}.", { faces: home.join(", ") });
}

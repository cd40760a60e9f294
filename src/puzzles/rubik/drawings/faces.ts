import { i18n } from "../../../language";
import { CUBE_FACES, faceOfPlace, STICKER_COUNT, type CubeVector } from "../play-stickers";
import type { RubikPlay } from "../play-game";

interface ColourLook {
  readonly fill: string;
  readonly ink: string;
}

/** The colour behind the stickers. */
export const PLASTIC = "#23262d";

/** The colours of stickers, chosen to differ in brightness too. Letters and numbers also distinguish them. */
const LOOKS: Readonly<Record<string, ColourLook>> = {
  W: { fill: "#ffffff", ink: "#1b1b1b" },
  Y: { fill: "#ffe14a", ink: "#1b1b1b" },
  O: { fill: "#ffa53f", ink: "#1b1b1b" },
  R: { fill: "#a8261d", ink: "#ffffff" },
  G: { fill: "#3fae86", ink: "#1b1b1b" },
  B: { fill: "#2f62b8", ink: "#ffffff" },
};

/** How the stickers look that belong to a face. */
export const lookOf = ({ colours }: RubikPlay, face: string): ColourLook => LOOKS[colours[face]];

export const FACES: readonly string[] = Object.keys(CUBE_FACES);

/** How many stickers are along an edge. */
export const sizeOf = ({ homes }: RubikPlay): number => (homes.length === STICKER_COUNT ? 3 : 2);

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
    return i18n.t(
      "{count} on the {colour, select, W {white} Y {yellow} G {green} B {blue} R {red} other {orange}} face {face}",
      { count, colour: play.colours[face], face },
    );
  });
  const isSolved = stickers.every((sticker, place) => faces[sticker] === faces[place]);
  const found = { faces: home.join(", ") };
  const blocked = play.blockedAfter(step);
  const ofStickers = () =>
    sizeOf(play) === 3
      ? i18n.t("Stickers with the colour of their middle, of eight on each face: {faces}.", found)
      : i18n.t("Stickers at home, of four on each face: {faces}.", found);
  return [
    isSolved ? i18n.t("The cube is solved: each face has one colour.") : ofStickers(),
    ...(blocked.length > 0 ? [i18n.t("Blocked: {faces}.", { faces: blocked.join(", ") })] : []),
  ].join(" ");
}

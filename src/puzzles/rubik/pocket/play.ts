import { i18n } from "../../../language";
import { invertImages } from "../../../permutations/images";
import { imagesOver, parsePermutation } from "../../../permutations/permutation";
import { permutationOfWord } from "../../../permutations/words";
import { NotPlayable, type PlayKind } from "../../../playing/play";
import { within } from "../../../steps";
import { colouredFactorization } from "../../../words/factoring/coloured-points";
import { readColours, type CubeColours } from "../colours";
import { cubePlay, type RubikPlay } from "../play-game";
import { CUBE_FACES, FACE_AXES, type CubeVector } from "../play-stickers";
import { firstHome, POCKET_MISTAKES, POCKET_SQUARES, POCKET_TURNS, pocketProblem } from "./net";

const KIND = "Pocket";
const LABELS = POCKET_TURNS.map(([face]) => face);
const FACTORS = POCKET_TURNS.map(([, cycles]) => parsePermutation(cycles));
const PLACES = POCKET_SQUARES.map(({ place }) => String(place));
const NUMBERS = new Map(PLACES.map((place, number) => [place, number]));

/** The places in space. They are those of the corners of Rubik's cube: three units from the middle, and two to either side. */
const HOMES = POCKET_SQUARES.map(({ face, row, column }): CubeVector => {
  const { right, below } = FACE_AXES[face];
  const [x, y, z] = CUBE_FACES[face].map(
    (outwards, k) => 3 * outwards + (column % 2 ? 2 : -2) * right[k] + (row % 2 ? 2 : -2) * below[k],
  );
  return [x, y, z];
});

/** Where the stickers of each colour belong: the first one to the first of four places, and so on. */
const targetOf = (colours: CubeColours) => ({
  from: PLACES,
  to: colours.map((colour, k) => {
    const before = colours.slice(0, k).filter((each) => each === colour).length;
    return String(firstHome(colour) + before);
  }),
  colours,
});

/** The 2 × 2 × 2 cube with the colours of a net. The route back tells which sticker is where. */
export const pocket: PlayKind<RubikPlay> = {
  prefix: KIND,
  title: /*i18n*/ "The 2 × 2 × 2 cube",
  ranges: [
    {
      name: "colours",
      title: /*i18n*/ "The net of the cube, 6 × 8 cells: W, Y, G, B, R, O for the colours",
    },
  ],

  *read({ colours: cells }) {
    const colours = readColours(cells, "colours", POCKET_SQUARES);
    const left = colours.filter((colour) => colour === "").length;
    if (left > 0) {
      throw new NotPlayable(
        i18n.t("{left, plural, one {# sticker has} other {# stickers have}} no colour yet.", { left }),
      );
    }
    const problem = pocketProblem(colours);
    if (problem) throw new NotPlayable(problem);
    const found = yield* colouredFactorization(targetOf(colours), FACTORS, true);
    if ("impossible" in found) throw new NotPlayable(POCKET_MISTAKES.stuck());
    const home = yield* within(1, permutationOfWord(found.word, FACTORS));
    const play = cubePlay({
      prefix: KIND,
      homes: HOMES,
      labels: LABELS,
      images: FACTORS.map((factor) => imagesOver(NUMBERS, factor)),
      start: invertImages(imagesOver(NUMBERS, home)),
      startText: () => i18n.t("the cube has the colours of the net"),
      word: found.word,
      refuse: () => i18n.t("Only U, R and F turn: the corner down, at the back and on the left stays."),
    });
    return { ...play, byHand: { ...play.byHand!, isShortest: found.isShortest } };
  },
};

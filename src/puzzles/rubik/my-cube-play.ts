import { i18n } from "../../language";
import { NotPlayable, type PlayKind } from "../../playing/play";
import { imagesOver, parsePermutation } from "../../permutations/permutation";
import { readColours } from "./colours";
import { readCube } from "./mistakes";
import { FACES, squareOf } from "./net";
import { cubePlay, type RubikPlay } from "./play-game";
import { readWord } from "./play";
import { placesOfStickers, STICKER_COUNT } from "./play-stickers";
import { TURNS } from "./turns";

const KIND = "MyCube";

/** Rubik's cube with the colours of a net. Nothing is searched for before somebody asks for it. */
export const myCube: PlayKind<RubikPlay> = {
  prefix: KIND,
  title: /*i18n*/ "My cube",
  ranges: [
    {
      name: "colours",
      title: /*i18n*/ "The net of the cube, 9 × 12 cells: W, Y, G, B, R, O for the colours",
    },
    { name: "solution", title: /*i18n*/ "The route back: a word", optional: true },
  ],

  // eslint-disable-next-line require-yield -- it is done in a moment
  *read({ colours: cells, solution }) {
    const colours = readColours(cells, "colours");
    const { images: start, problem } = readCube(colours);
    if (!start) throw new NotPlayable(problem!.text);
    const labels = TURNS.map(([face]) => face);
    const numbers = new Map(Array.from({ length: STICKER_COUNT }, (_, k) => [String(k + 1), k]));
    const images = TURNS.map(([, cycles]) => imagesOver(numbers, parsePermutation(cycles)));
    const play = cubePlay({
      prefix: KIND,
      homes: placesOfStickers(Object.fromEntries(labels.map((label, k) => [label, images[k]])))!,
      labels,
      images,
      start,
      startText: () => i18n.t("the cube has the colours of the net"),
      colours: Object.fromEntries(FACES.map(({ face }) => [face, colours[squareOf(face)]])),
      word: problem ? undefined : readWord(solution, "solution", labels),
    });
    return problem ? { ...play, impossible: problem.text } : play;
  },
};

import { i18n } from "../../language";
import type { Maker } from "../../lessons/maker";
import { ownSheet } from "../../lessons/own-sheet";
import { identityImages } from "../../permutations/images";
import { parsePermutation } from "../../permutations/permutation";
import { permutationOfWord, type Letter } from "../../permutations/words";
import { finished } from "../../steps";
import { randomIndex, type Random } from "../../steps/random";
import { coloursOf } from "./arrangement";
import {
  BLANK,
  COLOURS,
  coloursOfText,
  hasOnlyMiddles,
  nameOfColour,
  ONLY_MIDDLES,
  textOfColours,
} from "./colours";
import { fillOfColour, netPicture } from "./lesson-net";
import { cubeSheet } from "./lesson-cube-sheet";
import { nameOfFace, readCube, type Problem } from "./mistakes";
import { FACES, SIZE, SQUARES, STICKERS } from "./net";
import { TURNS } from "./turns";

/** As many turns as a search from both ends quickly undoes. */
const LETTERS = 8;

/** Where some random turns take the stickers, counted from 0. */
function randomTurns(random: Random): Int32Array {
  const factors = TURNS.map(([, cycles]) => parsePermutation(cycles));
  const images = identityImages(STICKERS);
  do {
    const { points, images: moved } = finished(permutationOfWord(randomWord(random), factors));
    points.forEach((point, k) => (images[Number(point) - 1] = Number(points[moved[k]]) - 1));
  } while (images.every((image, sticker) => image === sticker));
  return images;
}

function randomWord(random: Random): Letter[] {
  const word: Letter[] = [];
  while (word.length < LETTERS) {
    const letter = { label: randomIndex(random, TURNS.length), inverse: random() < 0.5 };
    if (letter.label !== word.at(-1)?.label) word.push(letter);
  }
  return word;
}

/** A square of the net, as a person finds it on the cube: “up, row 1, column 2”. */
function nameOfSquare(square: number): string {
  const { face, row, column, place } = SQUARES[square];
  const first = FACES.find((each) => each.face === face)!;
  const where = { face: nameOfFace(face), row: row - first.row + 1, column: column - first.column + 1 };
  return typeof place === "string"
    ? i18n.t("{face}, middle", where)
    : i18n.t("{face}, row {row}, column {column}", where);
}

/** What is wrong with a text of colours. One with the middles only begins with an example. */
function problemOf(text: string): Problem | undefined {
  const colours = coloursOfText(text);
  if (!colours) return { text: i18n.t("This is not a net of 54 colours."), squares: [] };
  const { problem } = readCube(colours);
  return hasOnlyMiddles(colours) && problem?.squares.length === 0 ? undefined : problem;
}

export const cubeMaker: Maker = {
  id: "cube",
  title: /*i18n*/ "My cube",
  summary: /*i18n*/ "The colours of your own Rubik’s cube: is it put together rightly, and how is it solved?",
  picture: netPicture(),
  choices: [
    {
      name: "colours",
      title: /*i18n*/ "The colours of your cube",
      hint: /*i18n*/ "Hold the cube with white up and green in front. Choose a colour, then click its stickers. Leave all blank for a scrambled cube.",
      squares: SQUARES.map(({ row, column }, square) => ({ row, column, name: () => nameOfSquare(square) })),
      every: SIZE,
      most: SIZE * SIZE,
      paints: COLOURS.map((mark) => ({ mark, name: () => nameOfColour(mark), fill: fillOfColour(mark) })),
      blank: BLANK,
      usual: textOfColours(ONLY_MIDDLES),
      problem: problemOf,
    },
  ],
  sheet(values, random) {
    const colours = coloursOfText(String(values.colours))!;
    return ownSheet({
      id: "own-cube",
      title: i18n.t("My cube"),
      task: i18n.t(
        "A formula finds the turns that solve your own cube. Type a letter for the colour of each sticker: the middles say which colour belongs to which face.",
      ),
      picture: netPicture(),
      sheetName: i18n.t("My cube"),
      ...cubeSheet(hasOnlyMiddles(colours) ? coloursOf(randomTurns(random), colours) : colours),
    });
  },
};

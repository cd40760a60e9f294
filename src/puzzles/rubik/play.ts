import { i18n } from "../../language";
import type { PlayKind } from "../../playing/play";
import { identityImages, invertImages } from "../../permutations/images";
import { formatWord, type PlacedLetter } from "../../permutations/words";
import { cubePlay, type RubikPlay } from "./play-game";
import { STICKER_COUNT, CUBE_FACES, placesOfStickers } from "./play-stickers";
import { imagesOver } from "../../permutations/permutation";
import { CellError, type Cells } from "../../grid/cells";
import { conditionsOf, generatorsIn } from "../groups/generator-cells";
import { checkAllowed, readLetters } from "../groups/play-letters";

const KIND = "Rubik";
const expectedTurns = () => i18n.t("expected a word in the labels of the turns, such as RUF'");

export const rubik: PlayKind<RubikPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Rubik's cube",
  ranges: [
    {
      name: "generators",
      title: /*i18n*/ "The six turns: labels U, D, L, R, F, B and where they take the stickers",
    },
    { name: "word", title: /*i18n*/ "The scramble: a word such as RUF'" },
    {
      name: "solution",
      title: /*i18n*/ "The route back: a word. Default: the scramble is undone.",
      optional: true,
    },
  ],

  *read({ generators, word, solution }) {
    const { labels, permutations, images, conditions } = readTurns(generators);
    const scramble = readWord(word, "word", labels) ?? [];
    if (conditions) yield* checkAllowed(scramble, word, { labels, permutations, conditions });
    const written = readWord(solution, "solution", labels);
    const way = written?.length
      ? written
      : scramble.map(({ label, inverse }) => ({ label, inverse: !inverse })).reverse();

    const homes = placesOfStickers(Object.fromEntries(labels.map((label, k) => [label, images[k]])));
    if (!homes) {
      throw new CellError(
        "generators",
        i18n.t("these are not the six quarter turns of a cube with 48 stickers"),
      );
    }
    return cubePlay({
      prefix: KIND,
      homes,
      labels,
      images,
      start: scramble.reduce((places, { label, inverse }) => {
        const turn = inverse ? invertImages(images[label]) : images[label];
        return places.map((place) => turn[place]);
      }, identityImages(STICKER_COUNT)),
      startText: () => (scramble.length === 0 ? "" : textOfScramble(formatWord(scramble, labels))),
      scramble,
      word: way,
      conditions,
    });
  },
};

function textOfScramble(word: string): string {
  return i18n.t("the cube is scrambled by {word}", { word });
}

/** The six turns and where each takes each sticker. The stickers, which count from 0, are the points 1 to 48. */
function readTurns(cells: Cells) {
  const rows = generatorsIn(cells, "generators", { header: true, conditions: true });
  const labels = rows.map(({ label }) => label);
  const faces = Object.keys(CUBE_FACES);
  const isComplete = labels.length === faces.length && faces.every((face) => labels.includes(face));
  if (!isComplete) {
    throw new CellError("generators", otherLabels(labels, faces));
  }
  const numbers = new Map(Array.from({ length: STICKER_COUNT }, (_, k) => [String(k + 1), k]));
  const images = rows.map(({ label, permutation }) => {
    const unknown = permutation.points.find((point) => !numbers.has(point));
    if (unknown === undefined) return imagesOver(numbers, permutation);
    const problem = i18n.t("the turn {label} moves a sticker {sticker}; expected numbers from 1 to {most}", {
      label,
      sticker: unknown,
      most: STICKER_COUNT,
    });
    throw new CellError("generators", problem);
  });
  const permutations = rows.map(({ permutation }) => permutation);
  return { labels, permutations, images, conditions: conditionsOf(rows) };
}

function otherLabels(labels: readonly string[], faces: readonly string[]): string {
  const expected = faces.join(", ");
  if (labels.length <= 12) {
    return i18n.t("here are the labels {labels}; expected {expected}, each once", {
      labels: labels.join(", "),
      expected,
    });
  }
  return i18n.t("here are {count} labels; expected {expected}, each once", {
    count: labels.length,
    expected,
  });
}

/** The word in a cell; undefined if it is blank or missing. */
export const readWord = (
  cells: Cells | undefined,
  argument: string,
  labels: readonly string[],
): readonly PlacedLetter[] | undefined =>
  readLetters(cells, argument, labels, expectedTurns, ({ count, most }) =>
    i18n.t("the {argument} has {count} turns, and at most {most} are played", { argument, count, most }),
  );

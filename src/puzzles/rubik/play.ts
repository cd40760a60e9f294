import { i18n } from "../../language";
import type { PlayKind } from "../../playing/play";
import { identityImages, invertImages } from "../../permutations/images";
import { blockedLetter } from "../../permutations/blocked-letters";
import type { Condition } from "../../permutations/conditions";
import { type Letter, formatWord } from "../../permutations/words";
import { cubePlay, type RubikPlay } from "./play-game";
import { STICKER_COUNT, CUBE_FACES, placesOfStickers } from "./play-stickers";
import { imagesOver } from "../../permutations/permutation";
import { CellError, type Cells } from "../../grid/cells";
import { finished } from "../../steps";
import { generatorsIn } from "../groups/generator-cells";
import { readLetters } from "../groups/play-word-game";

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

  // eslint-disable-next-line require-yield -- it is done in a moment
  *read({ generators, word, solution }) {
    const { labels, images, conditions } = readTurns(generators);
    const scramble = readWord(word, "word", labels) ?? [];
    if (conditions) checkAllowed(scramble, labels, images, conditions);
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
  const conditions = rows.map((row) => row.conditions);
  return { labels, images, conditions: conditions.some(({ length }) => length > 0) ? conditions : undefined };
}

/** Makes sure that conditions block no turn of a word. Throws a CellError. */
function checkAllowed(
  word: readonly Letter[],
  labels: readonly string[],
  images: readonly Int32Array[],
  conditions: readonly (readonly Condition[])[],
): void {
  const points = Array.from({ length: STICKER_COUNT }, (_, k) => String(k + 1));
  const turns = images.map((each) => ({ points, images: each }));
  const letters = word.map((letter, k) => ({ ...letter, position: k + 1 }));
  const blocked = finished(blockedLetter(letters, turns, conditions, "left to right"));
  if (!blocked) return;
  const { letter, place, piece } = blocked;
  const turn = labels[letter.label] + (letter.inverse ? "'" : "");
  const values = { number: letter.position, turn, place, piece };
  const problem = i18n.t("turn {number}, {turn}, is blocked: place {place} holds {piece}", values);
  throw new CellError("word", problem);
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
): readonly Letter[] | undefined =>
  readLetters(cells, argument, labels, expectedTurns, ({ count, most }) =>
    i18n.t("the {argument} has {count} turns, and at most {most} are played", { argument, count, most }),
  );

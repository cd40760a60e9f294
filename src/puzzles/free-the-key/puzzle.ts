import { atEnd } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { foundKey } from "./found-key/lesson";
import { hardKey } from "./hard-key/lesson";
import { freeTheKey as lesson } from "./lesson";
import { keyMaker } from "./make";
import { freeTheKey as play, type FreeTheKeyPlay } from "./play";
import { PLACES, randomKey } from "./random-key";
import { i18n } from "../../language";
import { isBlank, numberIn, type Cell, type Cells } from "../../grid/cells";
import type { KindGuess, Likeness } from "../../playing/guess";
import { lengthened, type NextPuzzle } from "../../playing/next";

/** Higher teeth would make no key. */
const MAX_HEIGHT = 20;

const isHeight = (cell: Cell) => {
  if (isBlank(cell)) return true;
  const height = typeof cell === "boolean" ? undefined : numberIn(cell);
  return height !== undefined && Number.isInteger(height) && height > 0 && height <= MAX_HEIGHT;
};

const areHeights = (cells: Cells) =>
  cells.every((row) => row.every(isHeight)) && cells.some((row) => !row.every(isBlank));

function looksLikeKey(cells: Cells): Likeness | undefined {
  if (cells.length !== 2 || cells[0].length < 4 || !areHeights(cells)) return undefined;
  return {
    likelihood: 0.65,
    reason: i18n.t("two rows of {count, number} heights: the teeth above and below", {
      count: cells[0].length,
    }),
  };
}

function looksLikeDisk(cells: Cells): Likeness | undefined {
  const cuts = cells.flat();
  const isLine = cells.length === 1 || cells[0].length === 1;
  if (!isLine || cuts.length < 4 || cuts.length % 2 !== 0 || !areHeights(cells)) return undefined;
  return {
    likelihood: 0.5,
    reason: i18n.t("{count, number} depths: an even number of cuts around a disk", { count: cuts.length }),
  };
}

const MAZE = "PUZZLE.KEYMAZE({key},{disk})";
const SOLVE = `PUZZLE.SOLVEMAZE(${MAZE},{1,1},CHOOSE({1,2},1,COLUMNS({key})),"walk wrap rows"`;

const keyGuess: KindGuess = {
  looks: { key: looksLikeKey, disk: looksLikeDisk },
  formulas: [
    { title: /*i18n*/ "the route: turns and places", template: `${SOLVE})` },
    { title: /*i18n*/ "how many moves", template: `${SOLVE},"length")` },
    { title: /*i18n*/ "the maze of the key and the disk", template: MAZE },
  ],
};

/** A key with a disk of as many cuts. */
const nextKey: NextPuzzle<FreeTheKeyPlay> = function* ({ above, cuts }, harder, random) {
  const { key, disk } = yield* randomKey(lengthened(above.length, harder, PLACES), cuts.length, random);
  return { key, disk: [disk] };
};

export const freeTheKey = definePuzzle({
  id: "free-the-key",
  lessons: [lesson, foundKey, hardKey],
  help: {
    "free-the-key": { scenes: [atEnd("FreeTheKey", "maze", "The maze of the key, and the way to free it")] },
  },
  makers: [keyMaker],
  plays: [
    playable({
      kind: play,
      task: /*i18n*/ "Turn the disk and push it along the key until it comes off.",
      guess: keyGuess,
      next: nextKey,
      drawings: async () => {
        const [{ keyAndDisk }, { flatMaze, slidingMaze }, { cylinderMaze }] = await Promise.all([
          import("./drawings/key-and-disk"),
          import("./drawings/mazes"),
          import("../mazes/drawings/cylinder-maze"),
        ]);
        return [keyAndDisk, flatMaze, slidingMaze, cylinderMaze];
      },
    }),
  ],
});

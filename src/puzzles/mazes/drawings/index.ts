import { cylinderMaze } from "./cylinder-maze";
import { torusMaze } from "./torus-maze";
import { markerInWords } from "./maze-way";
import { i18n } from "../../../language";
import type { FlatDrawing } from "../../../drawing/drawing";
import type { WalkedPlay } from "../play-walk";
import { beyondEdges } from "./flat-layout";
import { flatMaze, type MazeWords } from "./flat-maze";
import { ringMaze } from "./ring-maze";
import { isLargerThanSeen, slidingMaze } from "./sliding-maze";

const state: MazeWords<WalkedPlay>["state"] = ({ walk }, step) =>
  `row ${walk.rows[step] + 1}, column ${walk.columns[step] + 1}`;

/** Which edges are next to each other, as a word for the texts. */
const wrapsOf = ({ maze: { wrapping } }: WalkedPlay) =>
  wrapping.rows ? (wrapping.columns ? "both" : "rows") : wrapping.columns ? "columns" : "none";

/** From above, with what lies beyond its wrapped edges. */
export const walkedFlat = flatMaze<WalkedPlay>(
  {
    state,
    describe(play, step) {
      const values = { wraps: wrapsOf(play), ...markerInWords(play, step) };
      return i18n.t(
        "{rows} rows and {columns} columns{wraps, select, rows {; the last row is next to the first one} columns {; the last column is next to the first one} both {; the last row and the last column are next to the first ones} other {}}. The marker is in row {row}, column {column}, step {step} of {lastStep}.",
        values,
      );
    },
  },
  beyondEdges,
);

/** For a maze of which not all is seen at once. */
export const walkedSliding: FlatDrawing<WalkedPlay> = {
  ...slidingMaze<WalkedPlay>({
    state,
    describe: (play, step) =>
      i18n.t(
        "The maze slides past the marker in the middle, which is in row {row}, column {column}, step {step} of {lastStep}.",
        markerInWords(play, step),
      ),
  }),
  fits: isLargerThanSeen,
};

export const walkedRing = ringMaze<WalkedPlay>({
  state,
  describe(play, step) {
    const values = { wraps: wrapsOf(play), ...markerInWords(play, step) };
    return i18n.t(
      "A ring: the {wraps, select, rows {rows go round it, with the first column} other {columns go round it, with the last row}} inside. The marker is in row {row}, column {column}, step {step} of {lastStep}.",
      values,
    );
  },
});

export const drawings = [walkedFlat, walkedSliding, walkedRing, cylinderMaze, torusMaze];

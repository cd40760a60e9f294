import { i18n } from "../../../language";
import { flatMaze as flatMazeOf, type MazeWords } from "../../mazes/drawings/flat-maze";
import { NOTHING_BEYOND } from "../../mazes/drawings/flat-layout";
import { slidingMaze as slidingMazeOf } from "../../mazes/drawings/sliding-maze";
import type { FreeTheKeyPlay } from "../play";

const whereAt = ({ walk, lastStep }: FreeTheKeyPlay, step: number) => ({
  place: walk.columns[step] + 1,
  turn: walk.rows[step] + 1,
  step,
  lastStep,
});

const state: MazeWords<FreeTheKeyPlay>["state"] = ({ walk }, step) =>
  `place ${walk.columns[step] + 1}, turn ${walk.rows[step] + 1}`;

/** The maze of the disk's turns and places. */
export const flatMaze = flatMazeOf<FreeTheKeyPlay>(
  {
    state,
    describe(play, step) {
      const values = { turns: play.codes.length, places: play.codes[0].length, ...whereAt(play, step) };
      return i18n.t(
        "{turns} turns down, {places} places across; the marker is at place {place}, turn {turn}, step {step} of {lastStep}.",
        values,
      );
    },
  },
  () => NOTHING_BEYOND,
);

export const slidingMaze = slidingMazeOf<FreeTheKeyPlay>({
  state,
  describe: (play, step) =>
    i18n.t(
      "The maze slides past the marker in the middle, which is at place {place}, turn {turn}, step {step} of {lastStep}.",
      whereAt(play, step),
    ),
});

import { definePuzzle, playable } from "../define-puzzle";
import { foundKey } from "./found-key/lesson";
import { keyGuess } from "./guess";
import { hardKey } from "./hard-key/lesson";
import { freeTheKey as lesson } from "./lesson";
import { keyMaker } from "./make";
import { freeTheKey as play } from "./play";

export const freeTheKey = definePuzzle({
  lessons: [lesson, foundKey, hardKey],
  help: {
    "free-the-key": {
      scenes: [
        {
          kind: "FreeTheKey",
          drawing: "maze",
          at: "end",
          caption: "The maze of the key, and the way to free it",
        },
      ],
    },
  },
  makers: [keyMaker],
  plays: [
    playable({
      kind: play,
      guess: keyGuess,
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

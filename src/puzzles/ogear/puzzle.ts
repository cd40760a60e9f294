import { definePuzzle, playable } from "../define-puzzle";
import { ogear as lesson } from "./lesson";
import { ogear as play } from "./play";
import { i18n } from "../../language";
import type { Cells } from "../../grid/cells";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { finished } from "../../steps";
import { readConnections } from "./cells";

function looksLikeConnections(cells: Cells): Likeness | undefined {
  const read = ifReadable(() => finished(readConnections(cells, "connections")));
  if (!read) return undefined;
  return {
    likelihood: 0.97,
    reason: i18n.t("{rolls, number} rows of faces and directions, over {faces, number} faces", {
      rolls: read.rolls.length,
      faces: read.faces.length,
    }),
  };
}

const gearGuess: KindGuess = {
  looks: { connections: looksLikeConnections },
  formulas: [
    {
      title: /*i18n*/ "the moves: face, direction and tooth",
      template: "PUZZLE.SOLVEGEAR({connections},{start},{goal},{teeth?})",
    },
  ],
};

export const ogear = definePuzzle({
  id: "ogear",
  lessons: [lesson],
  help: { ogear: { caption: "The cube, unfolded" } },
  plays: [
    playable({
      kind: play,
      task: /*i18n*/ "Roll the gear over the edges of the cube until it comes off.",
      guess: gearGuess,
      drawings: async () => [(await import("./drawings/cube-and-gear")).cubeAndGear],
    }),
  ],
});

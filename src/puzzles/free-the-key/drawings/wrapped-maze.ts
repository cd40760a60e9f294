import { i18n } from "../../../language";
import { between } from "../../../playing/between";
import type { FreeTheKeyPlay } from "../play";
import type { Pose, SolidDrawing, Vector } from "../../../drawing/drawing";
import { about } from "../../../drawing/solids/rotations";
import { cylinderPart, markerPart, pointersPart, radiusOf } from "./wrapped-parts";

/** Mazes with more cells are not drawn. */
const MAX_CELLS = 6000;

/** Where the marker always is around the cylinder: this far from the top towards the viewer. */
const MARKER_ANGLE = Math.PI / 3.6;
const AXIS: Vector = [1, 0, 0];

/** The maze with its rows around a cylinder that turns under the marker, like the disk. */
export const wrappedMaze: SolidDrawing<FreeTheKeyPlay> = {
  kind: "solid",
  id: "cylinder",
  title: /*i18n*/ "Maze on a cylinder",
  eye: [0.3, 0.52, 0.8],
  aspect: 1.75,

  isTooLarge: ({ codes }) => codes.length * codes[0].length > MAX_CELLS,
  parts: (play) => [cylinderPart(play), pointersPart(play), markerPart()],

  poses(play, position): Pose[] {
    const columns = play.above.length;
    const row = play.turns[0] + between(play.rotations, position);
    const radius = radiusOf(play);
    const marker = between(play.places, position) + 0.5 - columns / 2;
    return [
      {
        at: [-columns / 2, 0, 0],
        turned: about(AXIS, MARKER_ANGLE - (2 * Math.PI * row) / play.cuts.length),
      },
      { at: [0, 0, 0], turned: about(AXIS, MARKER_ANGLE) },
      {
        at: [marker, radius * Math.cos(MARKER_ANGLE), radius * Math.sin(MARKER_ANGLE)],
        turned: about(AXIS, MARKER_ANGLE),
      },
    ];
  },

  describe(play, step) {
    return i18n.t(
      "The maze on a cylinder, with raised walls and its way painted yellow. The marker is at row {row} of {rows} and column {column} of {columns}.",
      {
        row: play.turns[step] + 1,
        rows: play.codes.length,
        column: play.places[step] + 1,
        columns: play.above.length,
      },
    );
  },
};

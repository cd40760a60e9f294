import { i18n } from "../../../language";
import type { Pose, Rotation, SolidDrawing, SolidHit, Vector } from "../../../drawing/drawing";
import { about, rotated, turnedBy } from "../../../drawing/solids/rotations";
import type { Spot } from "../../../playing/move";
import { spotOfCell } from "../play-game";
import type { WalkedPlay } from "../play-walk";
import { inMaze, placeAt, type MazePlace } from "./maze-way";
import { isTooLargeInSpace, markerPart, platePoses, plateParts } from "./solid-looks";
import { columnAngle, pointOnTorus, rowAngle, torusOf, torusPart, type Torus } from "./torus-parts";

const RIGHT: Vector = [1, 0, 0];
const UP: Vector = [0, 1, 0];
const MARKER = 1;

/** A maze without edges on a torus, which turns so that the marker always faces the viewer, also inside the hole. */
export const torusMaze: SolidDrawing<WalkedPlay> = {
  form: "solid",
  id: "torus",
  title: /*i18n*/ "Maze on a torus",
  // The eye looks into the hole over the part of the torus that is in front of it.
  eye: [0, 0.62, 0.78],
  aspect: 1.5,

  fits: ({ maze: { wrapping } }) => wrapping.rows && wrapping.columns,
  isTooLarge: isTooLargeInSpace,
  parts: (play) => [torusPart(play), markerPart(), ...plateParts],

  poses(play, position): Pose[] {
    const torus = torusOf(play);
    const turned = turnAt(play, position);
    const poseOn = (place: MazePlace, height: number): Pose => ({
      at: rotated(pointOnTorus(torus, place, height), turned),
      turned: turnedBy(standingOn(torus, place), turned),
    });
    return [
      { at: [0, 0, 0], turned },
      poseOn(placeAt(play, position), 0),
      ...platePoses(play, position, poseOn),
    ];
  },

  spotOf(play, step, hit) {
    if (hit.part === MARKER) return spotOfCell(play.walk.rows[step], play.walk.columns[step]);
    return spotAt(play, step, hit);
  },

  describe(play, step) {
    return i18n.t(
      "The maze on a torus, with raised walls and its way painted yellow. The marker is at row {row} of {rows} and column {column} of {columns}.",
      {
        row: play.walk.rows[step] + 1,
        rows: play.codes.length,
        column: play.walk.columns[step] + 1,
        columns: play.codes[0].length,
      },
    );
  },
};

/** The turn that brings the marker's column to the front, and then its row. */
function turnAt(play: WalkedPlay, position: number): Rotation {
  const torus = torusOf(play);
  const { row, column } = placeAt(play, position);
  return turnedBy(about(UP, -columnAngle(torus, column)), about(RIGHT, rowAngle(torus, row)));
}

/** The turn of what stands on a cell, from its own axis y. */
function standingOn(torus: Torus, { row, column }: MazePlace): Rotation {
  const upright = about(RIGHT, Math.PI / 2 - rowAngle(torus, row));
  return turnedBy(upright, about(UP, columnAngle(torus, column)));
}

/** The cell at a point of the maze's surface. */
function spotAt(play: WalkedPlay, step: number, { at }: SolidHit): Spot {
  const torus = torusOf(play);
  const [tx, ty, tz, tw] = turnAt(play, step);
  const [x, y, z] = rotated(at, [-tx, -ty, -tz, tw]);
  const tube = Math.atan2(y, Math.hypot(x, z) - torus.major);
  const row = Math.round(tube / rowAngle(torus, 1));
  const column = Math.round(Math.atan2(x, z) / columnAngle(torus, 1));
  return spotOfCell(inMaze(row, torus.rows), inMaze(column, torus.columns));
}

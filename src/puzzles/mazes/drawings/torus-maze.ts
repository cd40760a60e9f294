import { i18n } from "../../../language";
import type {
  Pose,
  Rotation,
  SolidDrawing,
  SolidHit,
  SolidPart,
  SolidPiece,
  SolidShape,
  Vector,
} from "../../../drawing/drawing";
import { about, inverse, rotated, turnedBy } from "../../../drawing/solids/rotations";
import type { Spot } from "../../../playing/move";
import { spotOfCell, type BoardCell } from "../../../playing/spots";
import type { WalkedPlay } from "../play-walk";
import { cellAt, inMaze, markerInWords, placeAt } from "./maze-way";
import {
  isTooLargeInSpace,
  markerPart,
  platePoses,
  plateParts,
  CHORD,
  FLOOR_THICKNESS,
  floorColors,
  onceForEachMaze,
  STRETCHED,
  WALL,
  WALL_HEIGHT,
} from "./solid-looks";

/** The hole of the torus is at least so wide that one can see into it. */
const LEAST_RATIO = 1.9;
const UP: Vector = [0, 1, 0];

/** A torus around the y axis. Columns go round the axis, from +z towards +x; rows go round the tube, from its outside downwards. */
function torusOf({ codes }: WalkedPlay) {
  const [rows, columns] = [codes.length, codes[0].length];
  const minor = (STRETCHED * rows) / (2 * Math.PI);
  return {
    rows,
    columns,
    /** From the middle of the tube to the maze's floor, and from the axis to the middle of the tube. */
    minor,
    major: Math.max((STRETCHED * columns) / (2 * Math.PI), LEAST_RATIO * minor),
  };
}

type Torus = ReturnType<typeof torusOf>;

/** The angle of a column around the axis, and that of a row around the tube, where up is positive. */
const columnAngle = ({ columns }: Torus, column: number) => (2 * Math.PI * column) / columns;
const rowAngle = ({ rows }: Torus, row: number) => (-2 * Math.PI * row) / rows;

/** A point so far above the floor. */
function pointOnTorus(torus: Torus, { row, column }: BoardCell, height: number): Vector {
  const [around, tube] = [columnAngle(torus, column), rowAngle(torus, row)];
  const distance = torus.major + (torus.minor + height) * Math.cos(tube);
  return [distance * Math.sin(around), (torus.minor + height) * Math.sin(tube), distance * Math.cos(around)];
}

/** The maze, made once for all plays of it. */
const torusPart = onceForEachMaze((play): SolidPart => {
  const torus = torusOf(play);
  const pieces = floorColors(play).flatMap((colors, row): SolidPiece[] => {
    const floor = slab(torus, row, -FLOOR_THICKNESS, 0);
    const wall = slab(torus, row, -FLOOR_THICKNESS, WALL_HEIGHT);
    return colors.map((color, column) =>
      color === undefined ? piece(torus, column, wall, WALL) : piece(torus, column, floor, color),
    );
  });
  return { name: "maze", pieces };
});

const piece = (torus: Torus, column: number, shape: SolidShape, color: string): SolidPiece => ({
  shape,
  color,
  turned: about(UP, columnAngle(torus, column)),
});

/** A cell of column 0, from one height above the floor to another. */
function slab(torus: Torus, row: number, from: number, to: number): SolidShape {
  const [down, across] = [torus.rows, torus.columns].map((count) =>
    Math.max(1, Math.ceil((2 * Math.PI) / count / CHORD)),
  );
  const at = (height: number) =>
    Array.from({ length: down + 1 }, (_, r) =>
      Array.from({ length: across + 1 }, (_corner, c) =>
        pointOnTorus(torus, { row: row - 0.5 + r / down, column: -0.5 + c / across }, height),
      ),
    );
  return { form: "slab", bottom: at(from), top: at(to) };
}

const RIGHT: Vector = [1, 0, 0];
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
    const poseOn = (place: BoardCell, height: number): Pose => ({
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
    if (hit.part === MARKER) return spotOfCell(cellAt(play, step));
    return spotAt(play, step, hit);
  },

  describe(play, step) {
    return i18n.t(
      "The maze on a torus, with raised walls and its route painted yellow. The marker is at row {row} of {rows} and column {column} of {columns}.",
      markerInWords(play, step),
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
function standingOn(torus: Torus, { row, column }: BoardCell): Rotation {
  const upright = about(RIGHT, Math.PI / 2 - rowAngle(torus, row));
  return turnedBy(upright, about(UP, columnAngle(torus, column)));
}

function spotAt(play: WalkedPlay, step: number, { at }: SolidHit): Spot {
  const torus = torusOf(play);
  const [x, y, z] = rotated(at, inverse(turnAt(play, step)));
  const tube = Math.atan2(y, Math.hypot(x, z) - torus.major);
  const row = Math.round(tube / rowAngle(torus, 1));
  const column = Math.round(Math.atan2(x, z) / columnAngle(torus, 1));
  return spotOfCell({ row: inMaze(row, torus.rows), column: inMaze(column, torus.columns) });
}

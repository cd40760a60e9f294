import type { SolidPart, SolidPiece, SolidShape, Vector } from "../../../drawing/drawing";
import { about } from "../../../drawing/solids/rotations";
import type { WalkedPlay } from "../play-walk";
import type { MazePlace } from "./maze-way";
import {
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
export interface Torus {
  readonly rows: number;
  readonly columns: number;
  /** From the axis to the middle of the tube, and from there to the maze's floor. */
  readonly major: number;
  readonly minor: number;
}

export function torusOf({ codes }: WalkedPlay): Torus {
  const [rows, columns] = [codes.length, codes[0].length];
  const minor = (STRETCHED * rows) / (2 * Math.PI);
  return {
    rows,
    columns,
    minor,
    major: Math.max((STRETCHED * columns) / (2 * Math.PI), LEAST_RATIO * minor),
  };
}

/** The angle of a column around the axis, and that of a row around the tube, where up is positive. */
export const columnAngle = ({ columns }: Torus, column: number) => (2 * Math.PI * column) / columns;
export const rowAngle = ({ rows }: Torus, row: number) => (-2 * Math.PI * row) / rows;

/** A point so far above the floor. */
export function pointOnTorus(torus: Torus, { row, column }: MazePlace, height: number): Vector {
  const [around, tube] = [columnAngle(torus, column), rowAngle(torus, row)];
  const distance = torus.major + (torus.minor + height) * Math.cos(tube);
  return [distance * Math.sin(around), (torus.minor + height) * Math.sin(tube), distance * Math.cos(around)];
}

/** The maze, made once for all plays of it. */
export const torusPart = onceForEachMaze((play): SolidPart => {
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

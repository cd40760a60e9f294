import { madeOnce } from "../../../drawing/made-once";
import type { BoardCell } from "../../../playing/spots";
import type { Pose, SolidPart, SolidPiece } from "../../../drawing/drawing";
import type { WalkedPlay } from "../play-walk";
import { hasMoreCellsThan } from "./maze-way";

export const WALL = "#44639b";
export const MARK = "#b3261e";
const WAY = "#ffd166";
const GOAL = "#7fb0ea";
const FLOOR = "#ffffff";

export const WALL_HEIGHT = 0.5;
export const FLOOR_THICKNESS = 0.25;
const PLATE = { width: 0.5, height: 0.06 };
/** How deep a plate is in the floor before it rises: so deep that its edges are not seen through a narrow cylinder's floor. */
const SUNK = 0.2;
/** The way is marked so far back. */
const MAX_PLATES = 160;
/** Arcs are drawn as chords of at most this angle. */
export const CHORD = Math.PI / 15;
/** Of a cell's height, for each unit of its length. */
export const STRETCHED = 1.12;

export const isTooLargeInSpace = hasMoreCellsThan(6000);

/** The colours of the floors by row and column; undefined for walls. Dead ends are not marked, as the parts are the same before the solution. */
export function floorColors({ codes, maze }: WalkedPlay): (string | undefined)[][] {
  const goals = new Set(maze.goals);
  return codes.map((cells, row) =>
    cells.map((code, column) => {
      if (code === 0) return undefined;
      return goals.has(row * cells.length + column) ? GOAL : FLOOR;
    }),
  );
}

/** A round piece that stands on the floor, with its axis along y. */
export function markerPart(): SolidPart {
  const height = WALL_HEIGHT + 0.3;
  const piece: SolidPiece = {
    shape: { form: "cylinder", radius: 0.36, height },
    color: MARK,
    at: [0, height / 2, 0],
  };
  return { name: "marker", pieces: [piece] };
}

/** Plates for the cells of the way so far. They belong to no cell, so that they serve for every line that is played. */
export const plateParts: readonly SolidPart[] = Array.from({ length: MAX_PLATES }, (_, k) => ({
  name: `plate ${k + 1}`,
  pieces: [
    {
      shape: { form: "box", size: [PLATE.width, PLATE.height, PLATE.width] },
      color: WAY,
      at: [0, PLATE.height / 2, 0],
    },
  ],
}));

/**
 * Where the plates are. That of a step rises out of the floor while the marker leaves its cell, and if the way gets longer than there are
 * plates, it is used again. `poseOn` is the pose of what stands so far above a cell.
 */
export function platePoses(
  { walk, lastStep }: WalkedPlay,
  position: number,
  poseOn: (place: BoardCell, height: number) => Pose,
): readonly Pose[] {
  const within = Math.min(Math.max(position, 0), lastStep);
  const unused = { ...poseOn({ row: walk.rows[0], column: walk.columns[0] }, -SUNK), hidden: true };
  return plateParts.map((_, k) => {
    const round = Math.max(0, Math.floor((within - k) / MAX_PLATES));
    const step = k + round * MAX_PLATES;
    if (step >= lastStep) return unused;
    const risen = Math.min(Math.max(within - step, 0), 1);
    const pose = poseOn({ row: walk.rows[step], column: walk.columns[step] }, (risen - 1) * SUNK);
    return { ...pose, hidden: risen === 0 };
  });
}

/** Makes something of a maze once for all plays of it, which share its codes. */
export const onceForEachMaze = <Made>(make: (play: WalkedPlay) => Made) =>
  madeOnce(({ codes }: WalkedPlay) => codes, make);

import type { GateWalkPlay } from "../play-line";
import { WIDTH } from "../../../drawing/flat/flat-picture";
import type { Point } from "../../../drawing/flat/points";

/** Rooms are wide and walls are thin, in the drawing's units. A maze of few rooms is not drawn larger than this. */
const MAX_ROOM_SIZE = 34;
/** A maze of many rows gets small rooms instead of exceeding this height. */
const MAX_HEIGHT = 400;
/** Rooms are taller than wide, and so are horizontal walls, as most gates are in these. */
const HIGHER = 1.45;
const WALL_SHARE = 0.26;

/** Even rows and columns of cells, counted from 0, are walls with their gates. Odd ones are rooms. */
export function mazeGeometry({ maze }: GateWalkPlay, top: number) {
  const inWidth = roomsBefore(maze[0].length) + WALL_SHARE * wallsBefore(maze[0].length);
  const inHeight = HIGHER * (roomsBefore(maze.length) + WALL_SHARE * wallsBefore(maze.length));
  const room = Math.min(MAX_ROOM_SIZE, (WIDTH - 2) / inWidth, MAX_HEIGHT / inHeight);
  const columns = lines(room, (WIDTH - room * inWidth) / 2);
  const rows = lines(HIGHER * room, top);
  return {
    rows,
    columns,
    width: room * inWidth,
    height: rows.start(maze.length) - top,
    middle: (row: number, column: number): Point => ({
      x: columns.start(column) + columns.size(column) / 2,
      y: rows.start(row) + rows.size(row) / 2,
    }),
  };
}

export type MazeGeometry = ReturnType<typeof mazeGeometry>;

const roomsBefore = (index: number) => Math.floor(index / 2);
const wallsBefore = (index: number) => Math.ceil(index / 2);

function lines(room: number, offset: number) {
  const wall = WALL_SHARE * room;
  return {
    room,
    wall,
    /** Where a row or column of the maze's cells starts, and its width. */
    start: (index: number) => offset + wallsBefore(index) * wall + roomsBefore(index) * room,
    size: (index: number) => (index % 2 === 0 ? wall : room),
  };
}

import { memo } from "react";
import { round } from "../../../drawing/flat/flat-picture";
import type { GateWalkPlay } from "../play-line";
import type { MazeGeometry } from "./maze-geometry";

interface RoomSpotsProps {
  readonly maze: GateWalkPlay["maze"];
  readonly geometry: MazeGeometry;
  /** In a large maze only rooms near this one can be clicked. */
  readonly near: { readonly row: number; readonly column: number } | undefined;
}

const MOST_ROOMS = 2500;
/** How near, in cells. */
const NEAR = 20;

export const hasManyRooms = (maze: GateWalkPlay["maze"]) => (maze.length * maze[0].length) / 4 > MOST_ROOMS;

/** What can be clicked: each room with half of the walls around it, also if it is filled. */
export const RoomSpots = memo(function RoomSpots({ maze, geometry, near }: RoomSpotsProps) {
  const rows = spans(geometry.rows, maze.length, near?.row);
  const columns = spans(geometry.columns, maze[0].length, near?.column);
  return (
    <g fill="transparent">
      {rows.flatMap((down) =>
        columns.map((across) => (
          <rect
            key={`${down.index} ${across.index}`}
            data-spot={`${down.index} ${across.index}`}
            x={round(across.start)}
            y={round(down.start)}
            width={round(across.end - across.start)}
            height={round(down.end - down.start)}
          />
        )),
      )}
    </g>
  );
});

/** The rows or columns of rooms, from the middle of one wall to that of the next; the first and the last reach to the edge. */
function spans({ start, wall }: MazeGeometry["rows"], count: number, near: number | undefined) {
  const rooms = Math.floor(count / 2);
  return Array.from({ length: rooms }, (_, k) => {
    const index = 2 * k + 1;
    return {
      index,
      start: k === 0 ? start(0) : start(index) - wall / 2,
      end: k === rooms - 1 ? start(count) : start(index + 1) + wall / 2,
    };
  }).filter(({ index }) => near === undefined || Math.abs(index - near) <= NEAR);
}

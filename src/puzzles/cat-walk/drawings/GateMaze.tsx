import { memo } from "react";
import type { BoardCell } from "../../../playing/spots";
import type { GateWalkPlay } from "../play-line";
import { PALETTE } from "../../../drawing/palette";
import { round } from "../../../drawing/flat/flat-picture";
import { at, type Point } from "../../../drawing/flat/points";
import { gateLooks, type GateLook } from "./gate-looks";
import type { MazeGeometry } from "./maze-geometry";

interface Gate extends BoardCell {
  readonly colour: string;
}

const textAt = (maze: GateWalkPlay["maze"], row: number, column: number) =>
  String(maze[row][column] ?? "")
    .trim()
    .toLowerCase();

function gatesOf({ maze }: GateWalkPlay): Gate[] {
  return maze.flatMap((cells, row) =>
    [...cells.keys()].flatMap((column): Gate[] => {
      const colour = textAt(maze, row, column);
      const isPassage = (row + column) % 2 === 1;
      return isPassage && !["", "0", "#"].includes(colour) ? [{ row, column, colour }] : [];
    }),
  );
}

/** The walls as one path: a rectangle for each run of wall cells along a row. */
function wallsOf({ maze }: GateWalkPlay, geometry: MazeGeometry): string {
  const { rows, columns } = geometry;
  let path = "";
  for (let row = 0; row < maze.length; row++) {
    for (let column = 0; column < maze[0].length; column++) {
      if (textAt(maze, row, column) !== "#") continue;
      const from = column;
      while (textAt(maze, row, column + 1) === "#") column++;
      const [x, y] = [columns.start(from), rows.start(row)];
      const width = columns.start(column) + columns.size(column) - x;
      path += `M${at({ x, y })}h${round(width)}v${round(rows.size(row))}h${round(-width)}Z`;
    }
  }
  return path;
}

/** A gate's bars along its wall, which is horizontal or vertical. */
export function gatePath(middle: Point, length: number, thickness: number, isUpright: boolean, bars: 1 | 2) {
  const offsets = bars === 1 ? [0] : [-thickness / 3, thickness / 3];
  return offsets
    .map((offset) =>
      isUpright
        ? `M${at({ x: middle.x + offset, y: middle.y - length / 2 })}v${round(length)}`
        : `M${at({ x: middle.x - length / 2, y: middle.y + offset })}h${round(length)}`,
    )
    .join("");
}

export function gateStroke({ color, bars, dashes }: GateLook, length: number, thickness: number) {
  return {
    stroke: color,
    strokeWidth: round(bars === 1 ? thickness : thickness / 3),
    ...(dashes.length > 0 && { strokeDasharray: dashes.map((dash) => round(dash * length)).join(" ") }),
  };
}

/** The unchanging part of the maze: rooms, walls, gates, and the letters of the columns above it. */
export const GateMaze = memo(function GateMaze(props: {
  readonly play: GateWalkPlay;
  readonly geometry: MazeGeometry;
}) {
  const { play, geometry } = props;
  const { rows, columns, width, height, middle } = geometry;
  const gates = gatesOf(play);
  const looks = gateLooks([...new Set(gates.map(({ colour }) => colour))]);
  const [x, y] = [round(columns.start(0)), round(rows.start(0))];
  return (
    <>
      <rect {...{ x, y, width: round(width), height: round(height) }} fill={PALETTE.open} />
      <path d={wallsOf(play, geometry)} fill={PALETTE.wall} />
      {[...looks].map(([colour, look]) => {
        const own = gates.filter((gate) => gate.colour === colour);
        return [true, false].map((isUpright) => {
          // A gate sticks out of its wall on both sides.
          const length = 0.92 * (isUpright ? rows : columns).room;
          const thickness = 1.5 * (isUpright ? columns : rows).wall;
          const bars = own
            .filter(({ column }) => (column % 2 === 0) === isUpright)
            .map(({ row, column }) => gatePath(middle(row, column), length, thickness, isUpright, look.bars));
          return (
            <path key={`${colour} ${isUpright}`} d={bars.join("")} {...gateStroke(look, length, thickness)} />
          );
        });
      })}
    </>
  );
});

export function gateColours(play: GateWalkPlay): string[] {
  return [...new Set(gatesOf(play).map(({ colour }) => colour))];
}

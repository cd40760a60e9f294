import { memo } from "react";
import { round } from "../../../drawing/flat/flat-picture";
import { spotOfCell } from "../../../playing/spots";
import { inMaze } from "./maze-way";

interface MazeSpotsProps {
  /** The number of the maze's rows and columns. */
  readonly rows: number;
  readonly columns: number;
  /** The rows and columns to cover. Those outside the maze are cells beyond a wrapped edge. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Of a cell. */
  readonly size: number;
}

/** What can be clicked: each cell, also if it is a wall. Those of the maze itself come first. */
export const MazeSpots = memo(function MazeSpots(props: MazeSpotsProps) {
  const { rows, columns, size, top, bottom, left, right } = props;
  const cells = span(top, bottom).flatMap((row) => span(left, right).map((column) => ({ row, column })));
  const isInside = ({ row, column }: (typeof cells)[number]) =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  const ordered = [...cells.filter(isInside), ...cells.filter((cell) => !isInside(cell))];
  return (
    <g fill="transparent">
      {ordered.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          data-spot={spotOfCell({ row: inMaze(row, rows), column: inMaze(column, columns) })}
          x={round(column * size)}
          y={round(row * size)}
          width={round(size)}
          height={round(size)}
        />
      ))}
    </g>
  );
});

const span = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k);

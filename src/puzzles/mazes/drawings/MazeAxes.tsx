import { memo } from "react";
import { PALETTE } from "../../../drawing/palette";
import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { widthOf } from "../../../drawing/flat/legible";
import { shownNumbers } from "../../../drawing/flat/thinning";
import { GAP, type Beyond, type FlatLayout } from "./flat-layout";

interface MazeAxesProps extends FlatLayout {
  readonly rows: number;
  readonly columns: number;
  readonly beyond: Beyond;
}

/** The numbers of columns at the top and of rows on the left: all of them, or every fifth if space is tight. */
export const MazeAxes = memo(function MazeAxes(props: MazeAxesProps) {
  const { rows, columns, beyond, size, text, left, top } = props;
  const look = { fontSize: round(text), fill: PALETTE.faint };
  return (
    <>
      {shownNumbers(columns, size, widthOf(`${columns} `, text)).map((n) => (
        <text
          key={`column ${n}`}
          x={round(Math.min(left + (n - 0.5) * size, WIDTH - widthOf(String(n), text) / 2))}
          y={round(top - beyond.rows * size - GAP)}
          {...look}
        >
          {n}
        </text>
      ))}
      {shownNumbers(rows, size, text).map((n) => (
        <text
          key={`row ${n}`}
          x={round(left - beyond.columns * size - GAP)}
          y={round(Math.min(top + (n - 0.5) * size + text * 0.35, top + rows * size))}
          textAnchor="end"
          {...look}
        >
          {n}
        </text>
      ))}
    </>
  );
});

import { memo, useMemo } from "react";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { widthOf } from "../../../drawing/flat/legible";
import { at } from "../../../drawing/flat/points";
import { shownNumbers } from "../../../drawing/flat/thinning";
import { spotOfCell } from "../../../playing/spots";
import type { WalkedPlay } from "../play-walk";
import type { MazeWords } from "./flat-maze";
import { codesAt, FLOORS, pathsOf } from "./MazeCells";
import { Way } from "./maze-marks";
import { placeAt } from "./maze-way";
import {
  cellOnRing,
  length,
  numberAt,
  pointAt,
  ringLayout,
  thickness,
  wayOnRing,
  type RingLayout,
} from "./ring-layout";

/** Cells that are narrower cannot be told apart, nor clicked. */
const MIN_CELL = 7;
/** Around each cell, as a fraction of it. */
const GAP = 0.03;

interface RingProps extends Pick<WalkedPlay, "codes" | "maze"> {
  readonly layout: RingLayout;
}

/** Whether the maze wraps on two sides, but not on all four, and its cells have room on a ring. */
function isRing({ codes, maze: { wrapping } }: WalkedPlay): boolean {
  if (wrapping.rows === wrapping.columns) return false;
  const layout = ringLayout(codes, wrapping.rows);
  return Math.min(thickness(layout), length(layout)) >= MIN_CELL;
}

const Cells = memo(function Cells({ codes, layout }: Omit<RingProps, "maze">) {
  const { centre, rim, hole } = layout;
  const paths = pathsOf(codes, (row, column) => cellOnRing(layout, { row, column }, GAP));
  return (
    <>
      <circle
        cx={centre.x}
        cy={centre.y}
        r={round((rim + hole) / 2)}
        fill="none"
        stroke={PALETTE.wall}
        strokeWidth={round(rim - hole)}
      />
      {FLOORS.map(({ fill }, k) => (
        <path key={k} d={paths[k]} fill={fill} />
      ))}
    </>
  );
});

/** The numbers of the rows or columns that go round. */
const Numbers = memo(function Numbers({ layout }: Pick<RingProps, "layout">) {
  const { around, rim, text } = layout;
  const room = (2 * Math.PI * rim) / around;
  return shownNumbers(around, room, widthOf(`${around} `, text)).map((n) => {
    const { x, y } = numberAt(layout, n - 1);
    return (
      <text key={n} x={round(x)} y={round(y + text * 0.35)} fontSize={round(text)} fill={PALETTE.faint}>
        {n}
      </text>
    );
  });
});

const Goals = memo(function Goals({ maze, layout }: Omit<RingProps, "codes">) {
  const { columns } = maze.grid;
  const cells = maze.goals.map((goal) =>
    cellOnRing(layout, { row: Math.floor(goal / columns), column: goal % columns }, 0.06),
  );
  return (
    <path d={cells.join("")} fill="none" stroke={PALETTE.goal} strokeWidth={round(thickness(layout) / 7)} />
  );
});

const Spots = memo(function Spots({ codes, layout }: Omit<RingProps, "maze">) {
  return (
    <g fill="transparent">
      {codes.flatMap((cells, row) =>
        [...cells.keys()].map((column) => (
          <path
            key={`${row} ${column}`}
            data-spot={spotOfCell({ row, column })}
            d={cellOnRing(layout, { row, column }, 0)}
          />
        )),
      )}
    </g>
  );
});

/** A maze with one wrapped edge, as a ring from above. */
export function ringMaze<P extends WalkedPlay>(words: MazeWords<P>): FlatDrawing<P> {
  function RingMaze({ play, position }: DrawingProps<P>) {
    const { codes, maze } = play;
    const layout = useMemo(() => ringLayout(codes, maze.wrapping.rows), [codes, maze.wrapping.rows]);
    const step = Math.floor(position);
    const way = useMemo(() => wayOnRing(layout, play, step), [layout, play, step]);
    const marker = pointAt(layout, placeAt(play, position));
    const width = Math.min(thickness(layout), length(layout));
    return (
      <FlatPicture height={WIDTH} state={words.state(play, step)}>
        <Cells codes={codesAt(play, position)} layout={layout} />
        <Numbers layout={layout} />
        <Goals maze={maze} layout={layout} />
        <Way d={way} size={thickness(layout)} strokeLinejoin="round" />
        <circle
          data-part="marker"
          transform={`translate(${at(marker)})`}
          r={round(width * 0.38)}
          fill={PALETTE.marker}
          stroke={PALETTE.markerInk}
          strokeWidth={round(width * 0.08)}
        />
        <Spots codes={codes} layout={layout} />
      </FlatPicture>
    );
  }

  return {
    form: "flat",
    id: "ring",
    title: /*i18n*/ "Ring",
    fits: isRing,
    Picture: RingMaze,
    describe: words.describe,
  };
}

import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { widthOf } from "../../../drawing/flat/legible";
import { at } from "../../../drawing/flat/points";
import { shownNumbers } from "../../../drawing/flat/thinning";
import { TooLarge } from "../../../drawing/flat/TooLarge";
import { spotOfCell } from "../play-game";
import type { WalkedPlay } from "../play-walk";
import type { MazeWords } from "./flat-maze";
import { FLOORS } from "./MazeCells";
import { placeAt } from "./maze-way";
import {
  cellOnRing,
  numberAt,
  pointAt,
  ringLayout,
  thickness,
  wayOnRing,
  type RingLayout,
} from "./ring-layout";

const MAX_CELLS = 2500;
/** Around each cell, as a fraction of it. */
const GAP = 0.03;

interface RingProps {
  readonly play: WalkedPlay;
  readonly layout: RingLayout;
}

/** Whether the maze wraps on two sides, but not on all four. */
const isRing = ({ maze: { wrapping } }: WalkedPlay) => wrapping.rows !== wrapping.columns;

const Cells = memo(function Cells({ codes, layout }: Pick<WalkedPlay, "codes"> & Pick<RingProps, "layout">) {
  const { centre, rim, hole } = layout;
  const paths = FLOORS.map((): string[] => []);
  codes.forEach((cells, row) =>
    cells.forEach((code, column) => {
      const kind = FLOORS.findIndex(({ from }) => code >= from);
      if (kind >= 0) paths[kind].push(cellOnRing(layout, { row, column }, GAP));
    }),
  );
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
        <path key={k} d={paths[k].join("")} fill={fill} />
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

const Ends = memo(function Ends({ play, layout }: RingProps) {
  const { columns } = play.maze.grid;
  const goals = play.maze.goals.map((goal) =>
    cellOnRing(layout, { row: Math.floor(goal / columns), column: goal % columns }, 0.06),
  );
  const start = pointAt(layout, { row: play.walk.rows[0], column: play.walk.columns[0] });
  const width = thickness(layout);
  return (
    <>
      <path d={goals.join("")} fill="none" stroke={PALETTE.goal} strokeWidth={round(width / 7)} />
      <circle cx={round(start.x)} cy={round(start.y)} r={round(width * 0.16)} fill={PALETTE.goal} />
    </>
  );
});

const Spots = memo(function Spots({ codes, layout }: Pick<WalkedPlay, "codes"> & Pick<RingProps, "layout">) {
  return (
    <g fill="transparent">
      {codes.flatMap((cells, row) =>
        [...cells.keys()].map((column) => (
          <path
            key={`${row} ${column}`}
            data-spot={spotOfCell(row, column)}
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
    if (codes.length * codes[0].length > MAX_CELLS)
      return <TooLarge text={i18n.t("This maze is too large to be drawn.")} />;
    const marker = pointAt(layout, placeAt(play, position));
    const width = Math.min(thickness(layout), (2 * Math.PI * layout.rim) / layout.around);
    return (
      <FlatPicture height={WIDTH} state={words.state(play, step)}>
        <Cells codes={codes} layout={layout} />
        <Numbers layout={layout} />
        <Ends play={play} layout={layout} />
        <path
          data-part="way"
          d={way}
          fill="none"
          stroke={PALETTE.way}
          strokeWidth={round(thickness(layout) * 0.4)}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
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
    kind: "flat",
    id: "ring",
    title: /*i18n*/ "Ring",
    fits: isRing,
    Picture: RingMaze,
    describe: words.describe,
  };
}

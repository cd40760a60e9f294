import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import type { Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";
import { PALETTE } from "../../../drawing/palette";
import { cellNumbered, spotOfCell } from "../../../playing/spots";
import type { Holes } from "../jumps";
import { has } from "../jumps";
import type { PegsPlay } from "../play";

const MAX_SIZE = 44;
const MARGIN = 8;
/** Radii as fractions of the distance of two holes, and how much a peg grows while it jumps. */
const [PLATE, HOLE, PEG, SHINE, MARK] = [0.6, 0.2, 0.38, 0.1, 0.45];
const LIFT = 0.25;

/** Where the holes are. With one diagonal, the board is sheared so that neighbours in all six directions are equally far. */
function layoutOf({ rows, columns, cells, directions }: Holes) {
  const isTriangle = directions.length === 6;
  const place = (cell: number): Point => {
    const { row, column } = cellNumbered(cell, columns);
    return isTriangle ? { x: column - row / 2, y: row * Math.sqrt(0.75) } : { x: column, y: row };
  };
  const places = cells.map(place);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const size = Math.min(MAX_SIZE, (WIDTH - 2 * MARGIN) / Math.max(width, height));
  const middle = (cell: number): Point => {
    const { x, y } = place(cell);
    return { x: (WIDTH - width * size) / 2 + (x - left + 0.5) * size, y: MARGIN + (y - top + 0.5) * size };
  };
  const all = isTriangle ? cells : Array.from({ length: rows * columns }, (_, cell) => cell);
  return {
    size,
    height: height * size + 2 * MARGIN,
    holes: cells.map(middle),
    spots: all
      .map((cell) => ({ spot: spotOfCell(cellNumbered(cell, columns)), ...middle(cell) }))
      .filter(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < height * size + 2 * MARGIN),
  };
}

type Layout = ReturnType<typeof layoutOf>;

const disc = ({ x, y }: Point, radius: number) => ({ cx: round(x), cy: round(y), r: round(radius) });

/** The board with its holes, and rings around those that have a peg at the end. */
const Board = memo(function Board({
  play,
  layout: { holes, size },
}: {
  readonly play: PegsPlay;
  readonly layout: Layout;
}) {
  return (
    <>
      {holes.map((hole, k) => (
        <circle key={k} {...disc(hole, PLATE * size)} fill={PALETTE.tile} />
      ))}
      {holes.map((hole, k) => (
        <g key={k}>
          <circle {...disc(hole, HOLE * size)} fill={PALETTE.wall} />
          {has(play.board.goal.pegs, k) && (
            <circle
              {...disc(hole, MARK * size)}
              fill="none"
              stroke={PALETTE.goal}
              strokeWidth={round(size / 14)}
            />
          )}
        </g>
      ))}
    </>
  );
});

function Peg({
  at,
  size,
  scale = 1,
}: {
  readonly at: Point;
  readonly size: number;
  readonly scale?: number;
}) {
  const radius = PEG * size * scale;
  return (
    <>
      <circle
        {...disc(at, radius)}
        fill={PALETTE.warm}
        stroke={PALETTE.tileInk}
        strokeWidth={round(size / 30)}
      />
      <circle
        {...disc({ x: at.x - radius / 3, y: at.y - radius / 3 }, SHINE * size * scale)}
        fill={PALETTE.open}
      />
    </>
  );
}

function PegsPicture({ play, position }: DrawingProps<PegsPlay>) {
  const { board, jumps, states, line } = play;
  const layout = useMemo(() => layoutOf(board.holes), [board]);
  const { size, holes } = layout;
  const { step, share } = momentAt(position, play.lastStep);
  const jump = share > 0 ? line[step] : undefined;
  const taken = step > 0 ? jumps.over[line[step - 1]] : undefined;
  const [from, over, to] = jump === undefined ? [] : [jumps.from[jump], jumps.over[jump], jumps.to[jump]];
  const between = (a: number, b: number) => a + share * (b - a);
  return (
    <FlatPicture height={layout.height} state={rowsOf(play, step).join(" ")}>
      <Board {...{ play, layout }} />
      {taken !== undefined && (
        <circle
          {...disc(holes[taken], PEG * size)}
          fill="none"
          stroke={PALETTE.faint}
          strokeWidth={round(size / 30)}
          strokeDasharray={`${round(size / 10)} ${round(size / 10)}`}
        />
      )}
      {holes.map((hole, k) => {
        if (states[step][k] !== "o" || k === from) return null;
        return <Peg key={k} at={hole} size={size} scale={k === over ? 1 - share : 1} />;
      })}
      {from !== undefined && (
        <Peg
          at={{ x: between(holes[from].x, holes[to!].x), y: between(holes[from].y, holes[to!].y) }}
          size={size}
          scale={1 + 4 * LIFT * share * (1 - share)}
        />
      )}
      <Spots areas={layout.spots} half={size / 2} />
    </FlatPicture>
  );
}

/** The rows of a step as texts: `o` for pegs, `.` for empty holes, and `#` where there is no hole. */
function rowsOf({ board: { holes }, states }: PegsPlay, step: number): string[] {
  const cells = new Array<string>(holes.rows * holes.columns).fill("#");
  holes.cells.forEach((cell, hole) => (cells[cell] = states[step][hole]));
  return Array.from({ length: holes.rows }, (_, row) =>
    cells.slice(row * holes.columns, (row + 1) * holes.columns).join(""),
  );
}

export const pegsBoard: FlatDrawing<PegsPlay> = {
  form: "flat",
  id: "board",
  title: /*i18n*/ "Board",
  Picture: PegsPicture,
  describe(play, step) {
    const count = play.states[step].split("o").length - 1;
    return i18n.t(
      "{count, plural, one {# peg} other {# pegs}} in {holes} holes after {step} of {lastStep} jumps. The rows, with o for pegs, . for empty holes and # for no hole: {board}.",
      {
        count,
        holes: play.board.holes.cells.length,
        step,
        lastStep: play.lastStep,
        board: rowsOf(play, step).join("; "),
      },
    );
  },
};

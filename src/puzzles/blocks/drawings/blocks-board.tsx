import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { FlatPicture, round, truncated, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { at, type Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";
import { WornName } from "../../../drawing/flat/texts";
import { PALETTE } from "../../../drawing/palette";
import { cellNumbered, spotOfCell } from "../../../playing/spots";
import { DIRECTIONS } from "../../mazes/neighbours";
import type { BlockBoard, Shape } from "../cells";
import type { BlocksPlay } from "../play";
import { spotOfPiece } from "../play-slides";

const MAX_CELL_SIZE = 64;
const MARGIN = 10;
const FRAME = 6;
/** Between a piece and the edge of its cells, and how wide its outline is; in units. */
const GAP = 1.5;
const OUTLINE = 1.4;

function layoutOf({ rows, columns }: BlockBoard) {
  const room = WIDTH - 2 * MARGIN;
  const size = Math.min(MAX_CELL_SIZE, room / columns, room / rows);
  const [left, top] = [(WIDTH - columns * size) / 2, MARGIN];
  const height = rows * size + 2 * MARGIN;
  return {
    ...{ size, left, top, height, text: legibleSize(height) },
    width: columns * size,
    /** The corner at the upper left of a cell. */
    corner: (cell: number): Point => ({
      x: left + (cell % columns) * size,
      y: top + Math.floor(cell / columns) * size,
    }),
  };
}

type Layout = ReturnType<typeof layoutOf>;

/** The body of a piece, as path data: its cells grown together, so much inside them. Its first cell begins at the origin. */
function bodyOf(shape: Shape, size: number, inset: number): string {
  const has = (down: number, right: number) => shape.some(([d, r]) => d === down && r === right);
  const bar = (down: number, right: number, height: number, width: number) =>
    `M${at({ x: right * size + inset, y: down * size + inset })}h${round(width * size - 2 * inset)}` +
    `v${round(height * size - 2 * inset)}h${round(2 * inset - width * size)}z`;
  return shape
    .map(([down, right]) => {
      const [toRight, below] = [has(down, right + 1), has(down + 1, right)];
      const isSquare = toRight && below && has(down + 1, right + 1);
      return [
        bar(down, right, 1, 1),
        ...(toRight ? [bar(down, right, 1, 2)] : []),
        ...(below ? [bar(down, right, 2, 1)] : []),
        ...(isSquare ? [bar(down, right, 2, 2)] : []),
      ].join("");
    })
    .join("");
}

/** Where a piece has its name: the middle of its cells if that is on one of them, else that of its first cell. */
function middleOf(shape: Shape): Point {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [y, x] = [mean(shape.map(([down]) => down)), mean(shape.map(([, right]) => right))];
  const isOn = shape.some(([down, right]) => Math.abs(down - y) < 0.51 && Math.abs(right - x) < 0.51);
  return isOn ? { x: x + 0.5, y: y + 0.5 } : { x: 0.5, y: 0.5 };
}

/** Those whose place matters stand out; the others differ from their neighbours by shape. */
function fillsOf({ blocks, goal, classes }: BlockBoard): string[] {
  const wanted = new Set(goal.map((piece) => piece.class));
  return blocks.map((block) => {
    if (wanted.has(block.class)) return PALETTE.warm;
    return classes[block.class - 1].length % 2 === 0 ? PALETTE.cool : PALETTE.tile;
  });
}

interface PartProps {
  readonly board: BlockBoard;
  readonly layout: Layout;
}

/** The tray with its walls, and where the pieces that matter have to come. */
const Tray = memo(function Tray({ board, layout }: PartProps) {
  const { size, left, top, height, width, corner } = layout;
  const walls = Array.from(board.walls, (wall, cell) => {
    const { x, y } = corner(cell);
    return wall ? `M${at({ x, y })}h${round(size)}v${round(size)}h${round(-size)}z` : "";
  });
  return (
    <>
      <rect
        {...{ x: round(left - FRAME), y: round(top - FRAME) }}
        {...{ width: round(width + 2 * FRAME), height: round(height - 2 * MARGIN + 2 * FRAME) }}
        rx={FRAME}
        fill={PALETTE.wall}
      />
      <rect
        {...{ x: round(left), y: round(top), width: round(width), height: round(height - 2 * MARGIN) }}
        fill={PALETTE.ground}
      />
      <path d={walls.join("")} fill={PALETTE.wall} />
    </>
  );
});

/** A corner of each cell that a piece has to cover at the end, in front of the pieces. */
const Goals = memo(function Goals({ board, layout }: PartProps) {
  const { size, corner } = layout;
  const [inset, leg] = [GAP + 2 * OUTLINE, size / 5];
  const corners = board.goal.flatMap(({ anchor, class: kind }) =>
    board.classes[kind - 1].map(([down, right]) => {
      const { x, y } = corner(anchor + down * board.columns + right);
      return `M${at({ x: x + inset, y: y + inset })}h${round(leg)}L${at({ x: x + inset, y: y + inset + leg })}z`;
    }),
  );
  return (
    <path
      d={corners.join("")}
      fill={PALETTE.way}
      stroke={PALETTE.tileInk}
      strokeWidth={round(size / 50)}
      strokeLinejoin="round"
    />
  );
});

interface PieceProps {
  readonly label: string;
  readonly shape: Shape;
  readonly layout: Layout;
  readonly fill: string;
}

const Piece = memo(function Piece({ label, shape, layout: { size, text }, fill }: PieceProps) {
  const { x, y } = middleOf(shape);
  const name = truncated(label, 4);
  return (
    <>
      <path d={bodyOf(shape, size, GAP)} fill={PALETTE.tileInk} />
      <path d={bodyOf(shape, size, GAP + OUTLINE)} fill={fill} />
      <g transform={`translate(${round(x * size)} ${round(y * size)})`}>
        <WornName
          {...{ name, wished: size * 0.4, room: 0.8 * size, least: text }}
          weight={600}
          fill={PALETTE.tileInk}
        />
      </g>
    </>
  );
});

/** How far a piece has gone after a part of its way, in cells. */
function gone(way: readonly number[], share: number): Point {
  const cells = share * way.length;
  return way.reduce(
    ({ x, y }, direction, k) => {
      const part = Math.min(Math.max(cells - k, 0), 1);
      const { down, right } = DIRECTIONS[direction];
      return { x: x + part * right, y: y + part * down };
    },
    { x: 0, y: 0 },
  );
}

function BlocksPicture({ play, position }: DrawingProps<BlocksPlay>) {
  const { board } = play;
  const layout = useMemo(() => layoutOf(board), [board]);
  const fills = useMemo(() => fillsOf(board), [board]);
  const cells = useMemo(
    () =>
      Array.from(board.walls, (_, cell) => {
        const { x, y } = layout.corner(cell);
        const half = layout.size / 2;
        return { spot: spotOfCell(cellNumbered(cell, board.columns)), x: x + half, y: y + half };
      }),
    [board, layout],
  );
  const { step, share } = momentAt(position, play.lastStep);
  const places = play.places[step];
  const slide = share > 0 ? play.slides[step] : undefined;
  return (
    <FlatPicture height={layout.height} state={rowsOf(play, step).join(" ")}>
      <Tray {...{ board, layout }} />
      {board.blocks.map(({ label, shape }, piece) => {
        const { x, y } = layout.corner(places[piece]);
        const moved = slide?.piece === piece ? gone(slide.way, share) : { x: 0, y: 0 };
        return (
          <g
            key={piece}
            data-part={`piece-${piece + 1}`}
            data-spot={spotOfPiece(piece)}
            transform={`translate(${at({ x: x + moved.x * layout.size, y: y + moved.y * layout.size })})`}
          >
            <Piece {...{ label, shape, layout, fill: fills[piece] }} />
          </g>
        );
      })}
      <Goals {...{ board, layout }} />
      <Spots areas={cells} half={layout.size / 2} />
    </FlatPicture>
  );
}

/** The rows of a step as texts: what stands in each cell, `.` where it is empty, and `#` for walls. */
function rowsOf({ board, places }: BlocksPlay, step: number): string[] {
  const { rows, columns, walls, blocks } = board;
  const cells: string[] = Array.from(walls, (wall) => (wall ? "#" : "."));
  blocks.forEach(({ label, shape }, piece) => {
    for (const [down, right] of shape) cells[places[step][piece] + down * columns + right] = label;
  });
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join(""));
}

export const blocksBoard: FlatDrawing<BlocksPlay> = {
  form: "flat",
  id: "board",
  title: /*i18n*/ "Board",
  Picture: BlocksPicture,
  describe(play, step) {
    const { rows, columns, blocks } = play.board;
    return i18n.t(
      "{count, plural, one {# piece} other {# pieces}} on {rows} by {columns} cells after {step} of {lastStep} moves. The rows, with . where they are empty: {board}.",
      {
        count: blocks.length,
        rows,
        columns,
        step,
        lastStep: play.lastStep,
        board: rowsOf(play, step).join("; "),
      },
    );
  },
};

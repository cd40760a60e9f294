import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { SchonbrunnPlay } from "../play";
import { spoken } from "../play-texts";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { spotOfCell } from "../../../playing/spots";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH, TooLarge } from "../../../drawing/flat/flat-picture";
import { legibleSize, lettersIn, sizeIn } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { arrowHead, at, roundedSquare, spanOf, pointBetween, type Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";

/** A jump as a curve: a quadratic Bézier from tile to tile that bends to its left. */
interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** How far arcs deviate from the straight line, as a fraction of their length. */
const BEND = 0.18;

/** @param most the maximum distance of the arc from the straight line */
function arcBetween(from: Point, to: Point, most: number): Arc {
  const middle = pointBetween(from, to, 0.5);
  const [across, down] = [to.x - from.x, to.y - from.y];
  // The curve goes half as far as its control point.
  const bend = 2 * Math.min(BEND, most / (Math.hypot(across, down) || 1));
  return { from, to, bend: { x: middle.x + bend * down, y: middle.y - bend * across } };
}

/** De Casteljau's point on the curve, at a fraction of the way along it. */
function pointOn({ from, bend, to }: Arc, share: number): Point {
  return pointBetween(pointBetween(from, bend, share), pointBetween(bend, to, share), share);
}

/** The start of the curve, up to a fraction of it: a curve of its own. */
function beginningOf(arc: Arc, share: number): Arc {
  return { from: arc.from, bend: pointBetween(arc.from, arc.bend, share), to: pointOn(arc, share) };
}

const MAX_TILES = 2500;
const MAX_TILE_SIZE = 60;
/** A board of many rows gets small tiles instead of being taller than wide. */
const MAX_HEIGHT = WIDTH;
/** Space for the arcs next to the tiles. */
const MARGIN = 12;
const SUM_HEIGHT = 30;
const LINE = 18;
/** Only the last lines of a longer sum are shown. All have their place from the start, so that the board stays where it is. */
const LINES = 2;

/** The rows and columns that have tiles. Holes around all of them, as of a board in a larger range, take no room. */
function extentOf({ numbers, holes }: SchonbrunnPlay) {
  const isTile = (row: number, column: number) => !holes.has(`${row} ${column}`);
  const rows = [...numbers.keys()].filter((row) => numbers[row].some((_, column) => isTile(row, column)));
  const columns = [...numbers[0].keys()].filter((column) => numbers.some((_, row) => isTile(row, column)));
  return { rows: spanOf(rows), columns: spanOf(columns) };
}

/** A tile's size, the centre of each, and the smallest text size. */
function layout(play: SchonbrunnPlay) {
  const { rows, columns } = extentOf(play);
  const size = Math.min(MAX_TILE_SIZE, (WIDTH - 2 * MARGIN) / columns.count, MAX_HEIGHT / rows.count);
  const left = (WIDTH - columns.count * size) / 2;
  const middle = (row: number, column: number): Point => ({
    x: left + (column - columns.first + 0.5) * size,
    y: MARGIN + (row - rows.first + 0.5) * size,
  });
  const height = rows.count * size + 2 * MARGIN;
  const whole = height + SUM_HEIGHT + LINES * LINE + 6;
  return { size, middle, height, whole, text: round(legibleSize(whole)) };
}

type Layout = ReturnType<typeof layout>;

function fillOf(
  { numbers, goals }: SchonbrunnPlay,
  row: number,
  column: number,
): Record<"fill" | "ink", string> {
  if (goals.has(spotOfCell({ row, column }))) return { fill: PALETTE.goal, ink: PALETTE.goalInk };
  return { fill: numbers[row][column] > 0 ? PALETTE.warm : PALETTE.cool, ink: PALETTE.tileInk };
}

interface BoardProps {
  readonly play: SchonbrunnPlay;
  readonly board: Layout;
}

/** All tiles of one colour form one path: thousands of elements would slow down the page. */
const Tiles = memo(function Tiles({ play, board }: BoardProps) {
  const { size, middle } = board;
  const paths = new Map<string, string>();
  play.numbers.forEach((row, r) =>
    row.forEach((_, c) => {
      if (play.holes.has(`${r} ${c}`)) return;
      const { fill } = fillOf(play, r, c);
      paths.set(fill, (paths.get(fill) ?? "") + roundedSquare(middle(r, c), size * 0.9, size / 12));
    }),
  );
  return [...paths].map(([fill, d]) => (
    <path key={fill} d={d} fill={fill} stroke={PALETTE.line} strokeWidth={1} />
  ));
});

/** The numbers are in front of the arcs. Unreadable ones on small tiles are omitted. */
const Numbers = memo(function Numbers({ play, board }: BoardProps) {
  const { size, middle, text } = board;
  const sizes = { wished: size * 0.36, least: text };
  return play.numbers.flatMap((row, r) =>
    row.map((number, c) => {
      if (play.holes.has(`${r} ${c}`)) return null;
      const { x, y } = middle(r, c);
      const { fill, ink } = fillOf(play, r, c);
      const fontSize = sizeIn(size * 0.9, spoken(number), sizes);
      if (fontSize === 0) return null;
      return (
        <text
          key={`${r} ${c}`}
          x={round(x)}
          y={round(y + fontSize * 0.35)}
          fontSize={round(fontSize)}
          fontWeight="600"
          fill={ink}
          stroke={fill}
          strokeWidth={round(size / 16)}
          paintOrder="stroke"
        >
          {spoken(number)}
        </text>
      );
    }),
  );
});

/** What can be clicked, in front of everything. */
const TileSpots = memo(function TileSpots({ play, board }: BoardProps) {
  const { size, middle } = board;
  const areas = play.numbers.flatMap((row, r) =>
    row.flatMap((_, c) => (play.holes.has(`${r} ${c}`) ? [] : { spot: `${r} ${c}`, ...middle(r, c) })),
  );
  return <Spots areas={areas} half={size * 0.45} />;
});

/** The completed jumps, with the last one highlighted. */
const Jumps = memo(function Jumps({ arcs, size }: { arcs: readonly Arc[]; size: number }) {
  return arcs.map((arc, k) => (
    <JumpArc key={k} arc={arc} size={size} opacity={k === arcs.length - 1 ? 1 : 0.7} />
  ));
});

function JumpArc({
  arc,
  size,
  opacity,
}: {
  readonly arc: Arc;
  readonly size: number;
  readonly opacity: number;
}) {
  const { from, bend, to } = arc;
  const line = { d: `M${at(from)}Q${at(bend)} ${at(to)}`, fill: "none", strokeLinecap: "round" } as const;
  const width = round(size / 20);
  // The arrowhead stays outside the target tile, where the number is.
  const tip = Math.max(0.5, 1 - size / 2 / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
  return (
    <g opacity={opacity}>
      <path {...line} stroke={PALETTE.jumpEdge} strokeWidth={2.2 * width} />
      <path {...line} stroke={PALETTE.jump} strokeWidth={width} />
      <path
        d={arrowHead(pointOn(arc, tip - 0.1), pointOn(arc, tip), size / 5)}
        fill={PALETTE.jump}
        stroke={PALETTE.jumpEdge}
        strokeWidth={width / 2}
      />
    </g>
  );
}

/** The numbers so far as a sum, wrapped into lines that fit. */
function termLines({ tiles, numbers }: SchonbrunnPlay, step: number, size: number): string[] {
  const longest = lettersIn(WIDTH, size) - 2;
  const lines = [""];
  tiles.slice(0, step + 1).forEach(({ row, column }, k) => {
    const number = numbers[row][column];
    const sign = number < 0 ? "− " : k === 0 ? "" : "+ ";
    const term = `${sign}${Math.abs(number)} `;
    if (lines[lines.length - 1].length + term.trim().length > longest) lines.push("");
    lines[lines.length - 1] += term;
  });
  if (lines.length <= LINES) return lines;
  const [first, ...others] = lines.slice(-LINES);
  return [`… ${first}`, ...others];
}

function JumpBoardPicture({ play, position }: DrawingProps<SchonbrunnPlay>) {
  const board = useMemo(() => layout(play), [play]);
  const { size, middle, height, whole, text } = board;
  const arcs = useMemo(
    () =>
      play.tiles
        .slice(1)
        .map(({ row, column }, k) =>
          arcBetween(
            middle(play.tiles[k].row, play.tiles[k].column),
            middle(row, column),
            size / 2 + MARGIN / 2,
          ),
        ),
    [play, middle, size],
  );
  const { step, share } = momentAt(position, play.lastStep);
  const done = useMemo(() => arcs.slice(0, step), [arcs, step]);
  if (play.numbers.length * play.numbers[0].length > MAX_TILES)
    return <TooLarge text={i18n.t("This board is too large to be drawn.")} />;
  const { row, column } = play.tiles[step];
  const here = share > 0 ? pointOn(arcs[step], share) : middle(row, column);
  return (
    <FlatPicture height={whole} state={`row ${row + 1}, column ${column + 1}, sum ${play.sums[step]}`}>
      <Tiles play={play} board={board} />
      <Jumps arcs={done} size={size} />
      {share > 0 && <JumpArc arc={beginningOf(arcs[step], share)} size={size} opacity={1} />}
      <Numbers play={play} board={board} />
      <circle
        data-part="marker"
        cx={round(here.x)}
        cy={round(here.y)}
        r={round(size * 0.4)}
        fill="none"
        stroke={PALETTE.marker}
        strokeWidth={round(size / 12)}
      />
      <text x={WIDTH / 2} y={height + 22} fontSize={17} fontWeight="700" fill={PALETTE.ink}>
        {i18n.t("Sum {sum}", { sum: spoken(play.sums[step]) })}
      </text>
      {termLines(play, step, text).map((line, k) => (
        <text
          key={k}
          x={WIDTH / 2}
          y={height + SUM_HEIGHT + 12 + k * LINE}
          fontSize={text}
          fill={PALETTE.ink}
        >
          {line.trim()}
        </text>
      ))}
      <TileSpots play={play} board={board} />
    </FlatPicture>
  );
}

export const jumpBoard: FlatDrawing<SchonbrunnPlay> = {
  form: "flat",
  id: "board",
  title: /*i18n*/ "Jump board",
  Picture: JumpBoardPicture,
  describe(play, step) {
    const { row, column } = play.tiles[step];
    const { rows, columns } = extentOf(play);
    return i18n.t(
      "{rows} by {columns} tiles; after {step} of {lastStep} jumps on the tile {tile} in row {row}, column {column}, with the sum {sum}.",
      {
        rows: rows.count,
        columns: columns.count,
        step,
        lastStep: play.lastStep,
        tile: spoken(play.numbers[row][column]),
        row: row + 1,
        column: column + 1,
        sum: spoken(play.sums[step]),
      },
    );
  },
};

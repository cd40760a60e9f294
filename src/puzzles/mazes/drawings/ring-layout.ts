import type { BoardCell } from "../../../playing/spots";
import type { WalkedPlay } from "../play-walk";
import { WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { at, type Point } from "../../../drawing/flat/points";
import { inMaze } from "./maze-way";

/** The least radius of the hole, as a fraction of the whole. */
const SMALLEST_HOLE = 0.2;
/** Arcs are drawn as chords of at most this angle. */
const CHORD = Math.PI / 36;

/**
 * A maze with one wrapped edge as a ring. What wraps goes clockwise round it: columns from the left with the first row outside, or rows
 * from the top with the first column inside. So directions on the ring are the usual ones where it begins to go round. In the result,
 * `around` is how many cells go round, and `across` is how many cells there are from the hole to the rim.
 */
export function ringLayout(codes: WalkedPlay["codes"], wrapsRows: boolean) {
  const [around, across] = wrapsRows ? [codes.length, codes[0].length] : [codes[0].length, codes.length];
  const text = legibleSize(WIDTH);
  const rim = WIDTH / 2 - 2 * text;
  // Cells halfway between hole and rim are about as long as wide.
  const squares = (around - Math.PI * across) / (around + Math.PI * across);
  const hole = rim * Math.min(0.8, Math.max(SMALLEST_HOLE, squares));
  return { wrapsRows, around, across, centre: { x: WIDTH / 2, y: WIDTH / 2 }, rim, hole, text };
}

export type RingLayout = ReturnType<typeof ringLayout>;

/** The width of a cell from the hole to the rim. */
export const thickness = ({ rim, hole, across }: RingLayout) => (rim - hole) / across;

/** The length of a cell along the ring, halfway from the hole to the rim. */
export const length = ({ rim, hole, around }: RingLayout) => (Math.PI * (rim + hole)) / around;

/** A point of the ring. A cell's row and column are those of its middle; they may be fractions. */
export function pointAt(layout: RingLayout, { row, column }: BoardCell): Point {
  const { wrapsRows, around, across, hole } = layout;
  const turn = ((wrapsRows ? row : column) + 0.5) / around;
  const angle = 2 * Math.PI * turn - (wrapsRows ? Math.PI / 2 : Math.PI);
  const outwards = wrapsRows ? column + 0.5 : across - row - 0.5;
  return pointOn(layout, angle, hole + outwards * thickness(layout));
}

/** A point beyond the rim, where the number of what goes round stands. */
export function numberAt(layout: RingLayout, index: number): Point {
  const { wrapsRows, around, rim, text } = layout;
  const angle = (2 * Math.PI * (index + 0.5)) / around - (wrapsRows ? Math.PI / 2 : Math.PI);
  return pointOn(layout, angle, rim + 0.9 * text);
}

const pointOn = ({ centre }: RingLayout, angle: number, radius: number): Point => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
});

/** The straight or curved line from one cell's middle to the next one's, as points after the first. */
function stepOnRing(layout: RingLayout, from: BoardCell, to: BoardCell): Point[] {
  const turn = layout.wrapsRows ? to.row - from.row : to.column - from.column;
  const pieces = Math.max(1, Math.ceil((Math.abs(turn) * 2 * Math.PI) / layout.around / CHORD));
  return Array.from({ length: pieces }, (_, k) => {
    const share = (k + 1) / pieces;
    return pointAt(layout, {
      row: from.row + (to.row - from.row) * share,
      column: from.column + (to.column - from.column) * share,
    });
  });
}

/** The outline of a cell as path data, made smaller by a gap of this fraction of it on each side. */
export function cellOnRing(layout: RingLayout, { row, column }: BoardCell, gap: number): string {
  const half = 0.5 - gap;
  const corners = layout.wrapsRows
    ? [
        [row - half, column - half],
        [row + half, column - half],
        [row + half, column + half],
        [row - half, column + half],
      ]
    : [
        [row - half, column - half],
        [row - half, column + half],
        [row + half, column + half],
        [row + half, column - half],
      ];
  const [a, b, c, d] = corners.map(([r, k]) => ({ row: r, column: k }));
  const points = [
    pointAt(layout, a),
    ...stepOnRing(layout, a, b),
    pointAt(layout, c),
    ...stepOnRing(layout, c, d),
  ];
  return `M${points.map(at).join("L")}Z`;
}

/** The way through the cells up to a step, as path data. */
export function wayOnRing(layout: RingLayout, { walk, codes }: WalkedPlay, step: number): string {
  const { rows, columns, down, right } = walk;
  const [height, width] = [codes.length, codes[0].length];
  const places = Array.from({ length: step + 1 }, (_, k) => ({
    row: layout.wrapsRows ? rows[0] + down[k] : inMaze(rows[k], height),
    column: layout.wrapsRows ? inMaze(columns[k], width) : columns[0] + right[k],
  }));
  const points = places.slice(1).flatMap((place, k) => stepOnRing(layout, places[k], place));
  return `M${[pointAt(layout, places[0]), ...points].map(at).join("L")}`;
}

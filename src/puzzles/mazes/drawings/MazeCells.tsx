import { memo, useMemo } from "react";
import { madeOnce } from "../../../drawing/made-once";
import { PALETTE } from "../../../drawing/palette";
import type { WalkedPlay } from "../play-walk";
import { hasMoreCellsThan } from "./maze-way";

export const isTooLarge = hasMoreCellsThan(40_000);

/** Dead ends are darkest at their ends, as in the article. The codes are those of DEADENDS. */
export const FLOORS = [
  { from: 1, fill: PALETTE.open },
  { from: 0.67, fill: PALETTE.deadEndFarthest },
  { from: 0.6, fill: PALETTE.deadEndFarther },
  { from: 0.01, fill: PALETTE.deadEnd },
] as const;

const GAP = 0.03;

/** The codes to be shown. Dead ends show the way, so they wait for the solution's first move. A line of your own never has them. */
export const codesAt = (play: WalkedPlay, position: number): WalkedPlay["codes"] =>
  position > 0 && play.byHand?.isShortest ? play.codes : openCells(play);

const openCells = madeOnce(
  ({ codes }: WalkedPlay) => codes,
  ({ codes }) => codes.map((cells) => cells.map(Math.ceil)),
);

interface MazeCellsProps {
  readonly codes: readonly (readonly number[])[];
  /** Of a cell. */
  readonly size: number;
}

/** The cells of a maze on its walls. The first cell starts at 0, 0. */
export const MazeCells = memo(function MazeCells({ codes, size }: MazeCellsProps) {
  const paths = useMemo(() => {
    const side = 1 - 2 * GAP;
    return pathsOf(codes, (row, column) => `M${column + GAP} ${row + GAP}h${side}v${side}h${-side}z`);
  }, [codes]);
  return (
    <g transform={`scale(${size})`}>
      <rect width={codes[0].length} height={codes.length} fill={PALETTE.wall} />
      {FLOORS.map(({ fill }, k) => (
        <path key={k} d={paths[k]} fill={fill} />
      ))}
    </g>
  );
});

/** The cells of each floor as path data. */
export function pathsOf(
  codes: MazeCellsProps["codes"],
  outline: (row: number, column: number) => string,
): string[] {
  const paths = FLOORS.map((): string[] => []);
  codes.forEach((cells, row) =>
    cells.forEach((code, column) => {
      const kind = FLOORS.findIndex(({ from }) => code >= from);
      if (kind >= 0) paths[kind].push(outline(row, column));
    }),
  );
  return paths.map((parts) => parts.join(""));
}

import { useMemo } from "react";
import { i18n } from "../../../language";
import type { FreeTheKeyPlay } from "../play";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { TooLarge } from "../../../drawing/flat/TooLarge";
import { isTooLarge, Marker, stateAt } from "./flat-maze";
import { MazeCells } from "./MazeCells";
import { diskAt, mazeRow, pathData } from "./maze-way";

/** How many cells are visible on each side of the marker, and the most above and below it. */
const CELLS_BESIDE = 8;
const MAX_CELLS_ABOVE = 7;
const SIZE = WIDTH / (2 * CELLS_BESIDE + 1);

/** The maze slides past the marker in the middle. Its rows wrap around, so it has neither top nor bottom. */
function SlidingMaze({ play, position }: DrawingProps<FreeTheKeyPlay>) {
  const rows = play.codes.length;
  const step = Math.floor(position);
  const way = useMemo(() => pathData(play, step, SIZE), [play, step]);
  if (isTooLarge(play)) return <TooLarge text={i18n.t("This maze is too large to be drawn.")} />;
  const above = Math.min(MAX_CELLS_ABOVE, Math.floor((rows - 1) / 2));
  const height = (2 * above + 1) * SIZE;
  const { place, turn } = diskAt(play, position);
  const top = above - mazeRow(turn, rows);
  const copies = Array.from({ length: 3 }, (_, k) => (k - 1) * rows);
  return (
    <FlatPicture height={height} state={stateAt(play, position)}>
      <svg width={WIDTH} height={round(height)}>
        <rect width={WIDTH} height={round(height)} fill={PALETTE.line} fillOpacity={0.3} />
        <g
          data-part="maze"
          transform={`translate(${round((CELLS_BESIDE - place) * SIZE)} ${round(top * SIZE)})`}
        >
          {copies.map((offset) => (
            <svg
              key={offset}
              y={round(offset * SIZE)}
              width={play.codes[0].length * SIZE}
              height={round(rows * SIZE)}
            >
              <MazeCells codes={play.codes} size={SIZE} />
              <path d={way} fill="none" stroke={PALETTE.way} strokeWidth={SIZE * 0.4} strokeLinecap="round" />
            </svg>
          ))}
        </g>
        <Marker x={CELLS_BESIDE * SIZE} y={above * SIZE} size={SIZE} />
        <rect width={WIDTH} height={round(height)} fill="none" stroke={PALETTE.line} strokeWidth={2} />
      </svg>
    </FlatPicture>
  );
}

export const slidingMaze: FlatDrawing<FreeTheKeyPlay> = {
  kind: "flat",
  id: "sliding",
  title: /*i18n*/ "Sliding maze",
  Picture: SlidingMaze,
  describe: (play, step) =>
    i18n.t(
      "The maze slides past the marker in the middle, which is at place {place}, turn {turn}, step {step} of {lastStep}.",
      { place: play.places[step] + 1, turn: play.turns[step] + 1, step, lastStep: play.lastStep },
    ),
};

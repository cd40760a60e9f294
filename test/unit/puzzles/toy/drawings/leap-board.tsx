import type { DrawingProps, FlatDrawing } from "../../../../../src/drawing/drawing";
import { FlatPicture, WIDTH } from "../../../../../src/drawing/flat/flat-picture";
import { momentAt } from "../../../../../src/drawing/flat/moment";
import { pointBetween } from "../../../../../src/drawing/flat/points";
import { PALETTE } from "../../../../../src/drawing/palette";
import type { LeapPlay } from "../play";

function Board({ play, position }: DrawingProps<LeapPlay>) {
  const { step, share } = momentAt(position, play.lastStep);
  const side = WIDTH / play.columns;
  const { row, column } = play.squares[step];
  const centre = (square: LeapPlay["squares"][number]) => ({
    x: (square.column + 0.5) * side,
    y: (square.row + 0.5) * side,
  });
  const { x, y } = pointBetween(
    centre(play.squares[step]),
    centre(play.squares[step + 1] ?? play.squares[step]),
    share,
  );
  return (
    <FlatPicture height={side * play.rows} state={`row ${row + 1}, column ${column + 1}`}>
      <circle cx={x} cy={y} r={side / 3} fill={PALETTE.marker} />
    </FlatPicture>
  );
}

export const leapBoard: FlatDrawing<LeapPlay> = {
  form: "flat",
  id: "board",
  title: /*i18n*/ "Board of the knight",
  Picture: Board,
  describe: (play, step) => play.text(step),
};

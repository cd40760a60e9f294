import { useMemo, type ComponentType, type ReactNode } from "react";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { describeState, Pieces, PlaceSpots, stateAt, type PieceLookProps, type PlaceTexts } from "./Pieces";
import type { RearrangementPlay } from "../play-rearrangement";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { spanOf } from "../../../drawing/flat/points";

/** A board of many rows gets small fields instead of being much taller than wide. */
const MAX_HEIGHT = 1.2 * WIDTH;

/** Fields as large as the width allows, up to `largest`, with a margin around them. What the board's range has beyond them is left out. */
function squaresOf({ board }: RearrangementPlay, margin: number, largest: number) {
  const rows = spanOf(board.positions.map(({ row }) => row));
  const columns = spanOf(board.positions.map(({ column }) => column));
  const side = Math.min(largest, (WIDTH - 2 * margin) / columns.count, MAX_HEIGHT / rows.count);
  const left = (WIDTH - side * columns.count) / 2;
  const height = side * rows.count + 2 * margin;
  return {
    side,
    height,
    text: round(legibleSize(height)),
    /** The centre of each place. */
    points: board.positions.map(({ row, column }) => ({
      x: left + side * (column - columns.first + 0.5),
      y: margin + side * (row - rows.first + 0.5),
    })),
  };
}

export type Squares = ReturnType<typeof squaresOf>;

interface BoardLook {
  readonly margin: number;
  /** The width of a field at most. */
  readonly largest: number;
  /** What is below the pieces. */
  ground(props: DrawingProps<RearrangementPlay> & { readonly squares: Squares }): ReactNode;
  readonly Look: ComponentType<PieceLookProps>;
  /** Half the width of a piece at most, and how far it is above the middle of its field, from the field's side. */
  radius(side: number): number;
  raised?(side: number): number;
  readonly texts: PlaceTexts;
}

/** A drawing of pieces on a board of square fields. */
export function boardDrawing(look: BoardLook): FlatDrawing<RearrangementPlay> {
  const { margin, largest, ground, Look, radius, raised = () => 0, texts } = look;
  function Board({ play, position }: DrawingProps<RearrangementPlay>) {
    const squares = useMemo(() => squaresOf(play, margin, largest), [play]);
    const { points, side, height, text } = squares;
    const middles = useMemo(() => points.map(({ x, y }) => ({ x, y: y - raised(side) })), [points, side]);
    return (
      <FlatPicture height={height} state={stateAt(play, position)}>
        {ground({ play, position, squares })}
        <Pieces {...{ play, position, points: middles, radius: radius(side), text, Look }} />
        <PlaceSpots {...{ play, points, half: side / 2 }} />
      </FlatPicture>
    );
  }
  return {
    form: "flat",
    id: "board",
    title: /*i18n*/ "Board",
    Picture: Board,
    describe: (play, step) => describeState(play, step, texts),
  };
}

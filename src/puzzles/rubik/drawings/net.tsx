import { memo } from "react";
import { faceOfPlace, type CubeVector } from "../play-stickers";
import type { RubikPlay } from "../play-game";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import type { Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";
import { cubieOf, describeFaces, lookOf, FACES, PLASTIC } from "./faces";

const SQUARE = 24;
const GAP = 5;
const MARGIN = 9;
const FACE = 3 * SQUARE + GAP;

/** Where each face starts in the net, in faces, and its right and down directions. */
const NET: Readonly<Record<string, { column: number; row: number; right: CubeVector; below: CubeVector }>> = {
  U: { column: 1, row: 0, right: [1, 0, 0], below: [0, 0, 1] },
  L: { column: 0, row: 1, right: [0, 0, 1], below: [0, -1, 0] },
  F: { column: 1, row: 1, right: [1, 0, 0], below: [0, -1, 0] },
  R: { column: 2, row: 1, right: [0, 0, -1], below: [0, -1, 0] },
  B: { column: 3, row: 1, right: [-1, 0, 0], below: [0, -1, 0] },
  D: { column: 1, row: 2, right: [1, 0, 0], below: [0, 0, -1] },
};

/** The upper left corner of the square for a sticker's place, or for the middle of a face. */
function squareOf(face: string, cubie: CubeVector): { x: number; y: number } {
  const { column, row, right, below } = NET[face];
  const along = (axis: CubeVector) => 1 + cubie.reduce((sum, part, k) => sum + part * axis[k], 0);
  return {
    x: MARGIN + column * FACE + along(right) * SQUARE,
    y: MARGIN + row * FACE + along(below) * SQUARE,
  };
}

function middleOf(face: string): Point {
  const { x, y } = squareOf(face, [0, 0, 0]);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

const SPOTS = FACES.map((face) => ({ spot: face, ...middleOf(face) }));

interface SquareProps extends ReturnType<typeof lookOf> {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isMiddle?: boolean;
  /** A middle whose face cannot be turned has a bar through it. */
  readonly isBlocked?: boolean;
}

const Square = memo(function Square({
  x,
  y,
  fill,
  ink,
  text,
  isMiddle = false,
  isBlocked = false,
}: SquareProps) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <rect x="0.5" y="0.5" width={SQUARE - 1} height={SQUARE - 1} rx="3" fill={fill} stroke={PLASTIC} />
      <text x={SQUARE / 2} y={SQUARE / 2 + 4.2} fontSize="12" fontWeight={isMiddle ? 700 : 400} fill={ink}>
        {text}
      </text>
      {isBlocked && (
        <path d={`M4 ${SQUARE - 4}L${SQUARE - 4} 4`} stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      )}
    </g>
  );
});

/** The unfolded cube. Each sticker has its number and the colour of the face it belongs to. */
function RubikNet({ play, position }: DrawingProps<RubikPlay>) {
  const { step, share } = momentAt(position, play.lastStep);
  const shown = share < 0.5 ? step : step + 1;
  const stickers = play.stickersAfter(shown);
  const blocked = play.blockedAfter(shown);
  const turning = share > 0 ? play.turns[step].face : undefined;
  return (
    <FlatPicture height={2 * MARGIN + 3 * FACE - GAP} state={[...stickers].map((each) => each + 1).join(" ")}>
      {FACES.map((face) => {
        const { column, row } = NET[face];
        return (
          <rect
            key={face}
            x={MARGIN - 3 + column * FACE}
            y={MARGIN - 3 + row * FACE}
            width={3 * SQUARE + 6}
            height={3 * SQUARE + 6}
            rx="5"
            fill={face === turning ? PALETTE.move : PLASTIC}
            stroke={PALETTE.line}
          />
        );
      })}
      {FACES.map((face) => (
        <Square
          key={face}
          {...squareOf(face, [0, 0, 0])}
          {...lookOf(play, face)}
          text={face}
          isMiddle
          isBlocked={blocked.includes(face)}
        />
      ))}
      {play.homes.map((home, place) => (
        <Square
          key={place}
          {...squareOf(faceOfPlace(home), cubieOf(home))}
          {...lookOf(play, faceOfPlace(play.homes[stickers[place]]))}
          text={String(stickers[place] + 1)}
        />
      ))}
      <Spots areas={SPOTS} half={1.5 * SQUARE} />
    </FlatPicture>
  );
}

export const rubikNet: FlatDrawing<RubikPlay> = {
  form: "flat",
  id: "net",
  title: /*i18n*/ "Net",
  Picture: RubikNet,
  describe: describeFaces,
};

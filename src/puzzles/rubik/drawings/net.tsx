import { memo } from "react";
import { facesOf } from "../net";
import { FACE_AXES, faceOfPlace, type CubeVector } from "../play-stickers";
import type { RubikPlay } from "../play-game";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import type { Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";
import { cubieOf, describeFaces, lookOf, FACES, PLASTIC, sizeOf } from "./faces";

const SQUARE = 24;
const GAP = 5;
const MARGIN = 9;
const BADGE = 16;
const INSIDE = 3 * SQUARE;
const FACE = INSIDE + GAP;

/** Where each face starts in the net, in faces, and its right and down directions. */
const NET = Object.fromEntries(
  facesOf(1).map(({ face, row, column }) => [face, { row, column, ...FACE_AXES[face] }]),
);

/** The upper left corner of the square for a sticker's place, or for the middle of a face. */
function squareOf(face: string, cubie: CubeVector, side = SQUARE): { x: number; y: number } {
  const { column, row, right, below } = NET[face];
  const along = (axis: CubeVector) =>
    ((1 + cubie.reduce((sum, part, k) => sum + part * axis[k], 0)) * (INSIDE - side)) / 2;
  return { x: MARGIN + column * FACE + along(right), y: MARGIN + row * FACE + along(below) };
}

function middleOf(face: string): Point {
  const { x, y } = squareOf(face, [0, 0, 0]);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

const SPOTS = FACES.map((face) => ({ spot: face, ...middleOf(face) }));

interface SquareProps extends ReturnType<typeof lookOf> {
  readonly x: number;
  readonly y: number;
  readonly side?: number;
  readonly text: string;
  readonly isMiddle?: boolean;
  /** A middle whose face cannot be turned has a bar through it. */
  readonly isBlocked?: boolean;
}

const Square = memo(function Square({
  x,
  y,
  side = SQUARE,
  fill,
  ink,
  text,
  isMiddle = false,
  isBlocked = false,
}: SquareProps) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <rect x="0.5" y="0.5" width={side - 1} height={side - 1} rx="3" fill={fill} stroke={PLASTIC} />
      <text x={side / 2} y={side / 2 + 4.2} fontSize="12" fontWeight={isMiddle ? 700 : 400} fill={ink}>
        {text}
      </text>
      {isBlocked && (
        <path d={`M4 ${side - 4}L${side - 4} 4`} stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      )}
    </g>
  );
});

interface MiddleProps extends Pick<DrawingProps<RubikPlay>, "play"> {
  readonly face: string;
  readonly isBlocked: boolean;
}

/** The letter of a face. Without a sticker in the middle, it is where four of them meet. */
function Middle({ face, play, isBlocked }: MiddleProps) {
  const [look, side] =
    sizeOf(play) === 3 ? [lookOf(play, face), SQUARE] : [{ fill: PLASTIC, ink: "#ffffff" }, BADGE];
  return (
    <Square
      {...squareOf(face, [0, 0, 0], side)}
      {...look}
      side={side}
      text={face}
      isMiddle
      isBlocked={isBlocked}
    />
  );
}

/** The unfolded cube. Each sticker has its number and the colour of the face it belongs to. */
function RubikNet({ play, position }: DrawingProps<RubikPlay>) {
  const { step, share } = momentAt(position, play.lastStep);
  const shown = share < 0.5 ? step : step + 1;
  const stickers = play.stickersAfter(shown);
  const blocked = play.blockedAfter(shown);
  const turning = share > 0 ? play.turns[step].face : undefined;
  const side = INSIDE / sizeOf(play);
  return (
    <FlatPicture height={2 * MARGIN + 3 * FACE - GAP} state={[...stickers].map((each) => each + 1).join(" ")}>
      {FACES.map((face) => {
        const { column, row } = NET[face];
        return (
          <rect
            key={face}
            x={MARGIN - 3 + column * FACE}
            y={MARGIN - 3 + row * FACE}
            width={INSIDE + 6}
            height={INSIDE + 6}
            rx="5"
            fill={face === turning ? PALETTE.move : PLASTIC}
            stroke={PALETTE.line}
          />
        );
      })}
      {play.homes.map((home, place) => (
        <Square
          key={place}
          {...squareOf(faceOfPlace(home), cubieOf(home), side)}
          side={side}
          {...lookOf(play, faceOfPlace(play.homes[stickers[place]]))}
          text={String(stickers[place] + 1)}
        />
      ))}
      {FACES.map((face) => (
        <Middle key={face} face={face} play={play} isBlocked={blocked.includes(face)} />
      ))}
      <Spots areas={SPOTS} half={INSIDE / 2} />
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

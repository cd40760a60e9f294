import { memo, useMemo } from "react";
import { i18n } from "../../../../language";
import type { GateWalkPlay } from "../../../../playing";
import type { DrawingProps, FlatDrawing } from "../../drawing";
import { PALETTE } from "../../palette";
import { FlatPicture, round, shortened, WIDTH } from "../flat/flat-picture";
import { momentAt } from "../flat/moment";
import { at, pointBetween, type Point } from "../flat/points";
import { gateColours, GateMaze, gatePath, gateStroke } from "./GateMaze";
import { gateLooks } from "./gate-looks";
import { mazeGeometry, type MazeGeometry } from "./maze-geometry";

const AXIS = 14;
const LEGEND = 24;
const LETTER = { width: 14.4, height: 24 };
const LETTERS_A_LINE = Math.floor(WIDTH / LETTER.width);
/** A smaller maze has no room for letters above its columns. */
const SMALLEST_ROOM = 6;

/** Which letter stands above a room column, counted from 0. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const Axis = memo(function Axis({ play, geometry }: { play: GateWalkPlay; geometry: MazeGeometry }) {
  if (geometry.columns.room < SMALLEST_ROOM) return null;
  const columns = Array.from({ length: Math.floor(play.maze[0].length / 2) }, (_, k) => k);
  return columns.map((column) => (
    <text
      key={column}
      x={round(geometry.middle(0, 2 * column + 1).x)}
      y={AXIS - 4}
      fontSize={Math.min(12, geometry.columns.room * 1.1)}
      fill={PALETTE.faint}
    >
      {letters(column)}
    </text>
  ));
});

const Legend = memo(function Legend({ play, y }: { play: GateWalkPlay; y: number }) {
  const colours = gateColours(play).slice(0, 8);
  const looks = gateLooks(colours);
  const width = Math.min(78, WIDTH / Math.max(colours.length, 1));
  return colours.map((colour, k) => {
    const x = 4 + k * width;
    const look = looks.get(colour)!;
    return (
      <g key={colour}>
        <path d={gatePath({ x: x + 12, y }, 22, 7, false, look.bars)} {...gateStroke(look, 22, 7)} />
        <text x={x + 27} y={y + 4} fontSize={12} textAnchor="start" fill={PALETTE.ink}>
          {shortened(colour, 7)}
        </text>
      </g>
    );
  });
});

/** A cat's head, about 12 units wide. */
const CAT = "M-6 -7L-2.6 -4.6Q0 -5.4 2.6 -4.6L6 -7L5.8 -0.5Q5.4 5.4 0 5.6Q-5.4 5.4 -5.8 -0.5Z";

function Walk({ play, position, geometry }: DrawingProps<GateWalkPlay> & { geometry: MazeGeometry }) {
  const { step, share } = momentAt(position, play.lastStep);
  const { walk, room } = play.placeOf(step);
  const { rooms } = play.walks[walk];
  const points = useMemo(
    () => rooms.map(({ row, column }) => geometry.middle(row, column)),
    [rooms, geometry],
  );
  const passed = useMemo(() => pathOf(points.slice(0, room + 1)), [points, room]);
  const goesOn = share > 0 && room + 1 < points.length;
  const cat = goesOn ? pointBetween(points[room], points[room + 1], share) : points[room];
  const food = points[points.length - 1];
  const width = geometry.columns.room * 0.5;
  return (
    <>
      <path
        data-part="way"
        d={`${passed}L${at(cat)}`}
        fill="none"
        stroke={PALETTE.way}
        strokeWidth={round(width)}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <rect
        {...{
          x: round(food.x - width / 2),
          y: round(food.y - width / 2),
          width: round(width),
          height: round(width),
        }}
        transform={`rotate(45 ${at(food)})`}
        fill={PALETTE.goal}
      />
      <g data-part="cat" transform={`translate(${at(cat)})`}>
        <path
          d={CAT}
          transform={`scale(${round(geometry.columns.room / 9)})`}
          fill={PALETTE.marker}
          stroke={PALETTE.markerInk}
          strokeWidth={0.8}
        />
      </g>
    </>
  );
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

/** The message, with a line for each letter that is still to come. */
function Message({ play, step, y }: { play: GateWalkPlay; step: number; y: number }) {
  const { walk, room } = play.placeOf(step);
  const { messages } = play.walks[walk];
  const [now, all] = [messages[room], messages[messages.length - 1]];
  const isNew = room > 0 && now.length > messages[room - 1].length;
  return Array.from(all, (letter, k) => {
    const line = Math.floor(k / LETTERS_A_LINE);
    const x = LETTER.width * ((k % LETTERS_A_LINE) + 0.5);
    const isLast = isNew && k === now.length - 1;
    return (
      <text
        key={k}
        {...{ x, y: y + line * LETTER.height, fontSize: 14.5 }}
        fontWeight="700"
        fill={k >= now.length ? PALETTE.faint : isLast ? PALETTE.marker : PALETTE.ink}
      >
        {k < now.length ? letter : "·"}
      </text>
    );
  });
}

function linesOf(play: GateWalkPlay): number {
  const longest = Math.max(...play.walks.map(({ messages }) => messages[messages.length - 1].length));
  return Math.ceil(longest / LETTERS_A_LINE);
}

function GateWalkPicture({ play, position }: DrawingProps<GateWalkPlay>) {
  const geometry = useMemo(() => mazeGeometry(play, AXIS), [play]);
  const { step } = momentAt(position, play.lastStep);
  const { walk, room } = play.placeOf(step);
  const { rooms, messages } = play.walks[walk];
  const below = AXIS + geometry.height;
  return (
    <FlatPicture
      height={below + LEGEND + linesOf(play) * LETTER.height + 4}
      state={`walk ${walk + 1}, row ${rooms[room].row + 1}, column ${rooms[room].column + 1}: ${messages[room]}`}
    >
      <Axis {...{ play, geometry }} />
      <GateMaze {...{ play, geometry }} />
      <Walk {...{ play, position, geometry }} />
      <Legend play={play} y={round(below + LEGEND / 2)} />
      <Message {...{ play, step }} y={round(below + LEGEND + 17)} />
    </FlatPicture>
  );
}

export const gateWalkDrawing: FlatDrawing<GateWalkPlay> = {
  kind: "flat",
  id: "maze",
  title: /*i18n*/ "Maze",
  Picture: GateWalkPicture,
  describe(play, step) {
    const { walk, room } = play.placeOf(step);
    const { rules, rooms, messages } = play.walks[walk];
    const { row, column } = rooms[room];
    const message = messages[room] === "" ? i18n.t("nothing") : messages[room];
    return i18n.t(
      "A maze with coloured gates. By the rules {rules} the cat has come to row {row}, column {column}, step {step} of {lastStep}. Its gates spell {message}.",
      { rules, row: row + 1, column: column + 1, step: room, lastStep: rooms.length - 1, message },
    );
  },
};

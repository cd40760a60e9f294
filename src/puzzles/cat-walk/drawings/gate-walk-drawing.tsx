import { useMemo, memo } from "react";
import { i18n } from "../../../language";
import type { BoardCell } from "../../../playing/spots";
import type { GateWalkPlay } from "../play-line";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import { at, pointBetween, type Point } from "../../../drawing/flat/points";
import { GateMaze, gatePath, gateStroke, gateColours } from "./GateMaze";
import { type MazeGeometry, mazeGeometry } from "./maze-geometry";
import { columnLetters } from "../../../grid/addresses";
import { lettersIn, widthOf, legibleSize } from "../../../drawing/flat/legible";
import { ShortText } from "../../../drawing/flat/texts";
import { shownLetters } from "../../../drawing/flat/thinning";
import { gateLooks } from "./gate-looks";

/** A letter of the message, and how many letters fit in a line. */
const LETTER = { width: 16, height: 24 };
const LETTERS_A_LINE = Math.floor(WIDTH / LETTER.width);
/** The lines of the legend, with this many colours each. */
const LEGEND = { line: 24, columns: 4, bar: 22 };
const GAP = 4;
const MAX_COLORS = 8;

/** The layout: the letters of the columns, the maze, the legend of its gates, the message. */
function pageOf(play: GateWalkPlay) {
  const below = LEGEND.line * Math.ceil(coloursOf(play).length / LEGEND.columns);
  const lines = linesOf(play) * LETTER.height + GAP;
  const usual = 5 * GAP;
  const text = legibleSize(usual + mazeGeometry(play, usual).height + below + lines);
  const geometry = mazeGeometry(play, text + GAP);
  const legend = text + GAP + geometry.height;
  return { geometry, text, legend, message: legend + below, height: legend + below + lines };
}

type GatePage = ReturnType<typeof pageOf>;

/** The colours in the legend. */
const coloursOf = (play: GateWalkPlay) => gateColours(play).slice(0, MAX_COLORS);

function linesOf(play: GateWalkPlay): number {
  const longest = Math.max(
    ...play.walks.map(({ messages, letters }) => Math.max(messages[messages.length - 1].length, letters)),
  );
  return Math.ceil(longest / LETTERS_A_LINE);
}

const LEGEND_WIDTH = WIDTH / LEGEND.columns;

interface LabelsProps {
  readonly play: GateWalkPlay;
  readonly page: GatePage;
}

/** The letters of the columns; only some of them if the columns are narrow. */
const Axis = memo(function Axis({ play, page }: LabelsProps) {
  const { geometry, text } = page;
  const { room, wall } = geometry.columns;
  const count = Math.floor(play.maze[0].length / 2);
  return shownLetters(count, room + wall, widthOf(`${columnLetters(count - 1)} `, text)).map((column) => (
    <text
      key={column}
      x={round(geometry.middle(0, 2 * column + 1).x)}
      y={round(text)}
      fontSize={round(text)}
      fill={PALETTE.faint}
    >
      {columnLetters(column)}
    </text>
  ));
});

const Legend = memo(function Legend({ play, page }: LabelsProps) {
  const { text, legend } = page;
  const colours = coloursOf(play);
  const looks = gateLooks(colours);
  return colours.map((colour, k) => {
    const x = (k % LEGEND.columns) * LEGEND_WIDTH;
    const y = round(legend + LEGEND.line * (Math.floor(k / LEGEND.columns) + 0.5));
    const look = looks.get(colour)!;
    return (
      <g key={colour}>
        <path
          d={gatePath({ x: x + GAP / 2 + LEGEND.bar / 2, y }, LEGEND.bar, 7, false, look.bars)}
          {...gateStroke(look, LEGEND.bar, 7)}
        />
        <ShortText
          x={x + LEGEND.bar + 1.5 * GAP}
          y={round(y + text * 0.35)}
          fontSize={round(text)}
          textAnchor="start"
          fill={PALETTE.ink}
          text={colour}
          letters={lettersIn(LEGEND_WIDTH - LEGEND.bar - 1.5 * GAP, text)}
        />
      </g>
    );
  });
});

/** The message, with a line for each letter still to come. */
function Message({ play, step, page }: LabelsProps & { readonly step: number }) {
  const y = page.message + LETTER.height * 0.7;
  const size = Math.max(page.text, 14.5);
  const { walk, room } = play.placeOf(step);
  const { messages, letters } = play.walks[walk];
  const now = messages[room];
  const count = Math.max(messages[messages.length - 1].length, letters);
  const isNew = room > 0 && now.length > messages[room - 1].length;
  return Array.from({ length: count }, (_, k) => {
    const line = Math.floor(k / LETTERS_A_LINE);
    const x = LETTER.width * ((k % LETTERS_A_LINE) + 0.5);
    const isLast = isNew && k === now.length - 1;
    return (
      <text
        key={k}
        {...{ x, y: round(y + line * LETTER.height), fontSize: round(size) }}
        fontWeight="700"
        fill={k >= now.length ? PALETTE.faint : isLast ? PALETTE.marker : PALETTE.ink}
      >
        {k < now.length ? now[k] : "·"}
      </text>
    );
  });
}

interface RoomSpotsProps {
  readonly maze: GateWalkPlay["maze"];
  readonly geometry: MazeGeometry;
  /** In a large maze only rooms near this one can be clicked. */
  readonly near: BoardCell | undefined;
}

const MOST_ROOMS = 2500;
/** How near, in cells. */
const NEAR = 20;

const hasManyRooms = (maze: GateWalkPlay["maze"]) => (maze.length * maze[0].length) / 4 > MOST_ROOMS;

/** What can be clicked: each room with half of the walls around it, also if it is filled. */
const RoomSpots = memo(function RoomSpots({ maze, geometry, near }: RoomSpotsProps) {
  const rows = spans(geometry.rows, maze.length, near?.row);
  const columns = spans(geometry.columns, maze[0].length, near?.column);
  return (
    <g fill="transparent">
      {rows.flatMap((down) =>
        columns.map((across) => (
          <rect
            key={`${down.index} ${across.index}`}
            data-spot={`${down.index} ${across.index}`}
            x={round(across.start)}
            y={round(down.start)}
            width={round(across.end - across.start)}
            height={round(down.end - down.start)}
          />
        )),
      )}
    </g>
  );
});

/** The rows or columns of rooms, from the middle of one wall to that of the next; the first and the last reach to the edge. */
function spans({ start, wall }: MazeGeometry["rows"], count: number, near: number | undefined) {
  const rooms = Math.floor(count / 2);
  return Array.from({ length: rooms }, (_, k) => {
    const index = 2 * k + 1;
    return {
      index,
      start: k === 0 ? start(0) : start(index) - wall / 2,
      end: k === rooms - 1 ? start(count) : start(index + 1) + wall / 2,
    };
  }).filter(({ index }) => near === undefined || Math.abs(index - near) <= NEAR);
}

/** A cat's head, about 12 units wide. */
const CAT = "M-6 -7L-2.6 -4.6Q0 -5.4 2.6 -4.6L6 -7L5.8 -0.5Q5.4 5.4 0 5.6Q-5.4 5.4 -5.8 -0.5Z";

function Walk({ play, position, geometry }: DrawingProps<GateWalkPlay> & { geometry: MazeGeometry }) {
  const { step, share } = momentAt(position, play.lastStep);
  const { walk, room } = play.placeOf(step);
  const { rooms, goals } = play.walks[walk];
  const points = useMemo(
    () => rooms.map(({ row, column }) => geometry.middle(row, column)),
    [rooms, geometry],
  );
  const passed = useMemo(() => pathOf(points.slice(0, room + 1)), [points, room]);
  const goesOn = share > 0 && room + 1 < points.length;
  const cat = goesOn ? pointBetween(points[room], points[room + 1], share) : points[room];
  const food = goals.map(({ row, column }) => geometry.middle(row, column));
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
      <path d={food.map((point) => diamond(point, width * Math.SQRT1_2)).join("")} fill={PALETTE.goal} />
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

/** A square on one of its corners, as path data. */
function diamond({ x, y }: Point, half: number): string {
  return `M${[
    { x: x + half, y },
    { x, y: y + half },
    { x: x - half, y },
    { x, y: y - half },
  ]
    .map(at)
    .join("L")}Z`;
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

function GateWalkPicture({ play, position }: DrawingProps<GateWalkPlay>) {
  const page = useMemo(() => pageOf(play), [play]);
  const { geometry, height } = page;
  const { step } = momentAt(position, play.lastStep);
  const { walk, room } = play.placeOf(step);
  const { rooms, messages } = play.walks[walk];
  return (
    <FlatPicture
      height={height}
      state={`walk ${walk + 1}, row ${rooms[room].row + 1}, column ${rooms[room].column + 1}: ${messages[room]}`}
    >
      <Axis {...{ play, page }} />
      <GateMaze {...{ play, geometry }} />
      <Walk {...{ play, position, geometry }} />
      <Legend {...{ play, page }} />
      <Message {...{ play, step, page }} />
      <RoomSpots
        maze={play.maze}
        geometry={geometry}
        near={hasManyRooms(play.maze) ? rooms[room] : undefined}
      />
    </FlatPicture>
  );
}

export const gateWalkDrawing: FlatDrawing<GateWalkPlay> = {
  form: "flat",
  id: "maze",
  title: /*i18n*/ "Maze",
  Picture: GateWalkPicture,
  describe(play, step) {
    const { walk, room } = play.placeOf(step);
    const { rules, rooms, messages } = play.walks[walk];
    const { row, column } = rooms[room];
    const message = messages[room] === "" ? i18n.t("nothing") : messages[room];
    return i18n.t(
      "A maze with coloured gates. By the rules {rules} the cat has reached row {row}, column {column}, step {step} of {lastStep}. Its gates spell {message}.",
      { rules, row: row + 1, column: column + 1, step: room, lastStep: rooms.length - 1, message },
    );
  },
};

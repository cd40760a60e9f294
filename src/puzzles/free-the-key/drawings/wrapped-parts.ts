import type { FreeTheKeyPlay } from "../play";
import type { OutlinePoint, SolidPart, SolidPiece, SolidShape, Vector } from "../../../drawing/drawing";
import { about, turnedBy } from "../../../drawing/solids/rotations";

const WALL = "#44639b";
const CORE = "#5d6b85";
const MARK = "#b3261e";
/** The way of the solution, or else Caviness' codes, with dead ends darkest at their ends. */
const WAY = "#ffd166";
const FLOORS = [
  { below: 0.6, color: "#a4abb7" },
  { below: 0.67, color: "#bcc2cc" },
  { below: 1, color: "#d5d9e0" },
  { below: Infinity, color: "#ffffff" },
];

const WALL_HEIGHT = 0.5;
const FLOOR_THICKNESS = 0.25;
/** Arcs are drawn as chords of at most this angle. */
const CHORD = Math.PI / 15;
const AXIS: Vector = [1, 0, 0];
const FACING_X = about([0, 1, 0], Math.PI / 2);
const ALONG_X = about([0, 0, 1], -Math.PI / 2);

/** The radius of the maze's floor. Its cells are nearly as high as wide. */
export function radiusOf({ codes }: FreeTheKeyPlay): number {
  return (1.12 * codes.length) / (2 * Math.PI);
}

/** The maze around the x axis: columns from 0 up, the middle of row 0 at +y, the next rows from there towards +z. */
export function cylinderPart(play: FreeTheKeyPlay): SolidPart {
  const { codes } = play;
  const columns = codes[0].length;
  const radius = radiusOf(play);
  const onWay = new Set(play.turns.map((turn, step) => turn * columns + play.places[step]));
  const archUpTo = (height: number) => arch(codes.length, radius - FLOOR_THICKNESS, radius + height);
  const floor: SolidShape = { form: "prism", outline: archUpTo(0), depth: 1 };
  const wallOutline = archUpTo(WALL_HEIGHT);
  const wallShapes = Array.from({ length: columns + 1 }, (_, depth): SolidShape => ({
    form: "prism",
    outline: wallOutline,
    depth,
  }));
  const turned = codes.map((_, turn) => turnedBy(FACING_X, about(AXIS, (2 * Math.PI * turn) / codes.length)));
  const block = (turn: number, column: number, shape: SolidShape, color: string): SolidPiece => ({
    shape,
    color,
    at: [column, 0, 0],
    turned: turned[turn],
  });
  const floors = codes.flatMap((row, turn) =>
    row.flatMap((code, column) =>
      code === 0 ? [] : block(turn, column, floor, onWay.has(turn * columns + column) ? WAY : floorOf(code)),
    ),
  );
  const walls = codes.flatMap((row, turn) =>
    wallsOf(row).map(({ from, to }) => block(turn, from, wallShapes[to - from], WALL)),
  );
  const core: SolidPiece = {
    shape: { form: "cylinder", radius: radius - FLOOR_THICKNESS, height: columns },
    color: CORE,
    at: [columns / 2, 0, 0],
    turned: ALONG_X,
  };
  return { name: "maze", pieces: [core, ...floors, ...walls] };
}

/** The stretches of wall in a row of the maze, each one piece. */
function wallsOf(row: readonly number[]): { readonly from: number; readonly to: number }[] {
  const walls: { from: number; to: number }[] = [];
  row.forEach((code, column) => {
    if (code !== 0) return;
    if (column > 0 && row[column - 1] === 0) walls[walls.length - 1].to = column + 1;
    else walls.push({ from: column, to: column + 1 });
  });
  return walls;
}

function floorOf(code: number): string {
  return FLOORS.find(({ below }) => code < below)!.color;
}

/** The outline of a first-row cell seen along the axis, in the plane that FACING_X turns towards x. */
function arch(turns: number, inner: number, outer: number): OutlinePoint[] {
  const share = (2 * Math.PI) / turns;
  const chords = Math.ceil(share / CHORD);
  const arc = (radius: number) =>
    Array.from({ length: chords + 1 }, (_, k): OutlinePoint => {
      const angle = share * (k / chords - 0.5);
      return [-radius * Math.sin(angle), radius * Math.cos(angle)];
    });
  return [...arc(outer), ...arc(inner).reverse()];
}

/** Two arrows beside the ends of the cylinder, at +y, that show the marker's row. */
export function pointersPart(play: FreeTheKeyPlay): SolidPart {
  const radius = radiusOf(play);
  const half = play.above.length / 2;
  const arrow = (side: 1 | -1): SolidPiece => ({
    shape: {
      form: "prism",
      outline: [
        [side * (half + 0.25), 0],
        [side * (half + 1.15), -0.55],
        [side * (half + 1.15), 0.55],
      ],
      depth: 0.3,
    },
    color: MARK,
    at: [0, radius - 0.1, 0],
    turned: about(AXIS, -Math.PI / 2),
  });
  return { name: "pointers", pieces: [arrow(-1), arrow(1)] };
}

/** A round piece that stands on the floor, with its axis along y. */
export function markerPart(): SolidPart {
  const height = WALL_HEIGHT + 0.3;
  return {
    name: "marker",
    pieces: [{ shape: { form: "cylinder", radius: 0.36, height }, color: MARK, at: [0, height / 2, 0] }],
  };
}

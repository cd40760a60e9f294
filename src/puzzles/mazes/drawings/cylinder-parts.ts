import type { WalkedPlay } from "../play-walk";
import type { OutlinePoint, SolidPart, SolidPiece, SolidShape, Vector } from "../../../drawing/drawing";
import { about, turnedBy } from "../../../drawing/solids/rotations";
import {
  CHORD,
  FLOOR_THICKNESS,
  floorColors,
  MARK,
  onceForEachMaze,
  STRETCHED,
  WALL,
  WALL_HEIGHT,
} from "./solid-looks";

const CORE = "#5d6b85";
const AXIS: Vector = [1, 0, 0];
const FACING_X = about([0, 1, 0], Math.PI / 2);
const ALONG_X = about([0, 0, 1], -Math.PI / 2);

/**
 * A maze around the x axis. If its rows wrap, they go round: the middle of row 0 is at +y, the next rows from there towards +z, and columns
 * begin at 0. If its columns wrap, they go round the other way, and rows begin at 0, as one looks at it with x pointing down. The radius is
 * that of the maze's floor, whose cells are nearly as high as wide.
 */
export function cylinderOf({ codes, maze }: WalkedPlay) {
  const wrapsRows = maze.wrapping.rows;
  const [around, along] = wrapsRows ? [codes.length, codes[0].length] : [codes[0].length, codes.length];
  return { wrapsRows, around, along, radius: (STRETCHED * around) / (2 * Math.PI) };
}

export type Cylinder = ReturnType<typeof cylinderOf>;

/** The angle of a row or column that goes round, from +y towards +z. */
export function angleOf({ wrapsRows, around }: Cylinder, index: number): number {
  return ((wrapsRows ? 1 : -1) * 2 * Math.PI * index) / around;
}

/** The maze, made once for all plays of it. */
export const cylinderPart = onceForEachMaze((play): SolidPart => {
  const cylinder = cylinderOf(play);
  const { wrapsRows, around, along, radius } = cylinder;
  const colors = floorColors(play);
  const colorAt = (round: number, place: number) => (wrapsRows ? colors[round][place] : colors[place][round]);
  const archUpTo = (height: number) => arch(around, radius - FLOOR_THICKNESS, radius + height);
  const floor: SolidShape = { form: "prism", outline: archUpTo(0), depth: 1 };
  const wallOutline = archUpTo(WALL_HEIGHT);
  const wallShapes = Array.from({ length: along + 1 }, (_, depth): SolidShape => ({
    form: "prism",
    outline: wallOutline,
    depth,
  }));
  const floors: SolidPiece[] = [];
  const walls: SolidPiece[] = [];
  for (let round = 0; round < around; round++) {
    const lines = Array.from({ length: along }, (_, place) => colorAt(round, place));
    lines.forEach((color, place) => {
      if (color !== undefined) floors.push(block(cylinder, round, place, floor, color));
    });
    for (const { from, to } of wallsOf(lines)) {
      walls.push(block(cylinder, round, from, wallShapes[to - from], WALL));
    }
  }
  const core: SolidPiece = {
    shape: { form: "cylinder", radius: radius - FLOOR_THICKNESS, height: along },
    color: CORE,
    at: [along / 2, 0, 0],
    turned: ALONG_X,
  };
  return { name: "maze", pieces: [core, ...floors, ...walls] };
});

const block = (
  cylinder: Cylinder,
  round: number,
  place: number,
  shape: SolidShape,
  color: string,
): SolidPiece => ({
  shape,
  color,
  at: [place, 0, 0],
  turned: turnedBy(FACING_X, about(AXIS, angleOf(cylinder, round))),
});

/** The stretches of wall in a line of the maze, each one piece. */
function wallsOf(line: readonly (string | undefined)[]): { readonly from: number; readonly to: number }[] {
  const walls: { from: number; to: number }[] = [];
  line.forEach((color, place) => {
    if (color !== undefined) return;
    if (place > 0 && line[place - 1] === undefined) walls[walls.length - 1].to = place + 1;
    else walls.push({ from: place, to: place + 1 });
  });
  return walls;
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

/** Two arrows next to the ends of the cylinder, at +y, that show the marker's line. */
export function pointersPart(play: WalkedPlay): SolidPart {
  const { along, radius } = cylinderOf(play);
  const half = along / 2;
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

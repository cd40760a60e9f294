import type { SolidPart, SolidPiece } from "../../../drawing/drawing";
import type { WalkedPlay } from "../play-walk";

export const WALL = "#44639b";
export const MARK = "#b3261e";
export const WAY = "#ffd166";
const GOAL = "#7fb0ea";
/** Caviness's codes, with dead ends darkest at their ends. */
const FLOORS = [
  { below: 0.6, color: "#a4abb7" },
  { below: 0.67, color: "#bcc2cc" },
  { below: 1, color: "#d5d9e0" },
  { below: Infinity, color: "#ffffff" },
];

export const WALL_HEIGHT = 0.5;
export const FLOOR_THICKNESS = 0.25;
/** The way lies on the floor. */
export const WAY_HEIGHT = 0.03;
/** Arcs are drawn as chords of at most this angle. */
export const CHORD = Math.PI / 15;
/** Of a cell's height, for each unit of its length. */
export const STRETCHED = 1.12;

const MAX_CELLS = 6000;
export const isTooLargeInSpace = ({ codes }: WalkedPlay) => codes.length * codes[0].length > MAX_CELLS;

/** The colours of the floors by row and column; undefined for walls. */
export function floorColors({ codes, maze }: WalkedPlay): (string | undefined)[][] {
  const goals = new Set(maze.goals);
  return codes.map((cells, row) =>
    cells.map((code, column) => {
      if (code === 0) return undefined;
      return goals.has(row * cells.length + column) ? GOAL : FLOORS.find(({ below }) => code < below)!.color;
    }),
  );
}

/** The cells that the walk comes to, each once. */
export function cellsOfWay({ walk, codes }: WalkedPlay): { readonly row: number; readonly column: number }[] {
  const columns = codes[0].length;
  const positions = new Set(walk.rows.map((row, step) => row * columns + walk.columns[step]));
  return [...positions].map((position) => ({
    row: Math.floor(position / columns),
    column: position % columns,
  }));
}

/** A round piece that stands on the floor, with its axis along y. */
export function markerPart(): SolidPart {
  const height = WALL_HEIGHT + 0.3;
  const piece: SolidPiece = {
    shape: { form: "cylinder", radius: 0.36, height },
    color: MARK,
    at: [0, height / 2, 0],
  };
  return { name: "marker", pieces: [piece] };
}

/** Remembers what was made of a maze, as all plays of it share its codes. */
export function onceForEachMaze<Result>(make: (play: WalkedPlay) => Result): (play: WalkedPlay) => Result {
  const made = new WeakMap<WalkedPlay["codes"], Result>();
  return (play) => {
    const known = made.get(play.codes);
    if (known) return known;
    const result = make(play);
    made.set(play.codes, result);
    return result;
  };
}

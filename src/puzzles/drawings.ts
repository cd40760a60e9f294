import type { Drawing } from "../drawing/drawing";
import type { Play } from "../playing/play";
import { keyAndDisk } from "./free-the-key/drawings/key-and-disk";
import { flatMaze, slidingMaze } from "./free-the-key/drawings/mazes";
import { cylinderMaze } from "./mazes/drawings/cylinder-maze";
import { torusMaze } from "./mazes/drawings/torus-maze";
import { walkedFlat, walkedRing, walkedSliding } from "./mazes/drawings/walked";
import { gateWalkDrawing } from "./cat-walk/drawings/gate-walk-drawing";
import { cubeAndGear } from "./ogear/drawings/cube-and-gear";
import { cayleyDrawing } from "./groups/drawings/cayley-drawing";
import { cyclesDrawing } from "./groups/drawings/cycles-drawing";
import { latticeDrawing } from "./groups/drawings/lattice-drawing";
import { lampsDrawing } from "./lights-out/drawings/lamps";
import { wordDrawing } from "./groups/drawings/word-drawing";
import { boardGraph, freeGraph } from "./pieces/drawings/graph";
import { knightsBoard } from "./pieces/drawings/knights-board";
import { pinballBoard } from "./pieces/drawings/pinball-board";
import { tilesBoard } from "./pieces/drawings/tiles-board";
import { rubikCube } from "./rubik/drawings/cube";
import { rubikNet } from "./rubik/drawings/net";
import { statesGraph } from "./graphs/drawings/states-graph";
import { jumpBoard } from "./schonbrunn/drawings/jump-board";

/**
 * The drawings of each kind of puzzle, by the prefix of its plays, in the order in which they are offered. Each only ever gets plays of its
 * own kind.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- drawings of different plays stand in one table
export const DRAWINGS: Readonly<Record<string, readonly Drawing<any>[]>> = {
  FreeTheKey: [keyAndDisk, flatMaze, slidingMaze, cylinderMaze],
  Maze: [walkedFlat, walkedSliding, walkedRing, cylinderMaze, torusMaze],
  Schonbrunn: [jumpBoard],
  SchonbrunnExpert: [jumpBoard],
  Pinball: [pinballBoard, boardGraph],
  Knights: [knightsBoard, freeGraph],
  Fifteen: [tilesBoard, boardGraph],
  Rearrange: [boardGraph],
  Rounds: [boardGraph],
  CatWalk: [gateWalkDrawing],
  States: [statesGraph],
  Patterns: [statesGraph],
  OGear: [cubeAndGear],
  Rubik: [rubikCube, rubikNet],
  LightsOut: [lampsDrawing],
  Permutation: [cyclesDrawing],
  Generators: [wordDrawing],
  Group: [cayleyDrawing],
  Lattice: [latticeDrawing],
};

/** The drawings that suit a play. */
export const drawingsOf = (play: Play): readonly Drawing[] =>
  (DRAWINGS[play.kind] ?? []).filter(({ fits }) => fits?.(play) ?? true);

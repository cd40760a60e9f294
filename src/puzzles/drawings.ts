import type { Drawing } from "../drawing/drawing";
import { flatMaze } from "./free-the-key/drawings/flat-maze";
import { keyAndDisk } from "./free-the-key/drawings/key-and-disk";
import { slidingMaze } from "./free-the-key/drawings/sliding-maze";
import { wrappedMaze } from "./free-the-key/drawings/wrapped-maze";
import { gateWalkDrawing } from "./cat-walk/drawings/gate-walk-drawing";
import { cubeAndGear } from "./ogear/drawings/cube-and-gear";
import { cayleyDrawing } from "./groups/drawings/cayley-drawing";
import { cyclesDrawing } from "./groups/drawings/cycles-drawing";
import { boardGraph, freeGraph } from "./pieces/drawings/graph";
import { knightsBoard } from "./pieces/drawings/knights-board";
import { pinballBoard } from "./pieces/drawings/pinball-board";
import { tilesBoard } from "./pieces/drawings/tiles-board";
import { rubikCube } from "./rubik/drawings/cube";
import { rubikNet } from "./rubik/drawings/net";
import { jumpBoard } from "./schonbrunn/drawings/jump-board";

/**
 * The drawings of each kind of puzzle, by the prefix of its plays, in the order in which they are offered. Each only ever gets plays of its
 * own kind.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- drawings of different plays stand in one table
export const DRAWINGS: Readonly<Record<string, readonly Drawing<any>[]>> = {
  FreeTheKey: [keyAndDisk, flatMaze, slidingMaze, wrappedMaze],
  Schonbrunn: [jumpBoard],
  SchonbrunnExpert: [jumpBoard],
  Pinball: [pinballBoard, boardGraph],
  Knights: [knightsBoard, freeGraph],
  Fifteen: [tilesBoard, boardGraph],
  Rearrange: [boardGraph],
  Rounds: [boardGraph],
  CatWalk: [gateWalkDrawing],
  OGear: [cubeAndGear],
  Rubik: [rubikCube, rubikNet],
  Permutation: [cyclesDrawing],
  Group: [cayleyDrawing],
};

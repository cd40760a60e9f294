import type { Drawing } from "../drawing";
import { flatMaze } from "./free-the-key/flat-maze";
import { keyAndDisk } from "./free-the-key/key-and-disk";
import { slidingMaze } from "./free-the-key/sliding-maze";
import { wrappedMaze } from "./free-the-key/wrapped-maze";
import { gateWalkDrawing } from "./gates";
import { cubeAndGear } from "./ogear/cube-and-gear";
import { cayleyDrawing, cyclesDrawing } from "./permutations";
import { boardGraph, freeGraph, knightsBoard, pinballBoard, tilesBoard } from "./rearrangements";
import { rubikCube, rubikNet } from "./rubik";
import { jumpBoard } from "./schonbrunn/jump-board";

/**
 * The drawings of each kind of puzzle, by the prefix of its plays, in the order in which they are offered. Each is only
 * ever given plays of its own kind.
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

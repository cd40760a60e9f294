import { cylinderMaze } from "./cylinder-maze";
import { torusMaze } from "./torus-maze";
import { walkedFlat, walkedRing, walkedSliding } from "./walked";

export const drawings = [walkedFlat, walkedSliding, walkedRing, cylinderMaze, torusMaze];

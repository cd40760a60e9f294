export { boardGraph, freeGraph } from "./graph";
export { knightsBoard } from "./knights-board";
export { pinballBoard } from "./pinball-board";
export { tilesBoard } from "./tiles-board";

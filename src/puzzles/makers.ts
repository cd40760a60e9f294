import type { Maker } from "../lessons/maker";
import { gateMaker } from "./cat-walk/make";
import { keyMaker } from "./free-the-key/make";
import { statesMaker } from "./graphs/make";
import { wordMaker } from "./groups/make";
import { lightsMaker } from "./lights-out/make";
import { mazeMaker } from "./mazes/make";
import { slidingMaker } from "./pieces/fifteen/make";
import { piecesMaker } from "./pieces/knights/make";
import { jumpMaker } from "./schonbrunn/make";

/** What makes sheets for puzzles of the user's own, in the order in which they are offered. */
export const MAKERS: readonly Maker[] = [
  mazeMaker,
  slidingMaker,
  jumpMaker,
  gateMaker,
  keyMaker,
  piecesMaker,
  lightsMaker,
  wordMaker,
  statesMaker,
];

import { lengthened, type NextPuzzle } from "../../playing/next";
import type { BlocksPlay } from "./play";
import { MOVES, randomCars, randomTray, SIZE } from "./random-blocks";

export const nextBlocks: NextPuzzle<BlocksPlay> = function* ({ board, rules }, harder, random) {
  const [rows, columns] = [board.rows, board.columns].map((count) =>
    Math.min(lengthened(count, harder, SIZE), SIZE.most),
  );
  return yield* (rules.lengthwise ? randomCars : randomTray)(rows, columns, MOVES.usual, random);
};

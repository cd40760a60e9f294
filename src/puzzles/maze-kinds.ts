import { gateMaze } from "./cat-walk/kind";
import { jumpBoard } from "./schonbrunn/kind";
import { unknownRules, type MazeKind } from "./puzzle-kind";
import { walkedMaze } from "./mazes/kind";
import { splitWalls } from "./mazes/marks/walls";

/** The kinds of puzzles that SOLVEMAZE solves, by the first word of their rules. The first kind is the default. */
export const MAZE_KINDS: readonly MazeKind[] = [walkedMaze, jumpBoard, gateMaze];

export const MAZE_RULES: readonly string[] = MAZE_KINDS.flatMap((kind) => kind.rules);

export function mazeKindOf(rules: readonly string[]): MazeKind {
  const kind = MAZE_KINDS.find(({ name }) => name === splitWalls(rules).rules[0]);
  if (kind) return kind;
  throw unknownRules(rules.join(" "), MAZE_RULES);
}

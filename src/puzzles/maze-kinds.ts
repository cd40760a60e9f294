import { gateMaze } from "./cat-walk/kind";
import { jumpBoard } from "./schonbrunn/kind";
import { logicMaze } from "./logic-mazes/kind";
import { unknownRules, type MazeKind } from "./puzzle-kind";
import { walkedMaze } from "./mazes/kind";
import { splitWalls } from "./mazes/marks/walls";

/** The kinds of puzzles that SOLVEMAZE solves, by the words of their rules. The first kind is the default. */
export const MAZE_KINDS: readonly MazeKind[] = [walkedMaze, jumpBoard, gateMaze, logicMaze];

export const MAZE_RULES: readonly string[] = MAZE_KINDS.flatMap((kind) => kind.rules);

export function mazeKindOf(rules: readonly string[]): MazeKind {
  const [first, ...others] = splitWalls(rules).rules;
  const isOf = ({ words }: MazeKind) =>
    words !== undefined &&
    (words.includes(first) || (first === "walk" && others.some((word) => words.includes(word))));
  const kind = MAZE_KINDS.find(isOf) ?? MAZE_KINDS.find(({ name }) => name === first);
  if (kind) return kind;
  throw unknownRules(rules.join(" "), MAZE_RULES);
}

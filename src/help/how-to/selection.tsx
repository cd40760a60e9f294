import { howToPage } from "../addresses";
import { Link } from "../parts/Link";
import { screenshot } from "../pictures/picture";
import type { HowTo } from "./how-to";

export const selection: HowTo = {
  id: "selection",
  title: "Solve what you have selected",
  summary: "Select any cells: the pane says what puzzle they can be, and why, and solves it where you want.",
  pictures: () => [
    screenshot(
      "selection",
      "A maze of # in cells, and the section Solve the selection: Maze, 7 walls #, a start S and a goal G; 8 moves",
      "A maze has been recognised and solved",
    ),
  ],
  content: (
    <>
      <ol>
        <li>
          Select the cells of a puzzle: a maze of <code>#</code>, a board of numbers, a table of moves or of
          states, generators with their permutations.
        </li>
        <li>
          On the page <b>Puzzles</b>, press <b>What is this?</b> The pane names what it can be, the best guess
          first, with its reason. Choose another one if it is wrong.
        </li>
        <li>
          What is still missing, such as the start of a jump board, is asked for. Select its cell and press{" "}
          <b>Use the selection</b>: no address has to be typed.
        </li>
        <li>
          The answer stands in the pane. Write it into cells: as a live formula, as a list of steps, or as a
          grid; or paint the way on the puzzle itself. Nothing that is filled is overwritten without asking.
        </li>
        <li>
          <b>Show</b> opens View on it. The sheet <Link to={howToPage("keep")}>remembers</Link> what it was
          told.
        </li>
      </ol>
    </>
  ),
};

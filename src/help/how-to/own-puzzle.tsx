import { PANE_PAGE } from "../addresses";
import { Link } from "../parts/Link";
import { madePicture } from "../pictures/made";
import { MakerList } from "../parts/lists";
import type { HowTo } from "./how-to";

export const ownPuzzle: HowTo = {
  id: "own-puzzle",
  title: "Make a puzzle of your own",
  summary:
    "Your own puzzle on a sheet of its own: a maze, a sliding board, a board with jumps, gates, a key, pieces or generators.",
  pictures: () => [
    madePicture("maze", "The example that a new maze begins with, and its shortest way"),
    madePicture("jumps", "A random board with jumps"),
  ],
  content: (
    <>
      <ol>
        <li>
          Open the page <b>Puzzles</b> of <Link to={PANE_PAGE}>the pane</Link>, and under <b>Make your own</b>{" "}
          the card of your puzzle.
        </li>
        <li>
          Choose its size, and press <b>Make the sheet</b>. The new sheet begins with a random example that
          can be solved; the choice <b>an empty grid</b> leaves its cells blank.
        </li>
        <li>
          Type over the yellow cells. <code>#</code> is a wall, or a place that the board does not have;{" "}
          <code>S</code> is the start and <code>G</code> the goal of a maze; a blank place of a sliding board
          is its hole. Nobody has to list the moves: formulas derive them from the board.
        </li>
        <li>
          The answer follows at once, in cells and as paint. If something is missing, a line above the board
          says what. Type over the title, too.
        </li>
        <li>
          Open <b>View</b> to see it drawn and to play it by hand.
        </li>
      </ol>
      <h2>What you can make</h2>
      <MakerList />
      <h2>Paste one that you have</h2>
      <p>
        A board that is already in cells can be copied and pasted over the yellow cells, as long as it has
        their size. Or leave it where it is, and let the pane solve the selection.
      </p>
    </>
  ),
};

import { madePicture } from "../pictures/made";
import type { HowTo } from "./how-to";

export const byHand: HowTo = {
  id: "by-hand",
  title: "Play a puzzle by hand",
  summary:
    "Click, drag or press keys to make your own moves, with hints, undo, and the fewest moves to compare.",
  pictures: () => [madePicture("states", "A table of states: click the state that a move leads to")],
  content: (
    <>
      <ol>
        <li>
          Open the puzzle in <b>View</b>. What can be moved now is marked in the drawing.
        </li>
        <li>
          Click where the move goes, or drag a piece there. If several moves fit, click the piece first. Each
          legal move also has a button under <b>Moves</b>; in the drawing and among these buttons arrow keys
          make moves.
        </li>
        <li>A move that the rules do not allow is refused, with the reason.</li>
        <li>
          The line under the drawing counts your moves and tells how few are enough. <b>Undo</b> and{" "}
          <b>Redo</b> go back and forth, <b>Start again</b> begins anew.
        </li>
        <li>
          <b>Hint</b> names the next move of a shortest solution from where you are. <b>Solve from here</b>{" "}
          adds the rest to your own moves; <b>Show the solution</b> returns to the one from the start.
        </li>
        <li>
          <b>Record my moves</b> lists them on a sheet. The sheet’s marker follows your moves, too.
        </li>
      </ol>
      <p>
        Solid drawings are turned by dragging; a click on a face or a part moves it. A click on a face of
        Rubik’s cube turns it clockwise, and the buttons turn it both ways.
      </p>
    </>
  ),
};

import { howToPage, PANE_PAGE } from "../addresses";
import { Link } from "../parts/Link";
import { madePicture } from "../pictures/made";
import type { HowTo } from "./how-to";

export const view: HowTo = {
  id: "view",
  title: "See a puzzle drawn and played",
  summary: "View draws the sheet’s puzzle, plays its solution, and walks through the cells.",
  pictures: () => [madePicture("key", "The maze that a key and a disk make, as View draws it")],
  content: (
    <>
      <ol>
        <li>
          Open the sheet of a lesson, or of a puzzle of your own, and the page <b>View</b> of{" "}
          <Link to={PANE_PAGE}>the pane</Link>. It finds the puzzle by the sheet’s names. For another sheet
          choose the kind of puzzle, select each range and press <b>Use the selection</b>, then <b>Show</b>.
        </li>
        <li>
          Play with the buttons below the drawing, or with the arrow keys and the space bar. Where there are
          several drawings, choose one, or all together: a maze whose rows meet can be drawn flat, as a ring,
          or on its cylinder.
        </li>
        <li>
          <b>Walk in the sheet</b> marks the cell of each step, <b>Paint the way</b> paints all of them, and{" "}
          <b>Keep painted</b> makes the paint stay with the workbook.
        </li>
        <li>
          <b>Larger, in a window</b> is for a projector. Pictures can be saved or put into the sheet.
        </li>
      </ol>
      <p>
        A puzzle without a solution is drawn as well, with the reason.{" "}
        <Link to={howToPage("by-hand")}>Try it by hand.</Link>
      </p>
    </>
  ),
};

import { howToPage, PANE_PAGE } from "../addresses";
import { Link } from "../parts/Link";
import { madePicture } from "../pictures/made";
import type { HowTo } from "./how-to";

export const design: HowTo = {
  id: "design",
  title: "Design a puzzle",
  summary: "A puzzle that is hard, has one best solution, or spells a message: the computer looks for it.",
  pictures: () => [madePicture("key", "A key, its disk and the maze that they make")],
  content: (
    <>
      <ol>
        <li>
          Open the page <b>Design</b> of <Link to={PANE_PAGE}>the pane</Link> and choose under <b>Puzzle</b>{" "}
          what to design.
        </li>
        <li>
          Fill in its fields, or leave them as they are. Where a range is asked for, select its cells in the
          sheet and press <b>Use the selection</b>.
        </li>
        <li>
          Press <b>Design it</b>. Long work shows how far it is; <b>Cancel</b> ends it at once. A hard key
          gets better the longer you wait, and when you cancel, the best one so far stays.
        </li>
        <li>
          Press <b>Make the sheet</b>: the puzzle stands on a new sheet, in yellow cells, with its solution.
          Nothing else in the workbook changes.
        </li>
        <li>
          Open <b>View</b> to see it drawn and to play it by hand.
        </li>
      </ol>
      <h2>What you can design</h2>
      <ul>
        <li>
          <b>Key and disk for a maze.</b> Draw a maze in cells, with an even number of rows. Either you get a
          key and a disk that make exactly this maze, with the fewest levels of teeth and cuts, or you are
          told which walls contradict each other. Most mazes have no key.
        </li>
        <li>
          <b>Hard key.</b> Say how large the key and the disk are and how many levels they have.
        </li>
        <li>
          <b>Jump board.</b> Exactly one solution is the best, and you are told how difficult it is.
        </li>
        <li>
          <b>Message through gates.</b> The only way through the gates, in the order of their colours, spells
          your message. In another order of the colours it can spell a second one.
        </li>
        <li>
          <b>Hardest arrangements.</b> Select the moves and the goal of pieces, as in the lesson on the
          pinball puzzle. You are told how far the farthest arrangements are, and how many there are at each
          distance.
        </li>
      </ul>
      <p>
        The seed is a number: the same fields with the same seed give the same puzzle again, on every
        computer. <b>Next seed</b> designs another one. To hand the puzzle on, see{" "}
        <Link to={howToPage("link")}>Send a puzzle as a link</Link>.
      </p>
    </>
  ),
};

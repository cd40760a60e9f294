import { howToPage } from "../addresses";
import { Link } from "../parts/Link";
import { screenshot } from "../pictures/picture";
import type { HowTo } from "./how-to";

export const keep: HowTo = {
  id: "keep",
  title: "Keep a puzzle, and freeze a copy",
  summary: "What View was told stays in the workbook; freeze a copy for people without the add-in.",
  pictures: () => [
    screenshot(
      "keep",
      "A maze on a sheet with its way painted, and the page View with the puzzle My maze, Change ranges or title, and Forget this puzzle",
      "The sheet remembers its puzzle and keeps the way painted",
    ),
  ],
  content: (
    <>
      <p>
        Where a puzzle is on a sheet is remembered in the workbook, under the title that you give it: as names
        such as <code>Maze_maze</code>, which follow their cells. So it is still there after saving, closing
        and opening, in the workbench after a reload, and in a frozen copy. <b>Change ranges or title …</b>{" "}
        changes it, <b>Forget this puzzle</b> deletes the names and nothing else.
      </p>
      <p>
        <b>Keep painted</b>, on the page View, leaves the way painted when the pane closes: as a conditional
        format that is saved with the workbook. <b>Take the kept painting away</b> takes it back.
      </p>
      <h2>Freeze a copy</h2>
      <p>
        For people without the add-in, open the page <b>Class</b> and press <b>Freeze a copy</b>: a copy of
        the sheet has values in place of our formulas. The sheet itself stays as it is. A{" "}
        <Link to={howToPage("link")}>link</Link> needs no file at all.
      </p>
    </>
  ),
};

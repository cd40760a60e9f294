import { screenshot } from "../pictures/picture";
import type { HowTo } from "./how-to";
import { howToPage } from "../addresses";
import { Link } from "../parts/Link";
import { MAX_LINK_LENGTH } from "../../links/codec";

export const link: HowTo = {
  id: "link",
  title: "Send a puzzle as a link",
  summary: "A link that opens your puzzle, with your own inputs, in anybody’s browser.",
  pictures: () => [
    screenshot(
      "link",
      "The section Link with the button Copy link and the link below it",
      "A link that has been made",
    ),
  ],
  content: (
    <>
      <ol>
        <li>Open the sheet of the puzzle: of a lesson with your changes, or one of your own.</li>
        <li>
          On the page <b>Class</b>, press <b>Copy link</b>, and paste it into a message.
        </li>
        <li>
          Whoever opens it sees the puzzle in the workbench, a spreadsheet in the browser: with the formulas,
          the paint and the drawings, and without Excel. Their own workbook there stays as it is; what they
          change is kept in their browser under this link.
        </li>
      </ol>
      <p>
        The whole puzzle is in the link itself, behind its <code>#</code>. Browsers do not send that part to
        any server. It carries values, never formulas, and is checked when it is opened: a damaged link says
        so. A link has at most {MAX_LINK_LENGTH.toLocaleString("en")} characters; for a larger puzzle download
        the workbook, or <Link to={howToPage("keep")}>freeze a copy</Link>.
      </p>
      <p>
        A sheet in which rows or columns were inserted opens as a plain sheet with its puzzle, without the
        formulas around it.
      </p>
    </>
  ),
};

import { howToPage } from "../addresses";
import { Link } from "../parts/Link";
import { screenshot } from "../pictures/picture";
import type { HowTo } from "./how-to";

export const exercises: HowTo = {
  id: "exercises",
  title: "Exercises for a class",
  summary:
    "A sheet of exercises for each student, all different, with a key; and the marks of what comes back.",
  pictures: () => [
    screenshot(
      "exercises",
      "A student’s sheet with questions, given cells and yellow cells for the answers, and the part Exercises of the page Class",
      "A student’s sheet, and the choices that it was made from",
    ),
  ],
  content: (
    <>
      <ol>
        <li>
          Open the page <b>Class</b> and its part <b>Exercises</b>. Tick topics; they are asked in turn.
          Choose how many questions, how many variants, how difficult, and in which order products are
          multiplied.
        </li>
        <li>
          The seed decides which exercises these are. Write it down: the same choices and the same seed make
          the same exercises again, on every computer and in both languages. <b>New seed</b> makes others.
        </li>
        <li>
          <b>Make sheets</b> adds a sheet for each student to this workbook, and the key.{" "}
          <b>Download workbooks</b> gives you one file (.zip) with a workbook for each student and one with
          the key. <b>Print</b> and <b>Print with answers</b> make pages for paper. <b>For Moodle</b> makes a
          file of questions: import it into the question bank as <i>Moodle XML</i>.
        </li>
        <li>
          Students type their name and their answers into the yellow cells. They need no add-in for that. With
          Puzzlebook, ✓ or ✗ appears beside an answer, if you have left that choice ticked.
        </li>
        <li>
          When the workbooks come back, open the part <b>Marks</b> and press <b>Choose files …</b> or{" "}
          <b>Choose a folder …</b>. A file (.zip) of all workbooks, such as learning platforms give, will do.
          A table of marks goes to a new sheet: for each student 1 for a right answer, 0 for a wrong one,
          nothing for none, and remarks that say why an answer is wrong.
        </li>
      </ol>
      <p>
        Every right answer counts, however it is written: cycles in another order, another word of equal
        effect. What was changed in a sheet is remarked on: questions, given cells, formulas in place of
        answers, a number that two students share. What is no workbook of exercises, or is damaged, is named
        and not marked.
      </p>
      <p>
        Leave the last line of a sheet as it is: by this code the sheet is recognised. The files stay on your
        computer. To hand out one puzzle with its sheet, see{" "}
        <Link to={howToPage("link")}>Send a puzzle as a link</Link>.
      </p>
    </>
  ),
};

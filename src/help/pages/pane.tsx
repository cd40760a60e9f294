import { howToPage, lessonPage, PANE_PAGE } from "../addresses";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";

/** What each page of the task pane does. The ids are those of its tabs, which link here. */
export function paneHelp(): HelpPage {
  return {
    address: PANE_PAGE,
    title: "The pane",
    kind: "About Puzzlebook",
    summary: "Puzzles, View, Algebra, Class and Design: what the pages of the pane do.",
    content: <PaneContent />,
  };
}

// eslint-disable-next-line max-lines-per-function -- it is the prose of one page
function PaneContent() {
  return (
    <>
      <p className="lead">
        The pane next to the sheet has a tab for each of its pages. The <b>?</b> beside the tabs leads here.
        The button Puzzlebook in the ribbon opens the pane on the page that fits the sheet. The pane never
        overwrites filled cells without asking, and undo takes back what it has written.
      </p>
      <section aria-labelledby="puzzles">
        <h2 id="puzzles">Puzzles</h2>
        <p>
          Each card inserts a lesson, such as <Link to={lessonPage("pinball")}>the pinball puzzle</Link>, as a
          new sheet. Yellow cells are inputs, blue cells are formulas.
        </p>
      </section>
      <section aria-labelledby="view">
        <h2 id="view">View</h2>
        <p>
          Shows the puzzle of the active sheet and plays its solution: first step, step back, play, step
          forward, last step, or the arrow keys and the space bar. Lessons are recognised by their names;
          where a sheet has several puzzles, choose one under <b>Puzzle</b>. On a sheet of your own, choose
          the kind of puzzle, select each range in the sheet and press <b>Use the selection</b>, then{" "}
          <b>Show</b>. If you change the kind, ranges that it has too stay.
        </p>
        <p>
          <b>Walk in the sheet</b> marks the cell of the step, <b>Paint the way</b> paints all of them,{" "}
          <b>Record the steps</b> lists them on a new sheet. Pictures can be saved or put into the sheet, and{" "}
          <b>Larger, in a window</b> is for a projector.
        </p>
      </section>
      <section aria-labelledby="algebra">
        <h2 id="algebra">Algebra</h2>
        <p>
          What generators make. Select them in the sheet: two columns side by side, labels and permutations,
          such as A and (1 4 2). The page says nothing before you have selected something.
        </p>
        <h3>Products</h3>
        <p>
          <b>Expand</b> multiplies every two of them and lists each product once, with its word. Two or three
          passes multiply the products again. Products stand on a new sheet, or from a cell on that you name.
        </p>
        <p>
          Write a permutation into <b>Look for</b>, and the pane says which word makes it, that another pass
          may reach it, or that it is not in the group at all. Long work shows how far it is and can be
          cancelled. Where the writing of many rows was broken off, the first heading says that rows are
          missing.
        </p>
        <h3>Working</h3>
        <p>
          Select a cell with a product of cycles, or write one, and the pane shows how its product, inverse,
          order or parity is worked out, from left to right or from right to left: 1 → 4 → 2 is the way of the
          point 1 through two factors. <b>Write as a formula</b> puts the same lines into cells, with{" "}
          <b>PRODUCTSTEPS</b>, and they follow the cell.
        </p>
        <h3>Groups</h3>
        <p>
          Press <b>Examine</b> to see the order of the group, its name where that is certain, orbits, whether
          it is transitive and primitive, and parity. For smaller groups there are also the elements by cycle
          type, how many letters they need, and the elements that need most. Tables can be put into cells.
          Tick “Inverses count as letters too” if a generator may also be undone in one move.
        </p>
      </section>
      <section aria-labelledby="class">
        <h2 id="class">Class</h2>
        <p>
          <b>Exercises</b> makes a sheet of exercises for each student and a key, <b>Marks</b> marks the
          workbooks that come back: see <Link to={howToPage("exercises")}>Exercises for a class</Link>. The
          rest is under <b>Share</b>:
        </p>
        <ul>
          <li>
            <b>Freeze a copy</b> copies the sheet with values in place of PUZZLE formulas, for people without
            the add-in.
          </li>
          <li>
            <b>Student mode</b> protects all sheets that Puzzlebook has made, so that only their yellow cells
            can be filled in; <b>Turn it off</b> opens them again. There is no password: it keeps formulas
            from accidents, not from people. Columns can still be widened, cells coloured, and puzzles played
            in View.
          </li>
          <li>
            <b>Hand-out</b> makes a page to print or to save as PDF: the puzzle alone, or with its solution.
          </li>
          <li>
            <b>Download as .xlsx</b> gives you the workbook as it stands.
          </li>
          <li>
            <b>Open this pane with the workbook</b> is a setting of the workbook, for people who have the
            add-in. Where it does not open, as with add-ins from Microsoft’s store, the button on the Home tab
            opens it.
          </li>
          <li>
            <b>Repair formulas</b> enters formulas again that show #NAME? though the add-in is there.
          </li>
        </ul>
      </section>
      <section aria-labelledby="design">
        <h2 id="design">Design</h2>
        <p>
          Makes puzzles with properties that are hard to find by hand: a key and a disk for a maze, or why
          there is none; a key with a long way out; a board of jumps with one best solution; a maze of gates
          that spells a message; the arrangements of pieces that are farthest from a goal. See{" "}
          <Link to={howToPage("design")}>Design a puzzle</Link>.
        </p>
      </section>
      <section aria-labelledby="functions">
        <h2 id="functions">All functions</h2>
        <p>
          The sign <i>fx</i> beside the tabs lists all functions. Type what you look for, such as maze or
          simplify. <b>Insert</b> writes the example as a formula into the selected cell if that is blank. If
          you have selected cells that fit, they become the first argument, and you say into which cell the
          formula goes.
        </p>
      </section>
      <section aria-labelledby="long-formulas">
        <h2 id="long-formulas">Formulas that take long</h2>
        <p>
          While a formula shows #BUSY! for more than a second, the bottom of the pane says which function is
          at work, for which cell and how far it is. <b>Cancel</b> ends it: its cells show #N/A, and the
          formula is computed when it is entered again.
        </p>
      </section>
      <section aria-labelledby="check">
        <h2 id="check">Check this Excel</h2>
        <p>
          The link at the pane’s foot tries in your own Excel what Puzzlebook needs of it, on sheets that go
          again. If something does not work, run it, press <b>Copy report</b> and send us the text. Nothing is
          sent by itself.
        </p>
      </section>
    </>
  );
}

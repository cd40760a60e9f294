import { LESSONS } from "../../puzzles";
import type { Lesson } from "../../lessons/lesson";
import { articlePage, documentPage, lessonPage, PANE_PAGE, START_PAGE, SUPPORT_PAGE } from "../addresses";
import type { Article } from "../articles";
import type { Catalogue } from "../catalogue";
import type { HelpDocument } from "../documents";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";
import { Entry, FunctionList } from "../parts/lists";
import { PictureOf } from "../parts/Pictures";
import { NotationNote } from "../parts/Notation";
import { HowToList } from "./how-to";
import type { HelpPicture } from "../pictures/picture";
import { TOPICS } from "../../functions/list/topics";

const MAP_EXAMPLE = "=MAP(A1:A9,LAMBDA(cell,PUZZLE.CYCLEORDER(cell)))";

interface StartPageContent {
  readonly catalogue: Catalogue;
  /** The lessons' small pictures, by lesson id. */
  readonly cards: Readonly<Record<string, HelpPicture>>;
  readonly documents: readonly HelpDocument[];
  /** The ids of the pages on how to do something. */
  readonly howTos: readonly string[];
  readonly articles: readonly Article[];
}

export function startHelp(content: StartPageContent): HelpPage {
  return {
    address: START_PAGE,
    title: "Puzzlebook: the mathematics of puzzles in cells",
    summary: "",
    content: <StartContent {...content} />,
  };
}

function StartContent({ catalogue, cards, documents, howTos, articles }: StartPageContent) {
  return (
    <>
      <p className="lead">
        Puzzlebook is an add-in for Excel. Type a formula and a permutation is simplified, a group is
        measured, a maze is solved, in cells. <Link to={PANE_PAGE}>A pane</Link> beside the sheet multiplies,
        examines, draws and plays. Without Excel, all of it runs in the{" "}
        <Link to="workbench.html">workbench</Link>, a spreadsheet in your browser.
      </p>
      <h2>How to begin</h2>
      <ol>
        <li>
          Open a <a href="#lessons">lesson</a>. Yellow cells are inputs, blue cells are formulas: change an
          input, and the answers and the painted solution follow.
        </li>
        <li>
          In an empty cell, type{" "}
          <code className="formula">=PUZZLE.SIMPLIFYCYCLES("(5 4)(4 1)(1 2)(2 5)")</code>. The answer is{" "}
          <code>(1 4 2)</code>.
        </li>
        <li>
          Write a permutation in cycles: <code>(1 4 2)(3 8)</code> takes 1 to 4, 4 to 2, 2 to 1, and exchanges
          3 and 8. Spaces or commas separate points; where there are none at all, each digit is a point, as in
          books: <code>(123)(45)</code> is <code>(1 2 3)(4 5)</code>. Products go from left to right.
        </li>
        <li>
          One formula does for many cells: <code className="formula">{MAP_EXAMPLE}</code> answers an order for
          each of them. MAP, BYROW, BYCOL and MAKEARRAY take these functions in Excel for Windows from version
          2510 on and for the Mac from 16.102 on; REDUCE and SCAN do not.
          <NotationNote formulas={[MAP_EXAMPLE]} />
        </li>
        <li>
          Bad input answers #VALUE! and a puzzle without a solution #N/A, each with a message that says which
          cell is at fault and what was expected.
        </li>
      </ol>
      <h2 id="how-to">How to …</h2>
      <HowToList ids={howTos} />
      <h2 id="lessons">Lessons</h2>
      <ul className="cards">
        {LESSONS.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} picture={cards[lesson.id]!} />
        ))}
      </ul>
      <p>
        <Link to="samples/puzzlebook.xlsx" download>
          All lessons in one workbook
        </Link>
      </p>
      <h2 id="functions">Functions</h2>
      {TOPICS.map(({ title, about, functions }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{about}</p>
          <FunctionList
            functions={catalogue.functions.filter(({ name }) => Object.hasOwn(functions, name))}
          />
        </section>
      ))}
      <h2 id="articles">Where it comes from</h2>
      <p>Articles about puzzles started Puzzlebook. What did they ask, and what is answered here?</p>
      <dl>
        {articles.map((article) => (
          <Source key={article.id} article={article} />
        ))}
      </dl>
      <h2 id="about">Loading, limits and support</h2>
      <ul>
        {documents.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={documentPage(id)}>{title}</Link>: {summary}
          </li>
        ))}
        <li>
          <Link to={SUPPORT_PAGE}>Support</Link>: How to get help, and how to report a problem.
        </li>
      </ul>
    </>
  );
}

function LessonCard({ lesson: { id, title, summary }, picture }: { lesson: Lesson; picture: HelpPicture }) {
  return (
    <li>
      <PictureOf picture={picture} />
      <div>
        <Link to={lessonPage(id)}>{title}</Link>
        <p>{summary}</p>
      </div>
    </li>
  );
}

function Source({ article: { id, summary, fields, lessons } }: { readonly article: Article }) {
  return (
    <Entry term={<Link to={articlePage(id)} />}>
      {summary}. {fields.credits}
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={lessonPage(lesson.id)} />
          </li>
        ))}
      </ul>
    </Entry>
  );
}

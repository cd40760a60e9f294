import type { Lesson } from "../../lessons/lesson";
import { i18n } from "../../language";
import { articlePage, lessonPage, sampleFile, workbenchPage } from "../addresses";
import type { Article } from "../articles";
import type { Catalogue } from "../catalogue";
import { functionsOf, questionsOf, taskOf } from "../lesson-text";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";
import { Pictures } from "../parts/Pictures";
import { FunctionList } from "../parts/lists";
import type { HelpPicture } from "../pictures/picture";

interface LessonPageContent {
  readonly lesson: Lesson;
  readonly catalogue: Catalogue;
  readonly pictures: readonly HelpPicture[];
  /** The article that it is based on. */
  readonly article: Article | undefined;
}

export function lessonHelp(content: LessonPageContent): HelpPage {
  const { id, title, summary } = content.lesson;
  return {
    address: lessonPage(id),
    title,
    kind: i18n.t("Lesson"),
    summary,
    content: <LessonContent {...content} />,
  };
}

function LessonContent({ lesson, catalogue, pictures, article }: LessonPageContent) {
  const { id, summary, source } = lesson;
  const called = functionsOf(lesson);
  return (
    <>
      <p className="lead">{summary}</p>
      <ul className="actions">
        <li>
          <Link to={workbenchPage(id)}>{i18n.t("Open it in the workbench")}</Link>
        </li>
        <li>
          <Link to={sampleFile(id)} download>
            {i18n.t("Download its workbook")}
          </Link>
        </li>
      </ul>
      <p>
        {i18n.t("The workbench is a spreadsheet in your browser. It needs nothing else.")}{" "}
        {i18n.t("In Excel, the page Puzzles of the pane has a card for this lesson.")}{" "}
        {i18n.t("The workbook shows its last answers even without the add-in.")}
      </p>
      <h2>{i18n.t("The puzzle")}</h2>
      <p>{taskOf(lesson)}</p>
      <Pictures pictures={pictures} />
      <h2>{i18n.t("Questions")}</h2>
      <ol>
        {questionsOf(lesson).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <h2>{i18n.t("Its functions")}</h2>
      <FunctionList functions={catalogue.functions.filter(({ name }) => called.includes(name))} />
      <h2>{i18n.t("Where it comes from")}</h2>
      <p>
        {source}
        {article && (
          <>
            {" "}
            <Link to={articlePage(article.id)}>
              {i18n.t("What the article asked, and what is answered here")}
            </Link>
          </>
        )}
      </p>
    </>
  );
}

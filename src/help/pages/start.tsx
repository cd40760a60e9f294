import { i18n } from "../../language";
import { ENGLISH } from "../../language/languages";
import { LESSONS } from "../../puzzles";
import type { Lesson } from "../../lessons/lesson";
import { articlePage, documentPage, lessonPage, sampleFile, START_PAGE, SUPPORT_PAGE } from "../addresses";
import type { Article } from "../articles";
import type { Catalogue } from "../catalogue";
import type { HelpDocument } from "../documents";
import { translated, spoken } from "../language";
import { readPage } from "../markdown";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";
import { Entry, FunctionList } from "../parts/lists";
import { PictureOf } from "../parts/Pictures";
import { HowToList } from "./how-to";
import type { HelpPicture } from "../pictures/picture";
import { TOPICS } from "../../functions/list/topics";

interface StartPageContent {
  /** What it begins with, in Markdown. It can name `{persons}`: a list of their first pages. */
  readonly text: string;
  readonly persons: readonly HelpPage[];
  readonly catalogue: Catalogue;
  /** The lessons' small pictures, by lesson id. */
  readonly cards: Readonly<Record<string, HelpPicture>>;
  readonly documents: readonly HelpDocument[];
  /** The ids of the pages on how to do something. */
  readonly howTos: readonly string[];
  readonly articles: readonly Article[];
}

export function startHelp({ text, persons, ...lists }: StartPageContent): HelpPage {
  const lines = persons.map(
    ({ address, title, summary }) => `- [${title}](${address.replace("help/", "")}): ${summary}`,
  );
  const { title, content } = readPage(text, { persons: lines.join("\n") });
  return {
    address: START_PAGE,
    title,
    summary: "",
    content: (
      <>
        {content}
        <Lists {...lists} />
      </>
    ),
  };
}

/** Lists of all pages. */
function Lists({
  catalogue,
  cards,
  documents,
  howTos,
  articles,
}: Omit<StartPageContent, "text" | "persons">) {
  return (
    <>
      <h2 id="how-to">{i18n.t("How to …")}</h2>
      <HowToList ids={howTos} />
      <h2 id="lessons">{i18n.t("Lessons")}</h2>
      <ul className="cards">
        {LESSONS.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} picture={cards[lesson.id]!} />
        ))}
      </ul>
      <p>
        <Link to={sampleFile("puzzlebook")} download>
          {i18n.t("All lessons in one workbook")}
        </Link>
      </p>
      <h2 id="functions">{i18n.t("Functions")}</h2>
      {TOPICS.map(({ title, about, functions }) => (
        <section key={title}>
          <h3>{i18n._(title)}</h3>
          <p>{translated(about)}</p>
          <FunctionList
            functions={catalogue.functions.filter(({ name }) => Object.hasOwn(functions, name))}
          />
        </section>
      ))}
      <h2 id="articles">{i18n.t("Where it comes from")}</h2>
      <p>
        {i18n.t("Articles about puzzles started Puzzlebook. What did they ask, and what is answered here?")}
      </p>
      <dl>
        {articles.map((article) => (
          <Source key={article.id} article={article} />
        ))}
      </dl>
      <h2 id="about">{i18n.t("Loading, limits and support")}</h2>
      <ul>
        {documents.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={documentPage(id)}>{translated(title)}</Link>: {translated(summary)}
          </li>
        ))}
        <li>
          <Link to={SUPPORT_PAGE} />: {i18n.t("How to get help, and how to report a problem.")}
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
      {spoken() === ENGLISH && `${summary}. ${fields.credits ?? ""}`}
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

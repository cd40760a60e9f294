import { LESSONS } from "../../puzzles/lessons";
import { articlePage } from "../addresses";
import type { Article } from "../../lessons/help";
import type { Catalogue } from "../catalogue";
import type { HelpPage } from "../page";
import { FunctionList, LessonList } from "../parts/lists";

interface ArticlePageContent {
  readonly article: Article;
  readonly catalogue: Catalogue;
}

export function articleHelp({ article, catalogue }: ArticlePageContent): HelpPage {
  const { id, title, by } = article;
  return {
    address: articlePage(id),
    title,
    kind: "Article",
    summary: by,
    content: <ArticleContent {...{ article, catalogue }} />,
  };
}

function ArticleContent({ article, catalogue }: ArticlePageContent) {
  const lessons = LESSONS.filter(({ id }) => article.lessons.includes(id));
  const functions = catalogue.functions.filter(
    ({ name, lessons: calling }) =>
      article.functions?.includes(name) || calling.some((lesson) => lessons.includes(lesson)),
  );
  return (
    <>
      <p className="lead">{article.by}</p>
      {article.credits && <p>{article.credits}</p>}
      {!article.isTitled && (
        <p className="note">The text that we have bears no title; this one says what it is about.</p>
      )}
      <h2>What the article asked</h2>
      {article.asked.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>What is answered here</h2>
      {article.answered.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{lessons.length === 1 ? "Its lesson" : "Its lessons"}</h2>
      <LessonList lessons={lessons} />
      <h2>Its functions</h2>
      <FunctionList functions={functions} />
    </>
  );
}

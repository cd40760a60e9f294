import { i18n } from "../../language";
import { articlePage } from "../addresses";
import type { Article } from "../articles";
import type { Catalogue } from "../catalogue";
import type { HelpPage } from "../page";
import { FunctionList, LessonList } from "../parts/lists";

interface ArticlePageContent {
  readonly article: Article;
  readonly catalogue: Catalogue;
}

export function articleHelp({ article, catalogue }: ArticlePageContent): HelpPage {
  const { lessons, functions } = article;
  const content = (
    <>
      {article.content}
      <h2>{lessons.length === 1 ? i18n.t("Its lesson") : i18n.t("Its lessons")}</h2>
      <LessonList lessons={lessons} />
      <h2>{i18n.t("Its functions")}</h2>
      <FunctionList
        functions={catalogue.functions.filter(
          ({ name, lessons: calling }) =>
            functions.includes(name) || calling.some((lesson) => lessons.includes(lesson)),
        )}
      />
    </>
  );
  return { ...article, address: articlePage(article.id), kind: i18n.t("Article"), content };
}

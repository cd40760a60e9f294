import { LESSONS } from "../puzzles";
import { ENGLISH } from "../language/languages";
import { i18n } from "../language";
import { PANE_PAGE } from "./addresses";
import { readArticle } from "./articles";
import { catalogueOf } from "./catalogue";
import { readDocument } from "./documents";
import { spoken } from "./language";
import { readLimits } from "./limits";
import { readPage } from "./markdown";
import type { HelpPage } from "./page";
import { articleHelp } from "./pages/article";
import { documentHelp } from "./pages/document";
import { functionHelp } from "./pages/function";
import { howToHelp } from "./pages/how-to";
import { lessonHelp } from "./pages/lesson";
import { personHelp } from "./pages/person";
import { startHelp } from "./pages/start";
import { supportHelp } from "./pages/support";
import { drawFunction } from "./pictures/function-pictures";
import { cardPicture, drawLessons } from "./pictures/lesson-pictures";
import type { HelpPicture } from "./pictures/picture";
import type { HelpSource, WrittenHelp } from "./source";

export interface Contents {
  /** The start page first. */
  readonly pages: readonly HelpPage[];
  /** Those that no page has to itself. */
  readonly pictures: readonly HelpPicture[];
}

/** All pages but the search, in the language that is spoken. Those on articles, and those of `docs/`, are in English only. */
export async function contentsOf(source: HelpSource, written: WrittenHelp): Promise<Contents> {
  const catalogue = catalogueOf(source);
  const documents = Object.entries(source.documents).map(([id, text]) => readDocument(id, text));
  const articles = Object.entries(source.articles).map(([id, text]) => readArticle(id, text));
  const limits = readLimits(source.documents.limits!);
  const lessonPictures = await drawLessons(written);
  const cards = Object.fromEntries(LESSONS.map((lesson) => [lesson.id, cardPicture(lesson)]));
  const functionPictures = new Map(
    catalogue.functions.map((each) => [each.name, drawFunction(each, lessonPictures)]),
  );
  const persons = Object.entries(written.persons).map(([id, text]) => personHelp(id, readPage(text)));
  const howTos = Object.keys(written.howTos);

  const pages: HelpPage[] = [
    startHelp({ text: written.pages.start, persons, catalogue, cards, documents, howTos, articles }),
    ...persons,
    ...catalogue.functions.map((described) =>
      functionHelp({
        described,
        catalogue,
        picture: functionPictures.get(described.name),
        limits: limits[described.name] ?? [],
      }),
    ),
    ...LESSONS.map((lesson) => {
      const article = articles.find(({ lessons }) => lessons.includes(lesson));
      return lessonHelp({ lesson, catalogue, pictures: lessonPictures[lesson.id]!, article });
    }),
    ...Object.entries(written.howTos).map(([id, text]) =>
      howToHelp({ id, page: readPage(text), ids: howTos }),
    ),
    { ...readPage(written.pages.pane), address: PANE_PAGE, kind: i18n.t("About Puzzlebook") },
    supportHelp(written.pages.support, source.support),
  ];
  if (spoken() === ENGLISH)
    pages.push(
      ...articles.map((article) => articleHelp({ article, catalogue })),
      ...documents.map(documentHelp),
    );
  const pictures = [
    ...Object.values(cards),
    ...Object.values(lessonPictures).flat(),
    ...[...functionPictures.values()].filter((picture): picture is HelpPicture => picture !== undefined),
  ];
  return { pages, pictures };
}

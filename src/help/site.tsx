import type { ReactElement } from "react";
// The browser build would keep our build from ending, because it holds a channel open.
import { renderToStaticMarkup } from "react-dom/server.edge";
import { LESSONS } from "../puzzles/lessons";
import { ARTICLES } from "../puzzles/help";
import { catalogueOf } from "./catalogue";
import { readDocument } from "./documents";
import { readLimits } from "./limitations";
import { HOW_TOS } from "./how-to";
import type { HelpPage } from "./page";
import { articleHelp } from "./pages/article";
import { documentHelp } from "./pages/document";
import { functionHelp } from "./pages/function";
import { howToHelp } from "./pages/how-to";
import { lessonHelp } from "./pages/lesson";
import { paneHelp } from "./pages/pane";
import { searchHelp, type FoundPage } from "./pages/search";
import { startHelp } from "./pages/start";
import { supportHelp } from "./pages/support";
import { Layout } from "./parts/Layout";
import { Here } from "./parts/Link";
import { drawFunction } from "./pictures/function-pictures";
import { cardPicture, drawLessons } from "./pictures/lesson-pictures";
import type { HelpPicture } from "./pictures/picture";
import { wordsOf } from "../functions/list/matching";
import type { HelpSource } from "./source";

/** The whole help: the texts of its files by their addresses, relative to the published folder. */
export async function helpSite(source: HelpSource): Promise<Record<string, string>> {
  const catalogue = catalogueOf(source);
  const documents = Object.entries(source.documents).map(([id, text]) => readDocument(id, text));
  const limits = readLimits(source.documents.limitations);
  const lessonPictures = await drawLessons(source);
  const cards = Object.fromEntries(LESSONS.map((lesson) => [lesson.id, cardPicture(lesson)]));
  const functionPictures = new Map(
    catalogue.functions.map((each) => [each.name, drawFunction(each, lessonPictures)]),
  );

  const howTos = HOW_TOS.map((howTo) => ({ howTo, pictures: howTo.pictures() }));

  const pages = [
    ...catalogue.functions.map((described) =>
      functionHelp({
        described,
        catalogue,
        picture: functionPictures.get(described.name),
        limit: limits[described.name],
      }),
    ),
    ...LESSONS.map((lesson) => lessonHelp({ lesson, catalogue, pictures: lessonPictures[lesson.id] })),
    ...ARTICLES.map((article) => articleHelp({ article, catalogue })),
    ...howTos.map(howToHelp),
    paneHelp(),
    ...documents.map(documentHelp),
    supportHelp(source.support),
  ];
  const all = [startHelp({ catalogue, cards, documents }), searchHelp(pages.map(withWords)), ...pages];
  const pictures = [
    ...Object.values(cards),
    ...Object.values(lessonPictures).flat(),
    ...howTos.flatMap(({ pictures: drawn }) => drawn),
    ...[...functionPictures.values()].filter((picture): picture is HelpPicture => picture !== undefined),
  ];
  return Object.fromEntries([
    ...pictures.flatMap(({ file, svg }) => (svg === undefined ? [] : [[file, svg] as const])),
    ...all.map((page) => [page.address, written(page)] as const),
  ]);
}

function written({ address, title, kind, script, content }: HelpPage): string {
  const page = (
    <Layout title={title} {...(kind !== undefined && { kind })} {...(script !== undefined && { script })}>
      {content}
    </Layout>
  );
  return `<!doctype html>\n${renderAt(address, page)}\n`;
}

const renderAt = (address: string, element: ReactElement) =>
  renderToStaticMarkup(<Here.Provider value={address}>{element}</Here.Provider>);

/** A page's text about other functions is indexed only for their own pages. */
const OF_OTHERS = /<dl class="functions">.*?<\/dl>/gs;
const TAGS_AND_ENTITIES = /<[^>]*>|&[^;]+;/g;

function withWords(page: HelpPage): FoundPage {
  const markup = renderAt(page.address, page.content);
  const text = markup.replace(OF_OTHERS, " ").replace(TAGS_AND_ENTITIES, " ");
  return { ...page, words: [...new Set(wordsOf(text))] };
}

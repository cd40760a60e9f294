import type { ReactElement } from "react";
// The browser build would keep our build from ending, because it holds a channel open.
import { renderToStaticMarkup } from "react-dom/server.edge";
import { LESSONS, loadDrawings, PLAY_KINDS } from "../puzzles";
import { PANE_PAGE } from "./addresses";
import { readArticle } from "./articles";
import { catalogueOf } from "./catalogue";
import { readDocument } from "./documents";
import { readLimits } from "./limits";
import { readPage } from "./markdown";
import type { HelpPage } from "./page";
import { articleHelp } from "./pages/article";
import { documentHelp } from "./pages/document";
import { functionHelp } from "./pages/function";
import { howToHelp } from "./pages/how-to";
import { lessonHelp } from "./pages/lesson";
import { searchHelp, type FoundPage } from "./pages/search";
import { startHelp } from "./pages/start";
import { supportHelp } from "./pages/support";
import { Layout } from "./parts/Layout";
import { Labels } from "./parts/Label";
import { Here, Titles } from "./parts/Link";
import { drawFunction } from "./pictures/function-pictures";
import { cardPicture, drawLessons } from "./pictures/lesson-pictures";
import type { HelpPicture } from "./pictures/picture";
import { wordsOf } from "../functions/list/matching";
import type { HelpSource } from "./source";

/** The whole help: the texts of its files by their addresses, relative to the published folder. */
export async function helpSite(source: HelpSource): Promise<Record<string, string>> {
  const catalogue = catalogueOf(source);
  const documents = Object.entries(source.documents).map(([id, text]) => readDocument(id, text));
  const limits = readLimits(source.documents.limits!);
  // Markdown is rendered at once, with its pictures.
  await Promise.all(PLAY_KINDS.map(({ prefix }) => loadDrawings(prefix)));
  const lessonPictures = await drawLessons(source);
  const cards = Object.fromEntries(LESSONS.map((lesson) => [lesson.id, cardPicture(lesson)]));
  const functionPictures = new Map(
    catalogue.functions.map((each) => [each.name, drawFunction(each, lessonPictures)]),
  );

  const howTos = Object.entries(source.howTos).map(([id, text]) => ({ id, page: readPage(text) }));
  const ids = howTos.map(({ id }) => id);
  const articles = Object.entries(source.articles).map(([id, text]) => readArticle(id, text));

  const pages: readonly HelpPage[] = [
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
    ...articles.map((article) => articleHelp({ article, catalogue })),
    ...howTos.map((howTo) => howToHelp({ ...howTo, ids })),
    { ...readPage(source.pane), address: PANE_PAGE, kind: "About Puzzlebook" },
    ...documents.map(documentHelp),
    supportHelp(source.support),
  ];
  const start = startHelp({ catalogue, cards, documents, howTos: ids, articles });
  const titles = Object.fromEntries([start, ...pages].map(({ address, title }) => [address, title]));
  const render: Render = (address, element) =>
    renderToStaticMarkup(
      <Labels.Provider value={source.labels}>
        <Titles.Provider value={titles}>
          <Here.Provider value={address}>{element}</Here.Provider>
        </Titles.Provider>
      </Labels.Provider>,
    );
  const all = [start, searchHelp(pages.map((page) => withWords(page, render))), ...pages];
  const pictures = [
    ...Object.values(cards),
    ...Object.values(lessonPictures).flat(),
    ...pages.flatMap((page) => page.pictures ?? []),
    ...[...functionPictures.values()].filter((picture): picture is HelpPicture => picture !== undefined),
  ];
  const missing = pictures.find(({ file, svg }) => svg === undefined && !source.screenshots.includes(file));
  if (missing) throw new Error(`The help has no picture ${missing.file}.`);
  return Object.fromEntries([
    ...pictures.flatMap(({ file, svg }) => (svg === undefined ? [] : [[file, svg] as const])),
    ...all.map((page) => [page.address, written(page, render)] as const),
  ]);
}

type Render = (address: string, element: ReactElement) => string;

function written({ address, title, kind, script, content }: HelpPage, render: Render): string {
  const page = (
    <Layout title={title} {...(kind !== undefined && { kind })} {...(script !== undefined && { script })}>
      {content}
    </Layout>
  );
  return `<!doctype html>\n${render(address, page)}\n`;
}

/** A page's text about other functions is indexed only for their own pages. */
const OF_OTHERS = /<dl class="functions">.*?<\/dl>/gs;
const TAGS_AND_ENTITIES = /<[^>]*>|&[^;]+;/g;

function withWords(page: HelpPage, render: Render): FoundPage {
  const markup = render(page.address, page.content);
  const text = markup.replace(OF_OTHERS, " ").replace(TAGS_AND_ENTITIES, " ");
  return { ...page, words: [...new Set(wordsOf(text))] };
}

import type { ReactElement } from "react";
// The browser build would keep our build from ending, because it holds a channel open.
import { renderToStaticMarkup } from "react-dom/server.edge";
import { wordsOf } from "../functions/list/matching";
import { speak } from "../language";
import { ENGLISH, LANGUAGES, type Language } from "../language/languages";
import { loadDrawings, PLAY_KINDS } from "../puzzles";
import { inLanguage } from "./addresses";
import { contentsOf, type Contents } from "./contents";
import { addTranslations, speakInHelp } from "./language";
import { messagesSpoken } from "./messages";
import type { HelpPage } from "./page";
import { searchHelp, type FoundPage } from "./pages/search";
import { Labels } from "./parts/Label";
import { Layout } from "./parts/Layout";
import { Here, Titles } from "./parts/Link";
import type { HelpSource, WrittenHelp } from "./source";

type Files = Record<string, string>;

interface Help extends Contents {
  readonly language: Language;
  readonly written: WrittenHelp;
}

/** The whole help in all languages that have one: the texts of its files by their addresses, relative to the published folder. */
export async function helpSite(source: HelpSource): Promise<Files> {
  // Markdown is rendered at once, with its pictures.
  await Promise.all(PLAY_KINDS.map(({ prefix }) => loadDrawings(prefix)));
  const helps: Help[] = [];
  for (const language of LANGUAGES) {
    const written = source.written[language.name];
    if (!written) continue;
    await speakInHelp(language, written.texts);
    if (language !== ENGLISH) addTranslations(await messagesSpoken(source));
    helps.push({ language, written, ...(await contentsOf(source, written)) });
  }
  const titles = Object.fromEntries(
    helps.map(({ language, pages }) => [
      language.name,
      Object.fromEntries(pages.map(({ address, title }) => [address, title])),
    ]),
  );
  return Object.assign({}, ...helps.map((help) => filesOf(help, titles, source.screenshots))) as Files;
}

type AllTitles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The files of the help in one language. */
function filesOf(
  { language, written, ...help }: Help,
  titles: AllTitles,
  screenshots: readonly string[],
): Files {
  speak(language.tag);
  const render: Render = (address, element) =>
    renderToStaticMarkup(
      <Labels.Provider value={written.labels}>
        <Titles.Provider value={titles}>
          <Here.Provider value={address}>{element}</Here.Provider>
        </Titles.Provider>
      </Labels.Provider>,
    );
  const [start, ...others] = help.pages;
  const pages = [start!, searchHelp(others.map((page) => withWords(page, render))), ...others];
  const pictures = [...help.pictures, ...pages.flatMap((page) => page.pictures ?? [])];
  const missing = pictures.find(({ file, svg }) => svg === undefined && !screenshots.includes(file));
  if (missing) throw new Error(`The help has no picture ${missing.file}.`);
  return Object.fromEntries([
    ...pictures.flatMap(({ file, svg }) => (svg === undefined ? [] : [[file, svg] as const])),
    ...pages.map((page) => [inLanguage(page.address), fileOf(page, render)] as const),
  ]);
}

type Render = (address: string, element: ReactElement) => string;

function fileOf({ address, title, kind, script, content }: HelpPage, render: Render): string {
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

import { ENGLISH, type Language } from "../language/languages";
import { spoken } from "./language";

/** Where the English pages are, relative to the published folder. This names them in every language; `inLanguage` says where they are. */
export const START_PAGE = "help/index.html";
export const SEARCH_PAGE = "help/search.html";
export const PANE_PAGE = "help/pane.html";
export const SUPPORT_PAGE = "help/support.html";

/** `id` is the name of a file in `docs/`, without `.md`. */
export const documentPage = (id: string) => `help/${id}.html`;
export const howToPage = (id: string) => `help/how-to/${id}.html`;
export const functionPage = (name: string) => `help/functions/${name.toLowerCase()}.html`;
export const lessonPage = (id: string) => `help/lessons/${id}.html`;
export const articlePage = (id: string) => `help/articles/${id}.html`;
export const personPage = (id: string) => `help/for/${id}.html`;
export const sampleFile = (id: string) => `${spoken().samples}/${id}.xlsx`;
/** The workbench with a lesson, in the language that is spoken. In English, it asks the browser. */
export const workbenchPage = (lesson: string) =>
  `workbench.html?lesson=${lesson}${spoken() === ENGLISH ? "" : `&language=${spoken().name}`}`;
/** A picture has words in it, or next to it. */
export const pictureFile = (name: string) => inLanguage(`help/pictures/${name}.svg`);

/** Where a page or picture of the help is in a language. All other files are the same in every language. */
export const inLanguage = (address: string, { help = ENGLISH.help! }: Language = spoken()): string =>
  address.replace(/^help\//, `${help}/`);

/** How a page refers to a file: relatively, so that both may be anywhere as long as they move together. */
export function relativeAddress(page: string, file: string): string {
  const [here, there] = [page.split("/"), file.split("/")];
  const folders = Math.min(here.length, there.length) - 1;
  let shared = 0;
  while (shared < folders && here[shared] === there[shared]) shared++;
  return "../".repeat(here.length - 1 - shared) + there.slice(shared).join("/");
}

/** The file that a page in Markdown refers to, as in `../pane.md`. */
export function addressFrom(page: string, reference: string): string {
  const { href } = new URL(reference.replace(/\.md(?=#|$)/, ".html"), `help:/${page}`);
  return href.replace("help:/", "");
}

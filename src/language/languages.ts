import { isOf } from ".";
import languages from "./languages.json";

/** A row of the table of languages. The texts are in the folder with its name. */
export interface Language {
  /** The first part of its tags, and the name of its folder: `de`. */
  readonly name: string;
  /** The tag used by Office, the manifest and the workbench's address: `de-DE`. */
  readonly tag: string;
  /** The folder with Office.js's own texts for this tag. */
  readonly office: string;
  /** The file in `dist/` that describes the functions to Excel. */
  readonly functions: string;
  readonly samples: string;
  /** The folder of its help in `dist/`. If omitted, its help is the English one. */
  readonly help?: string;
  /** What switches on sheets take for yes, in workbooks of any language. If omitted, the English word. */
  readonly yes?: string;
}

/** English, the language of the source code, comes first. */
export const LANGUAGES: readonly Language[] = languages;
export const ENGLISH = LANGUAGES[0]!;

/** The language for a tag such as `de-AT`, or English if there is none. */
export function languageOf(tag: string): Language {
  return LANGUAGES.find(({ name }) => isOf(name, tag)) ?? ENGLISH;
}

/** The folder of the help for a tag such as `de-AT`. */
export const helpFolder = (tag: string): string => languageOf(tag).help ?? ENGLISH.help!;

/** The tag in a page's address, as in `?language=de`, otherwise the browser's. */
export const tagOfPage = (): string =>
  new URLSearchParams(location.search).get("language") ?? navigator.language;

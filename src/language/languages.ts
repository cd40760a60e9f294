import { isOf } from ".";
import languages from "./languages.json";

/** A row of the table of languages; what is said in it is in the folder of its name. */
export interface Language {
  /** As its tags begin, and as its folder is called: `de`. */
  readonly name: string;
  /** As Office, the manifest and the workbench's address name it: `de-DE`. */
  readonly tag: string;
  /** The folder of Office.js with the texts that it takes for this tag. */
  readonly office: string;
  /** The file of `dist/` that tells Excel of the functions. */
  readonly functions: string;
  readonly samples: string;
}

/** English, which the code itself has, comes first. */
export const LANGUAGES: readonly Language[] = languages;
export const ENGLISH = LANGUAGES[0];

/** The language for a tag such as `de-AT`; English where there is none. */
export function languageOf(tag: string): Language {
  return LANGUAGES.find(({ name }) => isOf(name, tag)) ?? ENGLISH;
}

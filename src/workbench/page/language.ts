import { languageOf, tagOfPage, type Language } from "../../language/languages";

/** The language given by `?language=de` in the workbench's address, otherwise the browser's. */
export function hostLanguage(): Language {
  return languageOf(tagOfPage());
}

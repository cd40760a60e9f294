import { languageOf, type Language } from "../../language/languages";

/** The language given by `?language=de` in the workbench's address, or else the browser's. */
export function hostLanguage(): Language {
  return languageOf(new URLSearchParams(location.search).get("language") ?? navigator.language);
}

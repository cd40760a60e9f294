import { languageOf, type Language } from "../../language/languages";

/** The language that `?language=de` in the workbench's address asks for, and otherwise the browser's. */
export function hostLanguage(): Language {
  return languageOf(new URLSearchParams(location.search).get("language") ?? navigator.language);
}

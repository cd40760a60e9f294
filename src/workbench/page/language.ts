import { isGerman } from "../../language";

/** A language as Office.js and Univer name it. */
export interface HostLanguage {
  readonly tag: "en-US" | "de-DE";
}

const ENGLISH: HostLanguage = { tag: "en-US" };
const GERMAN: HostLanguage = { tag: "de-DE" };

/** The language that `?language=de` in the workbench's address asks for, and otherwise the browser's. */
export function hostLanguage(): HostLanguage {
  const wanted = new URLSearchParams(location.search).get("language") ?? navigator.language;
  return isGerman(wanted) ? GERMAN : ENGLISH;
}

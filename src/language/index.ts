import type { Messages } from "@lingui/core";
import { i18n } from "./i18n";

export { i18n };

/** The languages whose texts are loaded, by folder name. */
const languages: string[] = [];

/** Adds texts of a language, given by its folder name, such as `de`. */
export function addTexts(language: string, ...catalogues: readonly Messages[]): void {
  for (const texts of catalogues) i18n.load(language, texts);
  languages.push(language);
}

/** Whether a tag such as `de-AT` belongs to a language. */
export function isOf(language: string, tag: string): boolean {
  return new RegExp(`^${language}\\b`, "i").test(tag);
}

/** Switches to the language of a tag such as `de-AT`, or to English if its texts are not loaded. */
export function speak(tag: string): void {
  i18n.activate(languages.find((language) => isOf(language, tag)) ?? "en");
}

/** A list of alternatives as text: `a, b or c`. */
export function either(choices: readonly string[]): string {
  if (choices.length < 2) return choices.join();
  return i18n.t("{others} or {last}", { others: choices.slice(0, -1).join(", "), last: choices.at(-1) });
}

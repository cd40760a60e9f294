import { setupI18n, type Messages } from "@lingui/core";
import { compileMessage, type CompiledMessage } from "@lingui/message-utils/compileMessage";

/** Each text is compiled once, because a range of cells may say the same one a hundred thousand times. */
const compiled = new Map<string, CompiledMessage>();

function compiledOnce(text: string): CompiledMessage {
  const known = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, known);
  return known;
}

/**
 * Translates every text of the add-in: `i18n.t("{answer} is unknown", { answer })`. The English text is the key in the catalogues
 * of the other languages. Texts are ICU messages. Ask for a text when it is shown, not when a module is loaded, because the host reports
 * its language later.
 */
export const i18n = setupI18n({ locale: "en", messages: { en: {} } }).setMessagesCompiler(compiledOnce);

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

/** What a message expects is lost in a longer list. */
const MOST_CHOICES = 12;

/** A list of alternatives as text: `a, b or c`; of many, only the first ones. */
export function either(choices: readonly string[]): string {
  if (choices.length < 2) return choices.join();
  const more = choices.length - MOST_CHOICES;
  if (more > 1)
    return i18n.t("{others} or one of {more, number} more", {
      others: choices.slice(0, MOST_CHOICES).join(", "),
      more,
    });
  return i18n.t("{others} or {last}", { others: choices.slice(0, -1).join(", "), last: choices.at(-1) });
}

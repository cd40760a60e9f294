import { setupI18n, type Messages } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";

/**
 * Says every text of the add-in: `i18n.t("the board has {count} places", { count })`. The English text is the key under
 * which the catalogues in `de/` hold the others; texts are ICU messages. Ask for a text when it is shown, not when a
 * module is loaded, because the host tells its language later.
 */
export const i18n = setupI18n({ locale: "en", messages: { en: {} } }).setMessagesCompiler(compileMessage);

/** Whether a language of the host, such as `de-AT`, is German. */
export function isGerman(language: string | undefined): boolean {
  return /^de\b/i.test(language ?? "");
}

/** Speaks German from now on, with the texts of these catalogues. */
export function speakGerman(...catalogues: readonly Messages[]): void {
  for (const texts of catalogues) i18n.load("de", texts);
  i18n.activate("de");
}

/** Choices in words: `a, b or c`. */
export function either(choices: readonly string[]): string {
  if (choices.length < 2) return choices.join();
  return i18n.t("{others} or {last}", { others: choices.slice(0, -1).join(", "), last: choices.at(-1) });
}

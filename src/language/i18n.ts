import { setupI18n } from "@lingui/core";
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

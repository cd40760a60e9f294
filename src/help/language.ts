import type { Messages } from "@lingui/core";
import { addTexts, i18n, speak } from "../language";
import { ENGLISH, languageOf, type Language } from "../language/languages";

export type Texts = Readonly<Record<string, string>>;

/** The language that the help speaks now. */
export const spoken = (): Language => languageOf(i18n.locale);

/** Switches to a language. `texts` are its texts for what stands in data, by the English ones. */
export async function speakInHelp({ name, tag }: Language, texts: Texts): Promise<void> {
  if (name !== ENGLISH.name) {
    const [{ catalogues }, { default: help }] = await Promise.all([
      import(`../language/${name}/catalogues`) as Promise<typeof import("../language/de/catalogues")>,
      import(`../language/${name}/help.json`) as Promise<{ default: Messages }>,
    ]);
    addTexts(name, ...catalogues, help, plain(texts));
  }
  speak(tag);
}

/** More texts for what stands in data. */
export const addTranslations = (texts: Texts): void => i18n.load(i18n.locale, plain(texts));

/** Texts that are not messages, so their braces are not values: lingui does not compile what is a list already. */
const plain = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([english, text]) => [english, [text]])) as Messages;

/** A text that stands in data, such as a function's description, in the language that is spoken. */
export function translated(english: string): string {
  if (english === "" || spoken() === ENGLISH) return english;
  const text = i18n.messages[english];
  if (text === undefined) throw new Error(`The help has no ${i18n.locale} for: ${english}`);
  return String(text);
}

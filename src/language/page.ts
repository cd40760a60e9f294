import type { Messages } from "@lingui/core";
import { addTexts, i18n, speak } from ".";
import { ENGLISH, languageOf, type Language } from "./languages";

/** Loads the texts for a tag such as `de-AT` and switches to them, or to English if they cannot be loaded. */
export async function loadAndSpeak(tag: string): Promise<void> {
  const language = languageOf(tag);
  try {
    if (language !== ENGLISH) addTexts(language.name, ...(await cataloguesOf(language)));
  } catch {
    // A page in English is better than none.
  }
  speak(tag);
}

/** All texts of a language. They are a chunk of their own. */
async function cataloguesOf({ name }: Language): Promise<readonly Messages[]> {
  const { catalogues } = (await import(
    /* webpackChunkName: "[request]" */ `./${name}/catalogues`
  )) as typeof import("./de/catalogues");
  return catalogues;
}

/** Switches this page to the host's language. */
export async function speakInPage(tag: string): Promise<void> {
  await loadAndSpeak(tag);
  document.documentElement.lang = i18n.locale;
}

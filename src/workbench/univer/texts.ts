import { mergeLocales, type ILanguagePack, type LocaleType } from "@univerjs/core";
import type { Language } from "../../language/languages";

export interface UniverTexts {
  readonly locale: LocaleType;
  readonly locales: Readonly<Record<string, ILanguagePack>>;
}

/** Loads Univer's texts only in the host's language. */
export async function loadUniverTexts({ name }: Language): Promise<UniverTexts> {
  const { locale, texts } = (await import(
    /* webpackChunkName: "[request]" */ `../../language/${name}/univer`
  )) as typeof import("../../language/en/univer");
  return { locale, locales: { [locale]: mergeLocales(...texts) } };
}

import { LocaleType, mergeLocales, type ILanguagePack } from "@univerjs/core";
import type { HostLanguage } from "../page/language";

/** What Univer says, and in which language. */
export interface UniverTexts {
  readonly locale: LocaleType;
  readonly locales: Readonly<Record<string, ILanguagePack>>;
}

/** What stands beside the bar that shows how far a long calculation is; Univer's own texts lack it. */
const ENGLISH_PROGRESS = {
  "sheets-formula": {
    progress: {
      analyzing: "Reading formulas",
      calculating: "Calculating",
      "array-analysis": "Reading formulas that spill",
      "array-calculation": "Calculating formulas that spill",
      done: "Calculated",
    },
  },
};

const GERMAN_PROGRESS = {
  "sheets-formula": {
    progress: {
      analyzing: "Formeln werden gelesen",
      calculating: "Wird berechnet",
      "array-analysis": "Formeln, die überlaufen, werden gelesen",
      "array-calculation": "Formeln, die überlaufen, werden berechnet",
      done: "Berechnet",
    },
  },
};

/** Loads Univer's texts in the host's language only. */
export async function loadUniverTexts({ tag }: HostLanguage): Promise<UniverTexts> {
  if (tag === "de-DE") {
    const { texts } = await import(/* webpackChunkName: "univer-german" */ "./german");
    return textsIn(LocaleType.DE_DE, ...texts, GERMAN_PROGRESS);
  }
  const { texts } = await import(/* webpackChunkName: "univer-english" */ "./english");
  return textsIn(LocaleType.EN_US, ...texts, ENGLISH_PROGRESS);
}

function textsIn(locale: LocaleType, ...packs: ILanguagePack[]): UniverTexts {
  return { locale, locales: { [locale]: mergeLocales(...packs) } };
}

import { speakInPage } from "../language/page";

/** Lets this page of the add-in speak the language of the host. */
export function speakHostLanguage(): Promise<void> {
  return speakInPage(Office.context.displayLanguage);
}

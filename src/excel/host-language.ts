import { speakInPage } from "../language/page";

/** Makes this page of the add-in use the host's language. */
export function speakHostLanguage(): Promise<void> {
  return speakInPage(Office.context.displayLanguage);
}

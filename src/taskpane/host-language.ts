import { isGerman, speakGerman } from "../language";

/** Lets this page of the add-in speak the language of the host; where its texts can't be loaded, English. */
export async function speakHostLanguage(): Promise<void> {
  if (!isGerman(Office.context.displayLanguage)) return;
  try {
    const { german } = await import(/* webpackChunkName: "german" */ "../language/de");
    speakGerman(...german);
    document.documentElement.lang = "de";
  } catch {
    // A page in English is better than none.
  }
}

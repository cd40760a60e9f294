import { isGerman, speakGerman } from ".";

/** Lets this page speak a language of the host, such as `de-AT`; where its texts can't be loaded, English. */
export async function speakInPage(language: string): Promise<void> {
  if (!isGerman(language)) return;
  try {
    const { german } = await import(/* webpackChunkName: "german" */ "./de");
    speakGerman(...german);
    document.documentElement.lang = "de";
  } catch {
    // A page in English is better than none.
  }
}

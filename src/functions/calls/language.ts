import { isGerman, speakGerman } from "../../language";
import german from "../../language/de/functions.json";

/** Under this name the other thread finds its language in its address. */
export const LANGUAGE = "language";

/** Lets the functions speak the language of the host, as far as it is known; otherwise English. */
export function speak(language: string | undefined): void {
  if (isGerman(language)) speakGerman(german);
}

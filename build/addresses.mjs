/** Where the add-in is served while it is developed: the address in `manifest.xml` and in the comments of the functions. */
export const DEVELOPMENT_ORIGIN = "https://localhost:3000";

/** A text with its addresses at another origin, such as `https://your.server/puzzlebook`. */
export function atOrigin(text, origin) {
  return text.replaceAll(DEVELOPMENT_ORIGIN, origin.replace(/\/+$/, ""));
}

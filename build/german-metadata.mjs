/**
 * `functions.json` with what Excel shows of the functions in German; the manifest's `Override` names that file.
 *
 * @param {string} functionsJson
 * @param {Record<string, string>} german the descriptions by their English
 */
export function germanMetadata(functionsJson, german) {
  const translated = (key, value) =>
    ["description", "tooltip"].includes(key) ? (german[value] ?? value) : value;
  return JSON.stringify(JSON.parse(functionsJson, translated));
}

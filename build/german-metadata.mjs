/** The functions with their descriptions in German; Excel takes them by the manifest's `Override`. */
export function inGerman(functionsJson, descriptions) {
  const translated = (key, value) =>
    ["description", "tooltip"].includes(key) ? (descriptions[value] ?? value) : value;
  return JSON.stringify(JSON.parse(functionsJson, translated));
}

/** The functions with their descriptions in another language. Excel finds them through the manifest's `Override`. */
export function localizedMetadata(functionsJson, descriptions) {
  const translated = (key, value) =>
    ["description", "tooltip"].includes(key) ? (descriptions[value] ?? value) : value;
  return JSON.stringify(JSON.parse(functionsJson, translated));
}

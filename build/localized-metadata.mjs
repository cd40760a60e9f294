/**
 * The functions with their descriptions in another language, and with the folder of its help. Excel finds them through the manifest's
 * `Override`.
 */
export function localizedMetadata(functionsJson, descriptions, help = "help") {
  const translated = (key, value) => {
    if (key === "helpUrl") return value.replace("/help/", `/${help}/`);
    return ["description", "tooltip"].includes(key) ? (descriptions[value] ?? value) : value;
  };
  return JSON.stringify(JSON.parse(functionsJson, translated));
}

/** Texts and addresses of functions differ between languages and servers; the rest is what Excel goes by. */
const SAID = new Set(["description", "helpUrl", "tooltip"]);

const isObject = (value) => typeof value === "object" && value !== null;

/** What differs first between two values of JSON, texts that are only said apart; undefined if nothing does. */
function difference(seen, wanted, place) {
  if (!isObject(seen) || !isObject(wanted)) {
    return seen === wanted ? undefined : `${place} is ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`;
  }
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(seen)])) {
    if (SAID.has(key)) {
      if (key in wanted && typeof seen[key] !== "string") return `${place}.${key} is no text`;
      continue;
    }
    const name = seen[key]?.id ?? wanted[key]?.id ?? key;
    const found = difference(seen[key], wanted[key], place === "" ? name : `${place}.${name}`);
    if (found) return found;
  }
  return undefined;
}

/** In what a published text of functions differs from what this version builds, as far as Excel goes by it. */
export function shapeProblem(text, wanted) {
  let seen;
  try {
    seen = JSON.parse(text);
  } catch {
    return "it is not JSON";
  }
  return difference(seen, wanted, "");
}

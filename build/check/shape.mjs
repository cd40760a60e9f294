/** Texts and addresses of functions differ between languages and servers. Excel relies on the rest. */
const SAID = new Set(["description", "helpUrl", "tooltip"]);

const isObject = (value) => typeof value === "object" && value !== null;

/** The first difference between two JSON values, ignoring the content of descriptive texts; undefined if there is none. */
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

/** How the published metadata of functions differs from what this version builds, in the parts that Excel relies on. */
export function shapeProblem(text, wanted) {
  let seen;
  try {
    seen = JSON.parse(text);
  } catch {
    return "it is not JSON";
  }
  return difference(seen, wanted, "");
}

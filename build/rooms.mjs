/** `npm run rooms` draws the rooms of src/ and their imports into docs/architecture.md. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./project.mjs";

const PAGE = path.join(ROOT, "docs/architecture.md");
const PICTURE = /(?<=```mermaid\n).*?(?=```)/s;
/** Nearly all rooms import these; their arrows would hide all others. */
const EVERYWHERE = ["steps", "language", "grid"];

/** The rooms that each room imports from. */
function importsOfRooms() {
  const imports = new Map();
  for (const file of readdirSync(path.join(ROOT, "src"), { recursive: true })) {
    const [room] = file.split(path.sep);
    if (!/\.tsx?$/.test(file) || room === file || EVERYWHERE.includes(room)) continue;
    const text = readFileSync(path.join(ROOT, "src", file), "utf8");
    const own = imports.get(room) ?? imports.set(room, new Set()).get(room);
    for (const [, to] of text.matchAll(/(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?"(\.[^"]*)"/g)) {
      const [other] = path.join(path.dirname(file), to).split(path.sep);
      if (![room, "..", ...EVERYWHERE].includes(other)) own.add(other);
    }
  }
  return imports;
}

/** Whether a room is reached from another one by two arrows or more. */
function isReachedBy(imports, from, to) {
  const reached = new Set();
  const go = (room) =>
    [...(imports.get(room) ?? [])].some(
      (next) => next === to || (!reached.has(next) && reached.add(next) && go(next)),
    );
  return [...imports.get(from)].some((next) => next !== to && go(next));
}

/** The page with the picture as it is now. */
export function drawn(page) {
  const imports = importsOfRooms();
  const arrows = [...imports].flatMap(([from, rooms]) =>
    [...rooms].filter((to) => !isReachedBy(imports, from, to)).map((to) => `  ${from} --> ${to}`),
  );
  return page.replace(PICTURE, ["graph TD", ...arrows.sort(), ""].join("\n"));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(PAGE, drawn(readFileSync(PAGE, "utf8")));

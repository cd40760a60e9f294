import { readFileSync } from "node:fs";

/** The facts of one puzzle, from `test/fixtures`. */
export const fixture = (name: string) => JSON.parse(readFileSync(`test/fixtures/${name}.json`, "utf8"));

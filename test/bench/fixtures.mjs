import { readFileSync } from "node:fs";

/** What a file of the tests' fixtures holds. */
export function fixture(name) {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8"));
}

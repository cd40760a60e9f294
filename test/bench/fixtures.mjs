import { readFileSync } from "node:fs";

/** The content of a test fixture file. */
export function fixture(name) {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8"));
}

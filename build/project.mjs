import path from "node:path";
import { readFileSync } from "node:fs";
import { ROOT } from "../src/workbench/server/install.mjs";

export { ROOT };
export const DIST = path.join(ROOT, "dist");

/** The files of the custom functions, in the order of functions.json. */
export const FUNCTION_FILES = JSON.parse(
  readFileSync(path.join(ROOT, "src/functions/modules.json"), "utf8"),
).map((name) => path.join(ROOT, "src/functions", name));

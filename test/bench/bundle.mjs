import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { ERROR_CODES, ExcelError } from "../excel-errors.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The functions without the cache of their results, since each measured call must compute, and the searches with them. */
const modules = JSON.parse(readFileSync(path.join(root, "src/functions/modules.json"), "utf8"));
const files = [...modules.map((module) => `./src/functions/${module}`), "./test/bench/searches.ts"];
/** One module that imports them all, so that webpack puts them together as in the shipped bundle. */
const imports = files.map((file) => `import ${JSON.stringify(path.join(root, file))};`).join("");

/** Builds the functions as shipped, and the searches in the same way, and returns them by name. */
export function buildFunctions() {
  const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-bench-"));
  try {
    const webpack = path.join(root, "node_modules/webpack/bin/webpack.js");
    const options = ["--mode", "production", "--config-name", "functions", "--output-path", folder];
    execFileSync(
      process.execPath,
      [webpack, ...options, "--entry-reset", "--entry", `data:text/javascript,${imports}`],
      {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    return loadFunctions(readFileSync(path.join(folder, "main.js"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function loadFunctions(source) {
  const functions = {};
  globalThis.CustomFunctions = {
    associate: (id, call) => (functions[id] = call),
    Error: ExcelError,
    ErrorCode: ERROR_CODES,
  };
  vm.runInThisContext(source);
  return functions;
}

import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { ROOT } from "../src/workbench/server/install.mjs";

/** The folders workbooks and lessons, built for Node. */
export async function loadWorkbooks() {
  const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-samples-"));
  try {
    await build(folder);
    return createRequire(import.meta.url)(path.join(folder, "workbooks.cjs"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function build(folder) {
  const loader = "swc-loader";
  const options = { swcrc: false, jsc: { target: "es2022", parser: { syntax: "typescript" } } };
  const configuration = {
    mode: "none",
    target: "node",
    context: ROOT,
    entry: "./samples/workbooks.ts",
    output: { path: folder, filename: "workbooks.cjs", library: { type: "commonjs2" } },
    resolve: { extensions: [".ts", ".js"] },
    // Workbooks hold none of the drawings.
    plugins: [new webpack.IgnorePlugin({ resourceRegExp: /\/drawings(\/|$)/, contextRegExp: /puzzles/ })],
    module: {
      rules: [{ test: /\.ts$/, loader, options }],
      // The folder no longer exists when something is loaded later.
      parser: { javascript: { dynamicImportMode: "eager" } },
    },
  };
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
      else resolve();
    });
  });
}

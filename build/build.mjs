import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { atOrigin, DEVELOPMENT_ORIGIN } from "./addresses.mjs";
import { germanMetadata } from "./german-metadata.mjs";
import { writeHelp } from "./help.mjs";
import { hashOfInputs } from "./inputs.mjs";
import { samplesList } from "./samples-list.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const DIST = path.join(ROOT, "dist");
const STAMP = path.join(DIST, ".built");

const at = (...names) => path.join(ROOT, ...names);
const read = (...names) => readFileSync(at(...names), "utf8");
const write = (name, text) => writeFileSync(path.join(DIST, name), text);

/** Webpack works in one thread: the workbench, which is as large as all others together, has a process of its own. */
const BUNDLES = [["workbench"], ["functions", "add-in", "help"]];

async function bundle(names) {
  const webpack = createRequire(import.meta.url).resolve("webpack/bin/webpack.js");
  const chosen = names.flatMap((name) => ["--config-name", name]);
  const child = spawn(process.execPath, [webpack, "--mode", "production", ...chosen], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The build failed: see its message above.");
}

/**
 * Makes `dist/` for an origin, unless it is there and nothing that goes into it has changed since.
 *
 * @param {{ origin?: string, force?: boolean }} options
 * @returns {Promise<boolean>} whether anything was built
 */
export async function build({ origin = DEVELOPMENT_ORIGIN, force = false } = {}) {
  const stamp = hashOfInputs(ROOT, origin);
  if (!force && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return false;
  console.log("Building the add-in and the workbench …");
  rmSync(DIST, { recursive: true, force: true });
  await Promise.all(BUNDLES.map(bundle));

  const metadata = atOrigin(readFileSync(path.join(DIST, "functions.json"), "utf8"), origin);
  write("functions.json", metadata);
  write("functions-de.json", germanMetadata(metadata, JSON.parse(read("src/language/de/descriptions.json"))));
  write("manifest.xml", atOrigin(read("manifest.xml"), origin));
  write("THIRD-PARTY-NOTICES.md", read("THIRD-PARTY-NOTICES.md"));
  write("samples/index.json", JSON.stringify(samplesList(readdirSync(at("samples")))));
  await writeHelp(DIST, {
    modules: JSON.parse(read("src/functions/modules.json")).map((module) => at("src/functions", module)),
    limitations: at("docs/limitations.md"),
    samples: at("samples"),
  });
  writeFileSync(STAMP, stamp);
  return true;
}

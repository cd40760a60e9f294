import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "./install.mjs";

const INPUTS = [
  "src",
  "assets",
  "samples",
  "docs/limitations.md",
  "manifest.xml",
  "package-lock.json",
  "webpack.config.js",
];
const LAST_BUILT = path.join(ROOT, "dist/.built");

function newestChange(file) {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

/** A manifest that is not as it was written has addresses for production. */
function isForProduction() {
  const [written, built] = ["manifest.xml", "dist/manifest.xml"].map((file) =>
    readFileSync(path.join(ROOT, file), "utf8"),
  );
  return written !== built;
}

/** Builds dist unless nothing that goes into it has changed since it was built for this machine. */
export function buildIfChanged() {
  const newest = Math.max(...INPUTS.map((input) => newestChange(path.join(ROOT, input))));
  if (existsSync(LAST_BUILT) && statSync(LAST_BUILT).mtimeMs > newest && !isForProduction()) return;
  console.log("Building the add-in and the workbench …");
  rmSync(LAST_BUILT, { force: true });
  if (!run("npm", ["run", "--silent", "build"])) throw new Error("The build failed: see its message above.");
}

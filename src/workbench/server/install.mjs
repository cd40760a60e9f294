import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stampOf } from "../../../build/stamp.mjs";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
const STAMP = path.join(ROOT, "node_modules/.puzzlebook-installed");
const OLDEST_NODE = 20;

/** Runs a command in the project folder and shows its output. Returns whether it succeeded. */
export function run(command, args, options = {}) {
  const shell = process.platform === "win32";
  return spawnSync(command, args, { cwd: ROOT, stdio: "inherit", shell, ...options }).status === 0;
}

/** Installs the packages in package-lock.json and applies `patches/`, unless exactly these are already installed. */
export function installPackages() {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
    throw new Error(
      `Puzzlebook needs Node ${OLDEST_NODE} or newer; this is ${process.version}. See nodejs.org.`,
    );
  }
  const wanted = stampOf(ROOT, ["package-lock.json", "patches"], {});
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Installing the packages that Puzzlebook needs (once; this takes a minute or two) …");
  if (!run("npm", ["ci"])) throw new Error("npm ci failed: see its message above.");
  writeFileSync(STAMP, wanted);
}

/**
 * `npm run lock` recreates package-lock.json from scratch. If a lock file or installed packages are present, npm keeps to them and leaves
 * out optional packages for other systems than this one.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const LOCK = "package-lock.json";

const empty = mkdtempSync(path.join(tmpdir(), "puzzlebook-lock-"));
try {
  for (const file of ["package.json", ".npmrc"]) copyFileSync(path.join(ROOT, file), path.join(empty, file));
  const { status } = spawnSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], {
    cwd: empty,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("npm could not make a lock file: see its message above.");
  copyFileSync(path.join(empty, LOCK), path.join(ROOT, LOCK));
} finally {
  rmSync(empty, { recursive: true, force: true });
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What is generated from the rest, or is not the project's. */
const LEFT_OUT = new Set([".git", "node_modules", "dist", "test-results"]);

/** A copy of the project in a temporary folder, in which anything may be changed. It is removed when the program ends. */
export class Copy {
  constructor(original) {
    this.folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-copy-"));
    process.once("exit", () => this.remove());
    for (const name of readdirSync(original)) {
      if (!LEFT_OUT.has(name))
        cpSync(path.join(original, name), this.path(name), { recursive: true, preserveTimestamps: true });
    }
    this.#link(path.join(original, "node_modules"));
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  path(file) {
    return path.join(this.folder, file);
  }

  /** The packages are the original's, but what tools cache next to them belongs to the copy. */
  #link(packages) {
    mkdirSync(this.path("node_modules"));
    for (const entry of readdirSync(packages, { withFileTypes: true })) {
      const { name } = entry;
      if (name === ".cache") continue;
      const kind = entry.isFile() ? "file" : "junction";
      symlinkSync(path.join(packages, name), this.path(`node_modules/${name}`), kind);
    }
  }
}

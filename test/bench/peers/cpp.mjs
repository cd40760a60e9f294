import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The same task in C++, from a file in this folder that prints the median of its times in nanoseconds, then its result. */
export function cpp(file) {
  return {
    name: "C++",
    async measure() {
      const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-bench-"));
      try {
        const program = path.join(folder, "program");
        await run("g++", ["-O2", "-o", program, fileURLToPath(new URL(file, import.meta.url))]);
        const [median, result] = (await run(program)).stdout.trim().split("\n");
        return { median: Number(median) / 1e6, result };
      } catch (error) {
        if (error.code === "ENOENT") return { missing: "apt-get install g++" };
        throw error;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

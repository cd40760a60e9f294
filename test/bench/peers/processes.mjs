import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SECONDS = 60;

/**
 * Runs a program from a file. It prints the median of its own times in nanoseconds, then its result, each on its own line, so starting it
 * costs nothing. If the program is missing or too slow, the result says so instead.
 */
export async function measureByProcess({ command, options, source, missing }) {
  try {
    const lines = (await printedBy({ command, options, source })).trim().split("\n");
    if (lines.length !== 2) throw new Error(`${command} printed ${lines.join("\n")}`);
    return { median: Number(lines[0]) / 1e6, result: lines[1].trim() };
  } catch (error) {
    if (error.code === "ENOENT" || missing.inOutput?.test(error.stderr ?? ""))
      return { missing: missing.how ?? `apt-get install ${missing.package}` };
    if (error.killed) return { over: SECONDS };
    throw error;
  }
}

/** What a program prints that reads this source from a file. */
export async function printedBy({ command, options, source, seconds = SECONDS }) {
  const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-bench-"));
  try {
    const file = path.join(folder, "task");
    writeFileSync(file, source);
    return await output(command, [...options, file], seconds);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function output(command, args, seconds) {
  return new Promise((resolve, reject) => {
    const options = { timeout: seconds * 1000, killSignal: "SIGKILL", maxBuffer: 1 << 28 };
    const done = (error, stdout, stderr) =>
      error ? reject(Object.assign(error, { stderr })) : resolve(stdout);
    execFile(command, args, options, done).stdin?.end();
  });
}

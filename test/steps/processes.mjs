import { spawn } from "node:child_process";
import { ROOT } from "../../src/workbench/server/install.mjs";

const running = new Set();

/**
 * Runs a command in the project's folder. Answers its exit code and what it printed, which is shown meanwhile only if
 * `live` is set.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {{ live?: boolean, env?: Record<string, string> }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runProcess([program, ...args], { live = false, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
    stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

/** Ends all running commands. */
export function stopProcesses() {
  for (const child of running) child.kill("SIGTERM");
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { ROOT } from "./project.mjs";

/** The bundles of webpack.config.js that each process builds. Both take about as long. */
const PROCESSES = [
  ["workbench", "functions-worker", "functions-page"],
  ["functions", "add-in", "help"],
];

async function webpack(names) {
  const command = createRequire(import.meta.url).resolve("webpack/bin/webpack.js");
  const args = ["--mode", "production", ...names.flatMap((name) => ["--config-name", name])];
  const child = spawn(process.execPath, [command, ...args], { cwd: ROOT, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`webpack failed for ${names.join(", ")}: see its message above.`);
}

/** Builds all bundles into dist, on two processors. */
export async function writeBundles() {
  const results = await Promise.allSettled(PROCESSES.map(webpack));
  for (const { reason } of results.filter(({ status }) => status === "rejected")) throw reason;
}

/**
 * `npm run samples` writes a workbook for each lesson, and one with all of them, in each language. Their results come from the workbench.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { findBrowser } from "../test/browser/find-browser.mjs";
import { installPackages, ROOT } from "../src/workbench/server/install.mjs";

const PORT = 3211;

/** Calls `use` with the address of a workbench: the one in `PUZZLEBOOK_URL`, or one that is served for the duration of the call. */
async function withWorkbench(use) {
  if (process.env.PUZZLEBOOK_URL) return use(process.env.PUZZLEBOOK_URL);
  const { build } = await import("../build/build.mjs");
  await build();
  const start = path.join(ROOT, "src/workbench/server/start.mjs");
  const server = spawn(process.execPath, [start, "--no-open", "--port", String(PORT)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await Promise.race([
      once(server.stdout, "data"),
      once(server, "exit").then(() => Promise.reject(new Error("The workbench could not be served."))),
    ]);
    return await use(`http://localhost:${PORT}`);
  } finally {
    server.kill("SIGTERM");
  }
}

async function calculate(lessons, i18n) {
  const { chromium } = await import("@playwright/test");
  const { answersOf } = await import("./answers.mjs");
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    return await withWorkbench(async (address) => {
      const answered = [];
      for (const lesson of lessons) {
        const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
        answered.push({ lesson, answers: await answersOf(page, address, lesson, i18n) });
        await page.close();
        console.log(`  ${lesson.title}`);
      }
      return answered;
    });
  } finally {
    await browser.close();
  }
}

async function main() {
  installPackages();
  const { loadWorkbooks } = await import("./workbooks-for-node.mjs");
  const { i18n, LANGUAGES, LESSONS, loadAndSpeak, sampleFiles } = await loadWorkbooks();
  for (const { tag, samples } of LANGUAGES) {
    await loadAndSpeak(tag);
    const folder = path.join(ROOT, samples);
    mkdirSync(folder, { recursive: true });
    const files = await sampleFiles(await calculate(LESSONS, i18n));
    for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

/**
 * `npm run samples` writes a workbook for each lesson, and one with all of them, in each language. Their results come from the workbench.
 * `npm run samples -- hanoi` calculates only this lesson, and takes the results of the others from their files.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { findBrowser } from "../test/browser/find-browser.mjs";
import { installPackages, ROOT } from "../src/workbench/server/install.mjs";
import { readSample } from "./read-sample.mjs";

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

async function withBrowser(use) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The lessons with these ids; all if there are none. */
function lessonsWith(ids, lessons) {
  const unknown = ids.filter((id) => !lessons.some((lesson) => lesson.id === id));
  if (unknown.length > 0) {
    const known = lessons.map(({ id }) => id).join(", ");
    throw new Error(`No lesson has the id ${unknown.join(", ")}. The ids are: ${known}.`);
  }
  return lessons.filter(({ id }) => ids.length === 0 || ids.includes(id));
}

async function main(ids) {
  installPackages();
  const { loadWorkbooks } = await import("./workbooks-for-node.mjs");
  const { answersOf } = await import("./answers.mjs");
  const { answersOn, i18n, LANGUAGES, LESSONS, loadAndSpeak, readWorkbook, sampleFiles } =
    await loadWorkbooks();
  const calculated = new Set(lessonsWith(ids, LESSONS));

  async function writeSamples(browser, address, folder) {
    const answers = async (lesson) => {
      if (!calculated.has(lesson)) {
        const { content } = await readWorkbook(readSample(folder, lesson.id));
        return answersOn(content.sheets[0]);
      }
      const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
      const found = await answersOf(page, address, lesson, i18n);
      await page.close();
      console.log(`  ${lesson.title}`);
      return found;
    };
    const answered = [];
    for (const lesson of LESSONS) answered.push({ lesson, answers: await answers(lesson) });
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of await sampleFiles(answered)) writeFileSync(path.join(folder, name), bytes);
  }

  await withBrowser((browser) =>
    withWorkbench(async (address) => {
      for (const { tag, samples } of LANGUAGES) {
        await loadAndSpeak(tag);
        await writeSamples(browser, address, path.join(ROOT, samples));
      }
    }),
  );
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

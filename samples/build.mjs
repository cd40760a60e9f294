/**
 * `npm run samples` writes a workbook for each lesson, and one with all of them, in each language; those in German stand in
 * the folder `de`. Their answers are those of the workbench.
 * With `--check` nothing is written: it fails where a file is not what would be written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../test/browser/find-browser.mjs";
import { buildIfChanged } from "../src/workbench/server/build.mjs";
import { installPackages, ROOT } from "../src/workbench/server/install.mjs";

const FOLDER = path.join(ROOT, "samples");
const PORT = 3211;

/** The add-in's id and version, as its manifest says. */
function pane() {
  const manifest = readFileSync(path.join(ROOT, "manifest.xml"), "utf8");
  const [id, version] = ["Id", "Version"].map(
    (name) => new RegExp(`<${name}>(.+?)</${name}>`).exec(manifest)[1],
  );
  return { id, version, opens: true };
}

/** Calls `use` with the address of a workbench: the one that `PUZZLEBOOK_URL` names, or one that is served meanwhile. */
async function withWorkbench(use) {
  if (process.env.PUZZLEBOOK_URL) return use(process.env.PUZZLEBOOK_URL);
  buildIfChanged();
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

/** The files by their names. */
async function makeSamples() {
  const { loadWorkbooks } = await import("./workbooks-for-node.mjs");
  const { german, i18n, LESSONS, lessonWorkbook, speakGerman, writeWorkbook } = await loadWorkbooks();
  const files = new Map();
  const makeIn = async (folder) => {
    const answered = await calculate(LESSONS, i18n);
    const workbooks = [["puzzlebook", answered], ...answered.map((one) => [one.lesson.id, [one]])];
    for (const [name, lessons] of workbooks) {
      files.set(`${folder}${name}.xlsx`, await writeWorkbook(lessonWorkbook(lessons, pane())));
    }
  };
  await makeIn("");
  speakGerman(...german);
  await makeIn("de/");
  return files;
}

/** What is wrong with the files that are there, in words. */
function differences(files) {
  const present = readdirSync(FOLDER, { recursive: true }).filter((name) => name.endsWith(".xlsx"));
  return [
    ...present.filter((name) => !files.has(name)).map((name) => `samples/${name} belongs to no lesson.`),
    ...[...files].flatMap(([name, bytes]) => {
      const file = path.join(FOLDER, name);
      if (!existsSync(file)) return `samples/${name} is missing.`;
      return readFileSync(file).equals(bytes) ? [] : `samples/${name} is not what its lesson says now.`;
    }),
  ];
}

async function main() {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  installPackages();
  const files = await makeSamples();
  if (!values.check) {
    for (const [name, bytes] of files) {
      const file = path.join(FOLDER, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    return;
  }
  const wrong = differences(files);
  if (wrong.length > 0) throw new Error([...wrong, "Run: npm run samples"].join("\n"));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

/* global window, PerformanceObserver */
/**
 * Times thousands of formulas in the workbench, from entering or opening them to the last result, against as many formulas of a trivial
 * custom function in the same run. Also reports the page's longest task, as pane and sheet share one thread. Opens the workbench at
 * `PUZZLEBOOK_URL` (`npm start` serves one).
 */
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { installedBrowser } from "../browser/find-browser.mjs";

const address = process.env.PUZZLEBOOK_URL ?? "http://localhost:3000";
const COUNTS = [2_000, 10_000];
const RUNS = 3;
const COLUMNS = 10;
const PATIENCE = 600_000;

const TRIVIAL = {
  id: "TRIVIAL",
  name: "TRIVIAL",
  description: "Answers its argument.",
  parameters: [{ name: "value", type: "any" }],
  result: { type: "any" },
};
/** Associated after the add-in's functions, which share the results of equal calls. */
const TRIVIAL_SCRIPT = `;setTimeout(() => CustomFunctions.associate("TRIVIAL", (value) => value));`;

const trivial = { name: "trivial", formula: (k) => `=PUZZLE.TRIVIAL("(${k} 1)")` };
const ours = [
  {
    name: "SIMPLIFYCYCLES, all different",
    formula: (k) => `=PUZZLE.SIMPLIFYCYCLES("(${k} ${k + 1})(${k + 1} ${k + 2})")`,
  },
  {
    name: "SIMPLIFYCYCLES, ten different",
    formula: (k) => `=PUZZLE.SIMPLIFYCYCLES("(${k % 10} 10)(10 11)")`,
  },
];

const browser = await chromium.launch({
  executablePath: installedBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await measure(trivial.formula, COUNTS[0], "entered"); // A browser's first page is slower than later ones.
  for (const count of COUNTS) {
    for (const way of ["entered", "opened"]) {
      const runs = new Map([trivial, ...ours].map((kind) => [kind, []]));
      for (let run = 0; run < RUNS; run++) {
        for (const [kind, measured] of runs) measured.push(await measure(kind.formula, count, way));
      }
      const medians = (kind) => ({
        time: median(runs.get(kind).map(({ time }) => time)),
        longest: median(runs.get(kind).map(({ longest }) => longest)),
      });
      const other = medians(trivial);
      for (const kind of ours) {
        const { time, longest } = medians(kind);
        console.log(
          `${count.toLocaleString("en")} formulas in the workbench, ${way} (${kind.name}): ` +
            `${seconds(time)}, trivial ${seconds(other.time)}, ratio ${(time / other.time).toFixed(2)}; ` +
            `longest task ${longest} ms, trivial ${other.longest} ms (load ${loadavg()[0].toFixed(1)})`,
        );
      }
    }
  }
} finally {
  await browser.close();
}

/** The time in ms from the first formula to the last result, and the longest task meanwhile. */
async function measure(formula, count, way) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  try {
    page.setDefaultTimeout(PATIENCE);
    await page.route("**/functions.json", async (route) => {
      const metadata = await (await route.fetch()).json();
      metadata.functions.push(TRIVIAL);
      await route.fulfill({ json: metadata });
    });
    await page.route("**/functions-page.js", async (route) => {
      const functions = await (await route.fetch()).text();
      await route.fulfill({ contentType: "text/javascript", body: functions + TRIVIAL_SCRIPT });
    });
    await page.goto(`${address}/workbench.html?empty`);
    await page.waitForFunction(() => window.workbench !== undefined);
    await page.evaluate(() => window.workbench.ready);
    const formulas = Array.from({ length: count / COLUMNS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) => ({ f: formula(COLUMNS * row + column) })),
    );
    return await page.evaluate(measureInPage, { formulas, way });
  } finally {
    await page.close();
  }
}

async function measureInPage({ formulas, way }) {
  const { univerAPI } = window;
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // The task that brings the formulas into the page is not the workbench's.
  await pause(0);
  let longest = 0;
  const note = (list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration)));
  new PerformanceObserver(note).observe({ entryTypes: ["longtask"] });
  await pause(0);
  const begin = performance.now();
  if (way === "entered") {
    const sheet = univerAPI.getActiveWorkbook().getActiveSheet();
    sheet.getRange(0, 0, formulas.length, formulas[0].length).setValues(formulas);
  } else {
    const cellData = Object.fromEntries(formulas.map((row, k) => [k, { ...row }]));
    const sheet = { id: "many", name: "Many", rowCount: 20_000, columnCount: 100, cellData };
    univerAPI.createWorkbook({ name: "Many", sheetOrder: ["many"], sheets: { many: sheet } });
  }

  const columns = formulas[0].length;
  const cells = univerAPI.getActiveWorkbook().getActiveSheet().getSheet().getCellMatrix();
  const isAnswered = (k) => {
    const value = cells.getValue(Math.floor(k / columns), k % columns)?.v;
    return value !== undefined && value !== null && value !== "#BUSY!";
  };
  for (let k = 0; k < formulas.length * columns; k++) while (!isAnswered(k)) await pause(10);
  return { time: performance.now() - begin, longest: Math.round(longest) };
}

function median(numbers) {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1];
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

import { chromium } from "@playwright/test";
import { build } from "../../../build/build.mjs";
import { installedBrowser } from "../../browser/find-browser.mjs";
import { excelPage } from "./excel-page.mjs";
import { workbenchPage } from "./workbench-page.mjs";

const RUNS = 7;

/**
 * What the first visit of each page costs: how many scripts and bytes, and how many ms, until the first formula is answered and until the
 * pane can be clicked. Medians of several visits, each with an empty cache. A page may have goals in ms.
 */
const PAGES = [excelPage, workbenchPage];

export async function measureStarts() {
  await build();
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    for (const measurePage of PAGES) report(await measurePage((visit) => medianOf(browser, visit)));
  } finally {
    await browser.close();
  }
}

function report({ name, rows, notes = [] }) {
  for (const { until, scripts, bytes, zipped, milliseconds } of rows)
    console.log(
      `${name}, until ${until}: ${scripts} scripts, ${kilobytes(bytes)} (${kilobytes(zipped)} gzipped), ${milliseconds.toFixed(0)} ms`,
    );
  for (const note of notes) console.log(`${name}: ${note}`);
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

/** The median of each figure, after one visit to warm the browser up. */
async function medianOf(browser, visit) {
  const visits = [];
  for (let run = 0; run <= RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 350, height: 900 } });
    try {
      const visited = await visit(await context.newPage());
      if (run > 0) visits.push(visited);
    } finally {
      await context.close();
    }
  }
  return Object.fromEntries(
    Object.keys(visits[0]).map((figure) => [
      figure,
      visits.map((each) => each[figure]).sort((a, b) => a - b)[RUNS >> 1],
    ]),
  );
}

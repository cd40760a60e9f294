/* global window, document */
import { serve } from "../../../src/workbench/server/serve.mjs";
import { scriptSizes } from "./script-sizes.mjs";
import { watchStart } from "./watch-start.mjs";

const PATIENCE_MS = 180_000;
const GOAL_MS = 2500;

/** What is waited for, by the names in `watch-start.mjs`. */
const MOMENTS = {
  painted: "the sheet is painted",
  answered: "the first formula is answered",
  clickable: "the pane can be clicked",
  ready: "the workbench is ready",
};
/** An empty workbook has no formula. */
const VISITS = [
  { visit: "an empty workbook", query: "?empty", moments: ["painted", "clickable", "ready"] },
  { visit: "a lesson", query: "?lesson=pinball", moments: Object.keys(MOMENTS) },
  { visit: "the first visit", query: "", moments: Object.keys(MOMENTS) },
];

/** The workbench, served as `npm start` serves it. */
export async function workbenchPage(medianOf) {
  const server = await serve(0);
  try {
    const rows = [];
    for (const { visit, query, moments } of VISITS) {
      const address = `http://localhost:${server.address().port}/workbench.html${query}`;
      const medians = await medianOf((page) => costsOfVisit(page, address, moments));
      for (const moment of moments)
        rows.push({ until: `${MOMENTS[moment]} with ${visit}`, ...costAt(medians, moment) });
    }
    return { name: "The workbench", rows, notes: [`its goal is to be ready within ${GOAL_MS} ms`] };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const costAt = (figures, moment) =>
  Object.fromEntries(
    ["milliseconds", "scripts", "bytes", "zipped"].map((name) => [name, figures[`${moment} ${name}`]]),
  );

async function costsOfVisit(page, address, moments) {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.addInitScript(watchStart);
  await page.goto(address);
  await page.waitForFunction((names) => names.every((name) => name in window.startOfWorkbench), moments);
  const { start, files } = await page.evaluate(filesOfVisit);
  const figures = {};
  for (const moment of moments) {
    const loaded = files.filter(({ end }) => end <= start[moment]).map(({ name }) => name);
    const cost = { milliseconds: start[moment], ...scriptSizes(loaded) };
    for (const [name, value] of Object.entries(cost)) figures[`${moment} ${name}`] = value;
  }
  return figures;
}

/** Runs in the page: the moments, and the files of the workbench and its pane with the time when each has come. */
function filesOfVisit() {
  const pages = [window, document.querySelector("#pane iframe").contentWindow];
  const files = pages.flatMap(({ performance }) =>
    performance.getEntriesByType("resource").map(({ name, responseEnd }) => ({
      name: new URL(name).pathname.slice(1),
      end: responseEnd + performance.timeOrigin - window.performance.timeOrigin,
    })),
  );
  return { start: window.startOfWorkbench, files };
}

/* global window, document */
import { AS_IN_EXCEL, installExcel } from "../../start/excel.mjs";
import { serveAddIn } from "../../start/server.mjs";
import { DIST, scriptSizes } from "./script-sizes.mjs";

const OFFICE_JS = "office-js/";
const CALLS = [[1, "SIMPLIFYCYCLES", ["(5 4)(4 1)(1 2)(2 5)", null], "Sheet1!A1", 0]];
const GOAL = 300;

/** A page with Office.js and one function of its own: what no add-in can do without. */
const BARE = `<!doctype html><script src="${OFFICE_JS}office.js"></script><script src="bare.js"></script>`;
const BARE_SCRIPT = `CustomFunctions.associate("SIMPLIFYCYCLES", () => "(1 4 2)");`;

/** Excel's page, in a browser that plays Excel (`test/start/excel.mjs`). */
export async function excelPage(medianOf) {
  const server = await serveAddIn(DIST);
  try {
    const bare = await medianOf(async (page) => {
      await page.route("**/bare.html*", (route) => route.fulfill({ contentType: "text/html", body: BARE }));
      await page.route("**/bare.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: BARE_SCRIPT }),
      );
      return { answered: await visited(page, `${server.address}/files/bare.html${AS_IN_EXCEL}`) };
    });
    const ours = await medianOf(async (page) => {
      const answered = await visited(page, `${server.address}/files/taskpane.html${AS_IN_EXCEL}`);
      const loaded = await page.evaluate(whenClickable);
      const cost = (until) => costOf(loaded.files.filter(({ end }) => end <= until).map(({ name }) => name));
      const [first, pane] = [cost(answered), cost(loaded.clickable)];
      return {
        answered,
        ...named("answered", first),
        clickable: loaded.clickable,
        ...named("clickable", pane),
      };
    });
    const row = (until, figure) => ({
      until,
      milliseconds: ours[figure],
      scripts: ours[`${figure} scripts`],
      bytes: ours[`${figure} bytes`],
      zipped: ours[`${figure} zipped`],
    });
    const beyond = ours.answered - bare.answered;
    return {
      name: "Excel's page",
      rows: [row("the first answer", "answered"), row("the pane can be clicked", "clickable")],
      notes: [
        `the first answer comes ${beyond.toFixed(0)} ms after that of a page with Office.js alone (goal ${GOAL}), which takes ${bare.answered.toFixed(0)} ms`,
      ],
    };
  } finally {
    server.close();
  }
}

const named = (figure, cost) =>
  Object.fromEntries(Object.entries(cost).map(([name, value]) => [`${figure} ${name}`, value]));

/** The time from the page's start to the first answer, in ms. */
async function visited(page, address) {
  await page.addInitScript(installExcel, { calls: CALLS, command: undefined });
  await page.goto(address);
  await page.waitForFunction(() => window.hosted?.answered !== undefined);
  return page.evaluate(() => window.hosted.answered);
}

/** Runs in the page: waits for the pane's first tab that a click reaches. The files are those loaded until then, by name and time. */
async function whenClickable() {
  const pause = (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));
  const isReached = () => {
    const tab = document.querySelector("[role=tab]");
    if (!tab) return false;
    const { x, y, width, height } = tab.getBoundingClientRect();
    return tab.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  while (!isReached()) await pause(5);
  const clickable = window.performance.now();
  const files = window.performance.getEntriesByType("resource").map(({ name, responseEnd }) => ({
    name: new URL(name).pathname.replace("/files/", ""),
    end: responseEnd,
  }));
  return { clickable, files };
}

/** The add-in's own files among those that were loaded. */
const costOf = (names) => scriptSizes(names.filter((name) => !name.startsWith(OFFICE_JS)));

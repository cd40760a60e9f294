/* global window, requestAnimationFrame */
/**
 * Frames per second of the solid drawings, drawn in software (no graphics processor), in the pane and in the larger window. Opens the
 * workbench at `PUZZLEBOOK_URL` (`npm start` serves one). The times are those between the browser's own animation frames while a puzzle
 * plays; of RUNS measurements the median is told.
 */
import { chromium } from "@playwright/test";
import { installedBrowser } from "../browser/find-browser.mjs";

const address = process.env.PUZZLEBOOK_URL ?? "http://localhost:3000";
const DRAWINGS = [
  ["Free the Key", "Key and disk"],
  ["Free the Key", "Maze on a cylinder"],
  ["Free the Key", "All together"],
  ["O'Gear", "Cube and gear"],
  ["Rubik's cube", "Cube"],
];
const [RUNS, SECONDS] = [5, 3];
const PATIENCE = 120_000;

async function framesOf(card, drawing, inWindow) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1400 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${address}/workbench.html?empty`);
  await page.waitForFunction(() => window.workbench !== undefined);
  await page.evaluate(() => window.workbench.ready);
  const pane = page.frameLocator("#pane iframe");
  await pane.getByRole("tab", { name: "Puzzles" }).click();
  await pane.getByRole("button", { name: new RegExp(`^${card}`) }).click();
  await pane.getByText(/^The sheet “.+” is ready\.$/).waitFor();
  await pane.getByRole("tab", { name: "Play" }).click();
  await pane.getByRole("group", { name: "Player" }).waitFor();
  if (inWindow) await pane.getByRole("button", { name: "Larger, in a window" }).click();
  const place = inWindow ? page.frameLocator("#dialog iframe") : pane;
  await place.getByRole("group", { name: "Player" }).waitFor();
  const choice = place.getByLabel("Drawing", { exact: true });
  if (await choice.isVisible()) await choice.selectOption(drawing);
  await place.getByLabel("Speed").selectOption("Normal");
  await place.getByRole("switch", { name: "Loop" }).check();
  await page.waitForTimeout(3000);
  await place.getByRole("button", { name: "Run", exact: true }).click();
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await place.locator("main").evaluate(frames, SECONDS));
  await page.close();
  return runs.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
}

/** The mean frames per second during so many seconds, in the page. */
const frames = (_main, seconds) =>
  new Promise((resolve) => {
    const stamps = [];
    const note = (now) => {
      stamps.push(now);
      if (now - stamps[0] < 1000 * seconds) requestAnimationFrame(note);
      else resolve((1000 * (stamps.length - 1)) / (now - stamps[0]));
    };
    requestAnimationFrame(note);
  });

const browser = await chromium.launch({
  executablePath: installedBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  console.log("frames a second      pane  larger window");
  for (const [card, drawing] of DRAWINGS) {
    const told = [];
    for (const inWindow of [false, true]) told.push((await framesOf(card, drawing, inWindow)).toFixed(1));
    console.log(`${drawing.padEnd(20)} ${told[0].padStart(4)} ${told[1].padStart(14)}`);
  }
} finally {
  await browser.close();
}

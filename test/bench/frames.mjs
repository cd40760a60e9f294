/* global window, requestAnimationFrame */
/**
 * Frames per second of Free the Key with all its drawings in step, including solid ones, drawn in software (no graphics processor). Opens
 * the workbench at `PUZZLEBOOK_URL` (`npm start` serves one) and plays in the pane or, with `--window`, in the larger window. The times are
 * those between the browser's own animation frames while the puzzle plays.
 */
import { chromium } from "@playwright/test";
import { installedBrowser } from "../browser/find-browser.mjs";

const { env, argv } = process;
const address = env.PUZZLEBOOK_URL ?? "http://localhost:3000";
const inWindow = argv.includes("--window");
const DRAWINGS = argv.find((each) => each.startsWith("--drawings="))?.slice("--drawings=".length);
const SECONDS = 8;
const PATIENCE = 120_000;

const browser = await chromium.launch({
  executablePath: installedBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1400 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${address}/workbench.html?empty`);
  await page.waitForFunction(() => window.workbench !== undefined);
  await page.evaluate(() => window.workbench.ready);
  const pane = page.frameLocator("#pane iframe");
  await pane.getByRole("tab", { name: "Puzzles" }).click();
  await pane.getByRole("button", { name: /^Free the Key/ }).click();
  await pane.getByText(/^The sheet “.+” is ready\.$/).waitFor();
  await pane.getByRole("tab", { name: "View" }).click();
  await pane.getByRole("group", { name: "Player" }).waitFor();
  if (inWindow) await pane.getByRole("button", { name: "Larger, in a window" }).click();
  const place = inWindow ? page.frameLocator("#dialog iframe") : pane;
  await place.getByLabel("Drawing", { exact: true }).selectOption(DRAWINGS ?? "All together");
  await place.getByLabel("Speed").selectOption("Normal");
  await place.getByRole("switch", { name: "Loop" }).check();
  await page.waitForTimeout(3000);
  await place.getByRole("button", { name: "Play", exact: true }).click();
  const times = await place.locator("main").evaluate(
    (_main, seconds) =>
      new Promise((resolve) => {
        const stamps = [];
        const note = (now) => {
          stamps.push(now);
          if (now - stamps[0] < 1000 * seconds) requestAnimationFrame(note);
          else resolve(stamps.slice(1).map((stamp, k) => stamp - stamps[k]));
        };
        requestAnimationFrame(note);
      }),
    SECONDS,
  );
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const percentile = (part) => times[Math.floor(part * (times.length - 1))];
  const where = inWindow ? "in the larger window" : "in the pane";
  console.log(
    `${(1000 / mean).toFixed(1)} frames a second ${where} (${DRAWINGS ?? "all drawings"}; median ` +
      `${percentile(0.5).toFixed(1)} ms, slowest twentieth ${percentile(0.95).toFixed(1)} ms)`,
  );
} finally {
  await browser.close();
}

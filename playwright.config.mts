import { defineConfig } from "@playwright/test";
import { installedBrowser } from "./test/browser/find-browser.mjs";
import { isWebKitInstalled } from "./test/webkit/find-webkit.mjs";

/** `npm test` provides a free port. */
const port = Number(process.env.PUZZLEBOOK_PORT ?? 3210);
/** `PUZZLEBOOK_URL` tests a workbench that is already being served; otherwise one is built and served here. */
const served = process.env.PUZZLEBOOK_URL;
const baseURL = served ?? `http://localhost:${port}`;

const webServer = {
  command: `node src/workbench/server/start.mjs --no-open --port ${port}`,
  // The pictures are taken with a configuration in another folder.
  cwd: import.meta.dirname,
  url: `${baseURL}/workbench.html`,
  timeout: 300_000,
};

/** The tests in WebKit start their browser themselves, because Playwright drives no other WebKit than its own. */
const webKit = isWebKitInstalled() ? [{ name: "WebKit", testDir: "test/webkit" }] : [];

export default defineConfig({
  // The longest file begins first.
  projects: [...webKit, { name: "Chromium", testDir: "test/browser" }],
  outputDir: "test-results/browser",
  // The tests of a file share a page (shared-page.ts).
  fullyParallel: false,
  workers: 2,
  // Slow machines get the time they need. No test is tried twice.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL,
    viewport: { width: 1400, height: 900 },
    launchOptions: {
      executablePath: installedBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  ...(served ? {} : { webServer }),
});

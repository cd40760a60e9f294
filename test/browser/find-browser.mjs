import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "../../src/workbench/server/install.mjs";
import { installDebianPackages } from "../debian.mjs";

const { env, platform } = process;

/** The headless shell, which has no window, takes a tenth less processor time. */
const LINUX = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

/** Where Chrome, Chromium and Edge are installed on each platform. */
const INSTALLED = {
  linux: LINUX.flatMap((name) =>
    ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"].map((folder) =>
      path.join(folder, name),
    ),
  ),
  darwin: ["Google Chrome", "Chromium", "Microsoft Edge"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) =>
      [
        "Google/Chrome/Application/chrome.exe",
        "Chromium/Application/chrome.exe",
        "Microsoft/Edge/Application/msedge.exe",
      ].map((file) => path.join(folder, file)),
    ),
};

/** The path of the browser named in the environment, or of an installed Chrome, Chromium or Edge. */
export function installedBrowser() {
  return [env.PUZZLEBOOK_BROWSER, env.CHROME_PATH, ...(INSTALLED[platform] ?? [])].find(
    (file) => file && existsSync(file),
  );
}

async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Finds a browser for the tests: an installed Chrome, Chromium or Edge, else Playwright's own, downloaded if necessary, else Debian's
 * package. Returns the path of its program; throws if there is none.
 */
export async function findBrowser() {
  const found = installedBrowser() ?? (await playwrightBrowser());
  if (found) return found;
  console.log("No Chrome, Chromium or Edge is installed here: fetching a browser for the tests …");
  if (run("npx", ["playwright", "install", "chromium"])) {
    const downloaded = await playwrightBrowser();
    if (downloaded) return downloaded;
  }
  console.log("Playwright's download did not work: trying Debian's package …");
  installDebianPackages("chromium-headless-shell", "fonts-liberation");
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chrome, Chromium or Edge: install one, or name its program in PUZZLEBOOK_BROWSER.",
  );
}

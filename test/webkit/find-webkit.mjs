import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { installDebianPackages } from "../debian.mjs";

/** Debian's WebKitGTK is driven by WebDriver, on a display without a screen. */
export const DRIVER = "/usr/bin/WebKitWebDriver";
export const DISPLAY = "/usr/bin/Xvfb";

/** Whether Playwright's own WebKit has been downloaded. Playwright drives no other WebKit. */
export function hasPlaywrightWebKit() {
  // `npm test` installs Playwright only after it has loaded this file.
  const { webkit } = createRequire(import.meta.url)("@playwright/test");
  return existsSync(webkit.executablePath());
}

export const isWebKitInstalled = () => hasPlaywrightWebKit() || [DRIVER, DISPLAY].every(existsSync);

/** Installs Debian's WebKit if there is no WebKit. Returns why there is none then, or undefined. */
export function missingWebKit({ isInstalled = isWebKitInstalled, install = installDebianPackages } = {}) {
  if (isInstalled()) return undefined;
  console.log("WebKit is not installed here: trying Debian's package …");
  install("webkit2gtk-driver", "xvfb");
  if (isInstalled()) return undefined;
  return "no WebKit is installed here. `npx playwright install webkit` downloads one.";
}

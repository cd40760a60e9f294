import { findBrowser } from "../../test/browser/find-browser.mjs";

const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The workbench in a headless browser. */
export const workbench = {
  patience: 5 * 60_000,
  listening: async (freePort) => ({ port: Number(await freePort()) }),
  async open(address) {
    const { chromium } = await import("@playwright/test");
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: ARGUMENTS });
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, locale: "en-US" });
    await page.goto(`${address}/workbench.html?check=report`);
    return () => browser.close();
  },
};

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { freePort } from "../steps/free-port.mjs";
import { DISPLAY, DRIVER } from "./find-webkit.mjs";
import type { ScriptedPage } from "./scripted-page";
import { openByWebDriver } from "./web-driver";

/** Where the number of the display is written. */
const NUMBER = 3;

/** Starts a display without a screen, and returns its process and name. */
async function startDisplay(size: string): Promise<[ChildProcess, string]> {
  const display = spawn(DISPLAY, ["-displayfd", String(NUMBER), "-screen", "0", size], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(display.stdio[NUMBER] as Readable, "data")) as [Buffer];
  return [display, `:${number.toString().trim()}`];
}

/** A page of Debian's WebKitGTK. */
export async function openDebianWebKit(viewport: {
  width: number;
  height: number;
}): Promise<{ page: ScriptedPage; close: () => Promise<void> }> {
  const [display, name] = await startDisplay(`${viewport.width}x${viewport.height}x24`);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: "x11" },
  });
  const end = () => [driver, display].forEach((each) => each.kill());
  try {
    const { page, close } = await openByWebDriver(port, viewport);
    return { page, close: () => close().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

import { build } from "../build.mjs";
import { freePort } from "../../test/steps/free-port.mjs";
import { printReport } from "./print-report.mjs";
import { serveForReport } from "./report-server.mjs";

/** The hosts, each with the module that opens the add-in there and returns a function to close it again. */
const LAUNCHERS = {
  workbench: async () => (await import("./workbench.mjs")).workbench,
  desktop: async () => (await import("./office.mjs")).desktop,
  web: async () => (await import("./office.mjs")).web,
};

/** Opens the add-in in a host, waits for its report and prints it. Returns whether all checks pass. */
export async function checkHost(name, { document }) {
  if (!Object.hasOwn(LAUNCHERS, name)) {
    throw new Error(`--host ${name}: a host is one of ${Object.keys(LAUNCHERS).join(", ")}.`);
  }
  const launcher = await LAUNCHERS[name]();
  await build();
  return receiveReport(launcher, { document });
}

/**
 * @param launcher a host: on which port and how its pages are served (`listening`), how long to wait for it, and how it is opened
 * @param print where lines go
 */
export async function receiveReport(launcher, options, print = console.log) {
  const { port, https } = await launcher.listening(freePort);
  const server = await serveForReport({ port, https });
  let close = async () => undefined;
  try {
    close = await launcher.open(server.address, { ...options, print });
    const report = await Promise.race([server.report, endAfter(launcher.patience)]);
    return printReport(report, print);
  } finally {
    await close();
    await server.close();
  }
}

function endAfter(milliseconds) {
  return new Promise((_resolve, reject) => {
    const message = `No report came in ${milliseconds / 60_000} minutes.`;
    setTimeout(() => reject(new Error(message)), milliseconds).unref();
  });
}

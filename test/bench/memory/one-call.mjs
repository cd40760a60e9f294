import { clearInterval, setInterval } from "node:timers";
import { called, functions } from "../built-functions.mjs";
import { ExcelError } from "../../excel-errors.mjs";

/**
 * A process for one call: gets the function's name and arguments by a message, and answers how the call ended and the most memory that this
 * process ever had. Without a name it makes no call. Arguments count as memory of the call, as in Excel.
 */

const PATIENCE_MS = 60_000;
const KILOBYTES_PER_MB = 1024;

process.once("message", async ({ name, given }) => {
  const ended = name === undefined ? "idle" : await ending(name, given);
  process.send({ ended, megabytes: process.resourceUsage().maxRSS / KILOBYTES_PER_MB }, () =>
    process.disconnect(),
  );
});

async function ending(name, given) {
  const metadata = functions.find((each) => each.name === name);
  const invocation = {};
  const clock = setInterval(() => {
    // Processor time, so that the machine's other work cuts no call short.
    if (process.cpuUsage().user / 1000 > PATIENCE_MS) invocation.onCanceled?.();
  }, 1000);
  try {
    await called(metadata, given, invocation);
    return "answered";
  } catch (error) {
    if (!(error instanceof ExcelError)) throw error;
    return error.message;
  } finally {
    clearInterval(clock);
  }
}

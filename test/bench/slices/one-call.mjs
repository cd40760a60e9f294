import { problemWithAnswer, problemWithError } from "../fuzz/findings.mjs";
import { ExcelError } from "../../excel-errors.mjs";
import { called, functions, runtime } from "../built-functions.mjs";

/**
 * A process for one input. It gets the function's name and arguments by a message, and makes a call, cancelled after a moment. If that was
 * still at work, it makes another one, cancelled after some seconds. It answers how the call ended, with the longest slice and the time
 * that cancelling took, in ms.
 */

const MOMENT = 150;
const PATIENCE = 12_000;

process.once("message", async ({ name, given }) => {
  const metadata = functions.find((each) => each.name === name);
  const call = (invocation) => called(metadata, given, invocation);
  const begin = performance.now();
  const atOnce = metadata.options?.cancelable ? await runtime.run(call, MOMENT) : undefined;
  const outcome = atOnce && atOnce.kind !== "cancelled" ? atOnce : await runtime.run(call, PATIENCE);
  const settling = Math.max(atOnce?.settling ?? 0, outcome.settling ?? 0);
  const answer = {
    ...ending(outcome),
    block: outcome.block,
    // Infinity would become null on its way.
    settling: Math.min(settling, Number.MAX_VALUE),
    seconds: (performance.now() - begin) / 1000,
  };
  process.send(answer, () => process.disconnect());
});

function ending(outcome) {
  if (outcome.kind === "cancelled") return { ended: "cancelled" };
  if (outcome.kind === "answers") {
    const problem = problemWithAnswer(outcome.value);
    return { problem, ended: "answered" };
  }
  return { problem: problemWithError(outcome.error, ExcelError), ended: outcome.error.message };
}

import { parseArgs } from "node:util";
import { ExcelError } from "../../excel-errors.mjs";
import { called, functions, runtime } from "../built-functions.mjs";
import { random } from "../measure.mjs";
import { problemWithAnswer, problemWithError } from "./findings.mjs";
import { HostileInputs } from "./hostile-inputs.mjs";

/**
 * `npm run bench:fuzz`: calls the built functions one after another with hostile arguments. Each call must return a value that a host
 * accepts, or an error with a message. No slice may block a page, and a cancelled call must end soon. The inputs depend on `--seed` alone;
 * `--calls` sets their number. Words on the command line select functions whose name contains one of them.
 */

/** In ms of processor time. */
const MAX_BLOCK_MS = 100;
/** A call that takes longer is cancelled and must then settle. One that Excel cannot cancel must end by itself. */
const PATIENCE = 1_000;
const MAX_CALL_MS = 120_000;
const SETTLING = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { calls: { type: "string", default: "100000" }, seed: { type: "string", default: "2026" } },
});
const [calls, seed] = [Number(values.calls), Number(values.seed)];

const isWanted = ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word));
const chosen = functions.filter(isWanted);
const below = random(seed);
const inputs = new HostileInputs(below, new ExcelError("#DIV/0!", ""));
const counts = { answers: 0, errors: 0, cancelled: 0 };
const findings = [];
let longest = { block: 0, what: "" };

for (let call = 0; call < calls; call++) {
  const metadata = chosen[below(chosen.length)];
  const given = inputs.argumentsFor(metadata);
  const shown = () => `call ${call}: ${metadata.name}(${JSON.stringify(given)?.slice(1, 400)}`;
  const patience = metadata.options?.cancelable ? PATIENCE : MAX_CALL_MS;
  const outcome = await runtime.run((invocation) => called(metadata, given, invocation), patience);
  counts[outcome.kind]++;
  if (outcome.block > longest.block) longest = { block: outcome.block, what: shown() };
  const problem =
    outcome.kind === "answers"
      ? problemWithAnswer(outcome.value)
      : outcome.kind === "errors"
        ? problemWithError(outcome.error, ExcelError)
        : outcome.settling <= SETTLING
          ? undefined
          : `not settled ${SETTLING} ms after it was cancelled at ${patience} ms`;
  if (problem) findings.push(`${problem}\n  ${shown()}`);
  if (outcome.block > MAX_BLOCK_MS) findings.push(`a block of ${outcome.block.toFixed(0)} ms\n  ${shown()}`);
}

console.log(findings.slice(0, 40).join("\n"));
console.log(
  `${calls} calls, seed ${seed}: ${counts.answers} answers, ${counts.errors} errors in words, ${counts.cancelled} cancelled after ${PATIENCE} ms`,
);
console.log(`longest block ${longest.block.toFixed(0)} ms in ${longest.what}`);
console.log(`${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;

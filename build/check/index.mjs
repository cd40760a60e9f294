/**
 * `npm run check -- --url https://…` fetches a published folder and says, a line a check, what holds and what falls short;
 * where something does, the command fails.
 */
import { parseArgs } from "node:util";
import { checkPublished } from "./published.mjs";
import { report } from "./report.mjs";

/**
 * What can be checked, by the option that asks for it: each takes the option's value and answers its outcomes, one by one.
 *
 * @type {Readonly<Record<string, (value: string) => AsyncIterable<import("./report.mjs").Outcome>>>}
 */
const CHECKS = { url: checkPublished };
const USAGE = "Usage: npm run check -- --url https://your.server/puzzlebook";

async function main() {
  const options = Object.fromEntries(Object.keys(CHECKS).map((name) => [name, { type: "string" }]));
  const { values } = parseArgs({ options });
  const [asked, ...others] = Object.entries(values);
  if (!asked || others.length > 0) throw new Error(USAGE);
  const [name, value] = asked;
  process.exitCode = (await report(CHECKS[name](value), console.log)) ? 0 : 1;
}

main().catch((error) => {
  console.error(error.message);
  if (error.code?.startsWith("ERR_PARSE_ARGS")) console.error(USAGE);
  process.exitCode = 1;
});

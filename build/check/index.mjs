/**
 * Says, a line a check, what holds and what falls short; where something does, the command fails.
 *
 * - `npm run check -- --url https://…` fetches a published folder.
 * - `npm run check -- --host workbench` tries what the add-in takes for granted of its host.
 */
import { parseArgs } from "node:util";

/** The available checks, by the option that selects them. Each returns whether everything passes. */
const CHECKS = {
  async url(address) {
    const [{ checkPublished }, { report }] = await Promise.all([
      import("./published.mjs"),
      import("./report.mjs"),
    ]);
    return report(checkPublished(address), console.log);
  },
  host: async (name, { document }) => (await import("./host.mjs")).checkHost(name, { document }),
};

const USAGE = `Usage: npm run check -- --url https://your.server/puzzlebook
       npm run check -- --host workbench|desktop|web [--document "https://…"]`;

async function main() {
  const options = { url: { type: "string" }, host: { type: "string" }, document: { type: "string" } };
  const { values } = parseArgs({ options });
  const asked = Object.keys(CHECKS).filter((name) => values[name] !== undefined);
  if (asked.length !== 1) throw new Error(USAGE);
  const [name] = asked;
  if (!(await CHECKS[name](values[name], values))) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  if (error.code?.startsWith("ERR_PARSE_ARGS")) console.error(USAGE);
  process.exitCode = 1;
});

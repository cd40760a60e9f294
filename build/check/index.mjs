/**
 * `npm run check -- --host workbench`: tries what the add-in takes for granted of its host; each option is a module that
 * answers whether all holds.
 */
import { parseArgs } from "node:util";

const OPTIONS = {
  host: async (name, { document }) => (await import("./host.mjs")).checkHost(name, { document }),
};

const USAGE = 'Usage: npm run check -- --host workbench|desktop|web [--document "https://…"]';

async function main() {
  const { values } = parseArgs({ options: { host: { type: "string" }, document: { type: "string" } } });
  const asked = Object.keys(OPTIONS).filter((name) => values[name] !== undefined);
  if (asked.length !== 1) throw new Error(USAGE);
  const [name] = asked;
  if (!(await OPTIONS[name](values[name], values))) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  if (error.code?.startsWith("ERR_PARSE_ARGS")) console.error(USAGE);
  process.exitCode = 1;
});

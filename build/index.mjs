/** `npm run build [-- --env origin=https://…] [--force]` makes `dist/`, for development or for the address where it will be. */
import { parseArgs } from "node:util";
import { build } from "./build.mjs";

const { values } = parseArgs({
  options: {
    env: { type: "string", multiple: true, default: [] },
    force: { type: "boolean", default: false },
  },
});
const origins = values.env.flatMap((setting) => /^origin=(https?:\/\/.+)$/.exec(setting)?.[1] ?? []);
if (origins.length < values.env.length) {
  console.error("Usage: npm run build -- [--env origin=https://your.server/puzzlebook] [--force]");
  process.exitCode = 1;
} else {
  const [origin] = origins;
  const built = await build({ force: values.force, ...(origin && { origin }) });
  console.log(built ? "dist/ is built." : "dist/ is up to date.");
}

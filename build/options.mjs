import { parseArgs } from "node:util";
import { DEVELOPMENT_ORIGIN } from "./manifest.mjs";

/** The options of `npm run build -- --env origin=https://… --force`. */
export function optionsFrom(args) {
  const { values } = parseArgs({
    args,
    options: {
      env: { type: "string", multiple: true, default: [] },
      force: { type: "boolean", default: false },
      "manifest-only": { type: "string" },
    },
  });
  let origin = DEVELOPMENT_ORIGIN;
  for (const setting of values.env) {
    const [name, ...value] = setting.split("=");
    if (name !== "origin" || value.join("=") === "") {
      throw new Error(`--env ${setting}: only an origin can be set, as --env origin=https://your.server`);
    }
    origin = value.join("=");
  }
  return {
    origin: origin.replace(/\/+$/, ""),
    force: values.force,
    manifestFolder: values["manifest-only"],
  };
}

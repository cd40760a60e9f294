/** `npm start`: installs and builds what is missing, serves the workbench and opens it in the browser. */
import { parseArgs } from "node:util";
import { installPackages } from "./install.mjs";

const USAGE = "Usage: npm start -- [--port N] [--no-open]";

function readOptions() {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "3000" }, "no-open": { type: "boolean", default: false } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port ${values.port}: a port is a whole number from 1 to 65535.`);
  }
  return { port, open: !values["no-open"] };
}

async function main() {
  const options = readOptions();
  installPackages();
  const { build } = await import("../../../build/build.mjs");
  await build();
  const { serve } = await import("./serve.mjs");
  const server = await serve(options.port);
  const address = `http://localhost:${options.port}/workbench.html`;
  console.log(`The workbench is at ${address} (Ctrl-C ends it).`);
  const stop = () => {
    console.log("\nThe workbench has ended.");
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  if (options.open) {
    const { default: open } = await import("open");
    const browser = await open(address);
    browser.once("error", () => console.log(`No browser could be opened here; open ${address} yourself.`));
  }
}

main().catch((error) => {
  const taken = error.code === "EADDRINUSE";
  console.error(
    taken
      ? `Port ${error.port} is taken by another program. Try: npm start -- --port ${error.port + 1}`
      : error.message,
  );
  if (error.code?.startsWith("ERR_PARSE_ARGS")) console.error(USAGE);
  process.exitCode = 1;
});

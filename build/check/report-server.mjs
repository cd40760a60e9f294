import { createServer as createPlainServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import express from "express";
import { DIST } from "../project.mjs";

/** A report is some tens of kilobytes. */
const MAX_REPORT_SIZE = "5mb";

/**
 * Serves the built add-in, and takes the report that its page *Check this Excel* gives to the server that it comes from.
 *
 * @param https key and certificate; without them by http
 * @returns its address, the promise of the report, and how to end it
 */
export async function serveForReport({ port, https }) {
  const application = express();
  application.disable("x-powered-by");
  // Excel on the web fetches functions.json and functions.js from another origin.
  application.use((_request, response, next) => {
    response.set({ "Access-Control-Allow-Origin": "*", "X-Content-Type-Options": "nosniff" });
    next();
  });
  let received;
  const report = new Promise((resolve) => (received = resolve));
  application.post("/report", express.json({ limit: MAX_REPORT_SIZE }), (request, response) => {
    if (!Array.isArray(request.body?.checks)) return response.sendStatus(400);
    response.sendStatus(204);
    received(request.body);
  });
  application.use(express.static(DIST, { cacheControl: false }));
  const server = https ? createSecureServer(https, application) : createPlainServer(application);
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve));
  return {
    address: `${https ? "https" : "http"}://localhost:${port}`,
    report,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

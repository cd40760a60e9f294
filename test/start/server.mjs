import { readFileSync } from "node:fs";
import path from "node:path";
import express from "express";
import { headersOf } from "../../build/hosting/headers.mjs";

const HOSTED = "https://appsforoffice.microsoft.com/lib/1/hosted/";
/** The folder of Office.js in dist. */
const OFFICE_JS = "office-js/";
const FILES = "/files/";

/**
 * Serves the built add-in with Office.js from the same place. In a folder with any other name all files are the same, each after the delay
 * in ms that `delayOf(folder, file)` tells.
 *
 * @param {string} dist
 * @param {(folder: string, file: string) => number} [delayOf]
 */
export async function serveAddIn(dist, delayOf = () => 0) {
  const application = express();
  application.use((request, response, next) => {
    const [, folder, ...rest] = request.path.split("/");
    const file = rest.join("/");
    response.set(headersOf(file));
    if (file.endsWith(".html")) {
      const page = readFileSync(path.join(dist, file), "utf8").replaceAll(HOSTED, OFFICE_JS);
      return response.type("html").send(page);
    }
    if (`/${folder}/` === FILES) return next();
    // The browser compiles what it has seen at the same address only once.
    return setTimeout(() => response.redirect(FILES + file), delayOf(folder, file));
  });
  application.use(FILES, express.static(dist, { maxAge: "1h" }));
  const server = application.listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import path from "node:path";
import express from "express";
import { headersOf } from "../../../build/hosting/headers.mjs";
import { ROOT } from "./install.mjs";

/** Serves dist on this computer. Port 0 is any free one. Resolves to the server. */
export async function serve(port, dist = path.join(ROOT, "dist")) {
  const application = express();
  application.disable("x-powered-by");
  application.get("/", (_request, response) => response.redirect("/workbench.html"));
  const setHeaders = (response, file) =>
    response.set(headersOf(path.relative(dist, file).split(path.sep).join("/")));
  application.use(express.static(dist, { cacheControl: false, setHeaders }));
  return new Promise((resolve, reject) => {
    const server = application.listen(port, "localhost", (error) =>
      error ? reject(error) : resolve(server),
    );
  });
}

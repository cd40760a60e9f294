import path from "node:path";
import { headersOf } from "./hosting/headers.mjs";
import { DEVELOPMENT_ORIGIN } from "./manifest.mjs";
import { DIST } from "./project.mjs";

/** Excel loads add-ins over https only. */
export async function serverForExcel() {
  const { getHttpsServerOptions } = await import("office-addin-dev-certs");
  return {
    port: new URL(DEVELOPMENT_ORIGIN).port,
    server: { type: "https", options: await getHttpsServerOptions() },
    headers: ({ path }) => headersOf(path.slice(1)),
    hot: false,
    // The manifest, the function metadata and the help are those of the last build.
    static: { directory: DIST, watch: false },
    // webpack's metadata from the functions' comments lacks what comments cannot express (metadata.mjs).
    setupMiddlewares: (middlewares, { app }) => {
      // This goes before what sets the headers of other files.
      const file = path.join(DIST, "functions.json");
      app.get("/functions.json", (_request, response) =>
        response.sendFile(file, { headers: headersOf("functions.json") }),
      );
      return middlewares;
    },
  };
}

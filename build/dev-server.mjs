import { DEVELOPMENT_ORIGIN } from "./manifest.mjs";
import { DIST } from "./project.mjs";

/** Excel loads add-ins by https only, and Excel on the web fetches the functions' files from another origin. */
export async function serverForExcel() {
  const { getHttpsServerOptions } = await import("office-addin-dev-certs");
  return {
    port: new URL(DEVELOPMENT_ORIGIN).port,
    server: { type: "https", options: await getHttpsServerOptions() },
    headers: { "Access-Control-Allow-Origin": "*" },
    hot: false,
    // The manifest, the functions in German and the help are those of the last build.
    static: { directory: DIST, watch: false },
  };
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEVELOPMENT_ORIGIN } from "../manifest.mjs";
import { DIST } from "../project.mjs";

const PAGE = "/taskpane.html";
/** The user may have to sign in, trust the add-in and open its pane. */
const PATIENCE = 15 * 60_000;

/** The manifest whose pane runs the checks immediately and sends the report to the server that it was loaded from. */
export const checkingManifest = (manifest) => manifest.replaceAll(`${PAGE}"`, `${PAGE}?check=report"`);

/**
 * A real Excel, into which office-addin-debugging sideloads the add-in.
 *
 * @param appType its word for where Excel runs: `desktop` or `web`
 * @param debugging what loads office-addin-debugging
 */
export const officeLauncher = (appType, debugging = () => import("office-addin-debugging")) => ({
  patience: PATIENCE,
  async listening() {
    const { getHttpsServerOptions } = await import("office-addin-dev-certs");
    return { port: Number(new URL(DEVELOPMENT_ORIGIN).port), https: await getHttpsServerOptions() };
  },
  async open(_address, { document, print }) {
    if (appType === "web" && document === undefined) {
      throw new Error(
        '--host web needs --document "https://…", the address of a workbook of yours on OneDrive.',
      );
    }
    const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-check-"));
    const manifest = path.join(folder, "manifest.xml");
    writeFileSync(manifest, checkingManifest(readFileSync(path.join(DIST, "manifest.xml"), "utf8")));
    const { startDebugging, stopDebugging } = await debugging();
    const options = { appType, app: "excel", enableDebugging: false, ...(document && { document }) };
    await startDebugging(manifest, options);
    print(
      "Excel opens. If the pane does not, press Puzzlebook on the Home tab; the checks then run at once.",
    );
    return async () => {
      await stopDebugging(manifest);
      rmSync(folder, { recursive: true });
    };
  },
});

export const desktop = officeLauncher("desktop");
export const web = officeLauncher("web");

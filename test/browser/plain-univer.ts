import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

const packageFile = (name: string, file: string) =>
  readFileSync(path.join("node_modules", name, file), "utf8");
const umd = (name: string, file = "index") => packageFile(`@univerjs/${name}`, `lib/umd/${file}.js`);

/** React is published as CommonJS only. Its modules by name, each with the global that others use. */
const REACT = {
  react: packageFile("react", "cjs/react.production.js"),
  "react/jsx-runtime": packageFile("react", "cjs/react-jsx-runtime.production.js"),
  scheduler: packageFile("scheduler", "cjs/scheduler.production.js"),
  "react-dom": packageFile("react-dom", "cjs/react-dom.production.js"),
  "react-dom/client": packageFile("react-dom", "cjs/react-dom-client.production.js"),
};

const REACT_GLOBALS = `{
  const loaded = {};
  const sources = ${JSON.stringify(REACT)};
  const load = (name) => {
    if (!loaded[name]) {
      const module = { exports: (loaded[name] = {}) };
      new Function("require", "module", "exports", "process", sources[name])(load, module, module.exports, { env: {} });
      loaded[name] = module.exports;
    }
    return loaded[name];
  };
  globalThis.React = { ...load("react"), ...load("react/jsx-runtime") };
  globalThis.ReactDOM = { ...load("react-dom"), ...load("react-dom/client") };
}`;

/** Scripts that define a global for their package, each after its dependencies. */
const SCRIPTS = [
  packageFile("rxjs", "dist/bundles/rxjs.umd.min.js"),
  REACT_GLOBALS,
  packageFile("@wendellhu/redi", "dist/umd/index.js"),
  packageFile("@wendellhu/redi", "dist/umd/react-bindings/index.js"),
  ...["themes", "protocol", "core"].map((name) => umd(name)),
  umd("core", "facade"),
  ...["network", "telemetry", "rpc", "engine-formula"].map((name) => umd(name)),
  umd("engine-formula", "facade"),
  ...["engine-render", "drawing"].map((name) => umd(name)),
  umd("preset-sheets-core"),
  umd("preset-sheets-core", "locales/en-US"),
  umd("preset-sheets-note"),
  umd("preset-sheets-note", "locales/en-US"),
];

/** Creates Univer with a sheet from the scripts' globals, as `window.univerAPI`. */
const START = `{
  const { Univer, LocaleType, mergeLocales } = UniverCore;
  const locales = { [LocaleType.EN_US]: mergeLocales(UniverPresetSheetsCoreEnUS, UniverPresetSheetsNoteEnUS) };
  const univer = new Univer({ locale: LocaleType.EN_US, locales });
  const presets = [
    UniverPresetSheetsCore.UniverSheetsCorePreset({ container: "sheet" }),
    UniverPresetSheetsNote.UniverSheetsNotePreset(),
  ];
  for (const plugin of presets.flatMap(({ plugins }) => plugins))
    univer.registerPlugin(...[plugin].flat());
  window.univerAPI = UniverCoreFacade.FUniver.newAPI(univer);
  const sheets = ["sheet1", "sheet2"].map((id) => [id, { id, name: id, rowCount: 2000, columnCount: 20 }]);
  univerAPI.createWorkbook({ sheetOrder: ["sheet1", "sheet2"], sheets: Object.fromEntries(sheets) });
}`;

/**
 * Opens a page with Univer as it is without the workbench: none of our fixes, and none of our changes while it is bundled.
 * Its grid shows an empty sheet of two. A button "Outside" is next to it.
 */
export async function openPlainUniver(page: Page): Promise<void> {
  const address = "http://localhost/plain-univer.html";
  const style = packageFile("@univerjs/preset-sheets-core", "lib/index.css");
  const body = `<!doctype html><style>${style}</style><button>Outside</button><div id="sheet" style="height: 600px"></div>`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(address);
  for (const content of [...SCRIPTS, START]) await page.addScriptTag({ content });
  await page.locator("canvas[id^=univer-sheet-main-canvas]").waitFor();
}

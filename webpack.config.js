const path = require("node:path");
const CopyPlugin = require("copy-webpack-plugin");
const CustomFunctionsMetadataPlugin = require("custom-functions-metadata-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { IgnorePlugin } = require("webpack");
const customFunctionModules = require("./src/functions/modules.json");
const germanDescriptions = require("./src/language/de/descriptions.json");
const HelpSitePlugin = require("./src/help/help-site-plugin.js");

/** Where the add-in is served while it is developed; `--env origin=https://…` sets the address for production. */
const DEVELOPMENT_ORIGIN = "https://localhost:3000";

/** The pages of the add-in; those of Fluent UI share a template. */
const PANE = {
  template: "./src/taskpane/page.html",
  title: "Puzzlebook",
  stylesheet: "taskpane.css",
  scripts: ["functions.js", "taskpane.js"],
};
const LARGER_WINDOW = {
  template: "./src/taskpane/page.html",
  title: "Puzzlebook: puzzle",
  stylesheet: "view-window.css",
  scripts: ["view-window.js"],
};
const HAND_OUT = { template: "./src/taskpane/share/hand-out/window/hand-out-window.html" };

/** What these pages load first: Office.js, and in the workbench before it what Excel would give them. */
const EXCEL = ["https://appsforoffice.microsoft.com/lib/1/hosted/office.js"];
const WORKBENCH = ["workbench-preload.js", "office-js/office.js"];

module.exports = async (env = {}, argv = {}) => {
  const origin = (env.origin ?? DEVELOPMENT_ORIGIN).replace(/\/+$/, "");
  const atOrigin = (text) => text.toString().replaceAll(DEVELOPMENT_ORIGIN, origin);
  const production = argv.mode !== "development";

  const shared = (name, target) => ({
    name,
    target,
    mode: production ? "production" : "development",
    devtool: production ? false : "source-map",
    output: { path: path.resolve(__dirname, "dist"), filename: "[name].js", publicPath: "" },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: "ts-loader",
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
      ],
    },
    performance: false,
  });

  const functionModules = customFunctionModules.map((module) => `./src/functions/${module}`);
  const functionFiles = functionModules.map((module) => path.resolve(__dirname, module));
  const functions = {
    ...shared("functions", "webworker"),
    entry: {
      functions: ["./src/functions/calls/association.ts", ...functionModules],
      "functions-worker": ["./src/functions/calls/worker.ts", ...functionModules],
    },
    plugins: [
      new CustomFunctionsMetadataPlugin({
        output: "functions.json",
        input: functionFiles,
      }),
      new AssetFrom("functions.json", "functions.json", atOrigin),
      new AssetFrom("functions.json", "functions-de.json", inGerman),
      new CopyPlugin({
        patterns: [
          { from: "manifest.xml", transform: atOrigin },
          { from: "assets/*.{png,css}", to: "assets/[name][ext]" },
        ],
      }),
    ],
  };

  const page = (filename, template, templateParameters) =>
    new HtmlWebpackPlugin({ filename, template, templateParameters, inject: false, minify: false });
  const pageOfAddIn = (filename, { template, ...parameters }, host) =>
    page(filename, template, { ...parameters, host });

  const addIn = {
    ...shared("add-in", "web"),
    entry: {
      taskpane: "./src/taskpane/index.tsx",
      "view-window": "./src/taskpane/view/larger/index.tsx",
      "hand-out-window": "./src/taskpane/share/hand-out/window/index.ts",
    },
    plugins: [
      new MiniCssExtractPlugin(),
      pageOfAddIn("taskpane.html", PANE, EXCEL),
      pageOfAddIn("view-window.html", LARGER_WINDOW, EXCEL),
      pageOfAddIn("hand-out-window.html", HAND_OUT, EXCEL),
    ],
  };

  const workbench = {
    ...shared("workbench", "web"),
    entry: { workbench: "./src/workbench/index.ts", "workbench-preload": "./src/workbench/preload.ts" },
    // The add-in has chunks of the same names.
    output: { ...shared("workbench", "web").output, chunkFilename: "workbench-[name].js" },
    plugins: [
      new MiniCssExtractPlugin(),
      page("workbench.html", "./src/workbench/workbench.html", {}),
      pageOfAddIn("workbench-pane.html", PANE, WORKBENCH),
      pageOfAddIn("workbench-view-window.html", LARGER_WINDOW, WORKBENCH),
      pageOfAddIn("workbench-hand-out-window.html", HAND_OUT, WORKBENCH),
      new CopyPlugin({ patterns: [...officeJsForTheWorkbench(), { from: "samples/**/*.xlsx" }] }),
      new ListOfSamples(),
      // Univer hyphenates in some seventy languages; the tables of its default are enough for cells.
      new IgnorePlugin({ resourceRegExp: /^\.\/(?!en-|index)[\w-]+\.js$/, contextRegExp: /engine-render/ }),
    ],
  };

  const help = {
    ...shared("help", "web"),
    entry: {
      "help/site": { import: "./src/help/site.tsx", library: { type: "commonjs2" } },
      "help/search": "./src/help/search/index.ts",
    },
    // The first entry only runs here, and the second one is small.
    optimization: { minimize: false },
    plugins: [
      new HelpSitePlugin({
        entry: "help/site.js",
        modules: functionFiles,
        limitations: path.resolve(__dirname, "docs/limitations.md"),
        samples: path.resolve(__dirname, "samples"),
      }),
    ],
  };

  if (env.WEBPACK_SERVE) functions.devServer = await serverForExcel();
  return [functions, addIn, workbench, help];
};

/** Excel loads add-ins by https only, and Excel on the web fetches the functions' files from another origin. */
async function serverForExcel() {
  const { getHttpsServerOptions } = require("office-addin-dev-certs");
  return {
    port: new URL(DEVELOPMENT_ORIGIN).port,
    server: { type: "https", options: await getHttpsServerOptions() },
    headers: { "Access-Control-Allow-Origin": "*" },
    hot: false,
  };
}

/** The few files of Office.js that a Windows Excel host in English or German loads; the package holds those of every host. */
function officeJsForTheWorkbench() {
  const from = path.dirname(require.resolve("@microsoft/office-js/dist/office.js"));
  const strings = ["en-us", "de-de"].map((language) => `${language}/office_strings.js`);
  const files = ["office.js", "excel-win32-16.01.js", ...strings];
  return files.map((file) => ({
    from: path.join(from, file),
    to: `office-js/${file}`,
    info: { minimized: true },
  }));
}

/** Lists the samples by name, so that a link to one that is not there can be told which there are. */
class ListOfSamples {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("ListOfSamples", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: "ListOfSamples", stage }, (assets) => {
        const names = Object.keys(assets).flatMap((name) => /^samples\/([^/]+)\.xlsx$/.exec(name)?.[1] ?? []);
        compilation.emitAsset("samples/index.json", new sources.RawSource(JSON.stringify(names.sort())));
      });
    });
  }
}

/** The functions with their descriptions in German; Excel takes them by the manifest's `Override`. */
function inGerman(functionsJson) {
  const translated = (key, value) =>
    ["description", "tooltip"].includes(key) ? (germanDescriptions[value] ?? value) : value;
  return JSON.stringify(JSON.parse(functionsJson, translated));
}

/** Makes an asset from one that another plugin writes. */
class AssetFrom {
  constructor(source, asset, transform) {
    Object.assign(this, { source, asset, transform });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("AssetFrom", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: "AssetFrom", stage }, (assets) => {
        const text = this.transform(assets[this.source].source().toString());
        assets[this.asset] = new sources.RawSource(text);
      });
    });
  }
}

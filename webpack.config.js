const path = require("node:path");
const CopyPlugin = require("copy-webpack-plugin");
const CustomFunctionsMetadataPlugin = require("custom-functions-metadata-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const MinimizerPlugin = require("minimizer-webpack-plugin");
const { IgnorePlugin } = require("webpack");
const customFunctionModules = require("./src/functions/modules.json");

/** The pages of the add-in; those of Fluent UI share a template. */
const PANE = {
  template: "./src/taskpane/page.html",
  title: "Puzzlebook",
  stylesheet: "taskpane.css",
  // They associate commands and functions. Office.js must not be ready before.
  first: ["commands.js", "functions-page.js"],
  script: "taskpane.js",
};
const LARGER_WINDOW = {
  template: "./src/taskpane/page.html",
  title: "Puzzlebook: puzzle",
  stylesheet: "view-window.css",
  first: [],
  script: "view-window.js",
};
const CHECK_WINDOW = { template: "./src/self-check/window/check-window.html" };
const HAND_OUT = { template: "./src/taskpane/class/share/hand-out/window/hand-out-window.html" };

/** The scripts that these pages load first: Office.js, preceded in the workbench by what Excel would provide. */
const EXCEL = ["https://appsforoffice.microsoft.com/lib/1/hosted/office.js"];
const WORKBENCH = ["workbench-preload.js", "office-js/office.js"];
/** What Office.js itself loads in the workbench. */
const OFFICE_IN_WORKBENCH = "office-js/excel-win32-16.01.js";

const RESOLVE = { extensions: [".ts", ".tsx", ".js"] };

/** A browser compiles several scripts at a time, but each of them in one thread. These two and the rest of the workbench are alike in size. */
const part = (name, test) => ({ name, test, chunks: (chunk) => chunk.name === "workbench", enforce: true });
const COMPILED_AT_A_TIME = {
  cacheGroups: {
    engines: part("workbench-engines", /[\\/]@univerjs[\\/](core|engine-\w+|sheets|sheets-formula)[\\/]/),
    controls: part("workbench-controls", /[\\/](@univerjs[\\/](design|icons|ui|[\w-]+-ui)|react-dom)[\\/]/),
  },
};

/** The drawings of all puzzles share so much that one script is smaller than one a puzzle. */
const DRAWINGS = {
  cacheGroups: {
    drawings: {
      name: "drawings",
      test: /[\\/]puzzles[\\/][\w-]+[\\/]drawings[\\/]/,
      chunks: "async",
      enforce: true,
    },
  },
};

module.exports = async (env = {}, argv = {}) => {
  const { officeJsForTheWorkbench } = await import("./build/office-js.mjs");
  const { TRANSLATIONS } = await import("./build/project.mjs");
  const { univerFields } = await import("./build/univer-fields.mjs");
  const { serverForExcel } = await import("./build/dev-server.mjs");
  const production = argv.mode !== "development";

  const shared = (name, target) => ({
    name,
    target,
    mode: production ? "production" : "development",
    devtool: production ? false : "source-map",
    output: { path: path.resolve(__dirname, "dist"), filename: "[name].js", publicPath: "" },
    resolve: RESOLVE,
    module: {
      rules: [
        typescript(/\.ts$/),
        typescript(/\.tsx$/),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
      ],
    },
    // SWC goes before webpack's own minimizers, which skip what is already minified. They tidy the pages.
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), "..."] },
    performance: false,
  });

  const functionModules = customFunctionModules.map((module) => `./src/functions/${module}`);
  const functionFiles = functionModules.map((module) => path.resolve(__dirname, module));
  // English texts stand in the sources.
  const translations = TRANSLATIONS.map(({ name }) => `./src/language/${name}/in-functions.ts`);
  const functionsBundle = (name, target, loading) => ({
    ...shared(name, target),
    // A function that is used once stays where it is. Moved into its caller it would be created anew by each call, and groups would take a
    // fifth longer.
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.terserMinify,
          minimizerOptions: { compress: { reduce_funcs: false }, format: { comments: false } },
          extractComments: false,
        }),
      ],
    },
    module: {
      rules: [
        typescript(/\.ts$/),
        {
          test: functionFiles,
          enforce: "pre",
          loader: path.resolve(__dirname, "build/function-modules.mjs"),
          options: loading,
        },
      ],
    },
    // It also has each function associate itself, in the worker, too.
    plugins: [new CustomFunctionsMetadataPlugin({ output: "functions.json", input: functionFiles })],
  });
  const bundleOf = (first, ...texts) =>
    importing(...texts, `./src/functions/calls/${first}.ts`, ...functionModules);
  const functions = {
    ...functionsBundle("functions", "webworker"),
    entry: { functions: bundleOf("alone") },
  };
  const functionsWorker = {
    ...functionsBundle("functions-worker", "webworker"),
    entry: { "functions-worker": bundleOf("worker", ...translations) },
  };
  // What may take long runs in the worker, and is loaded here only if there is none.
  const functionsPage = {
    ...functionsBundle("functions-page", "web", { onDemand: true }),
    entry: { "functions-page": bundleOf("page", ...translations) },
  };
  // In the same page as the pane, whose modules have numbers of their own.
  functionsPage.output = { ...functionsPage.output, uniqueName: "functions" };

  const page = (filename, template, templateParameters) =>
    new HtmlWebpackPlugin({ filename, template, templateParameters, inject: false, minify: false });
  const pageOfAddIn = (filename, { template, ...parameters }, host) =>
    page(filename, template, {
      ...parameters,
      host,
      ofHost: host === WORKBENCH ? [OFFICE_IN_WORKBENCH] : [],
    });

  const addIn = {
    ...shared("add-in", "web"),
    entry: {
      commands: "./src/commands/index.ts",
      // In the same page, and with the same modules.
      taskpane: { import: "./src/taskpane/index.tsx", dependOn: "commands" },
      "view-window": "./src/view/larger/index.tsx",
      puzzle: "./src/view/sent/index.tsx",
      "check-window": "./src/self-check/window/index.ts",
      "hand-out-window": "./src/taskpane/class/share/hand-out/window/index.ts",
    },
    optimization: { ...shared("add-in", "web").optimization, splitChunks: DRAWINGS },
    plugins: [
      new MiniCssExtractPlugin(),
      new CopyPlugin({ patterns: [{ from: "assets/**/*.{png,css}" }] }),
      pageOfAddIn("taskpane.html", PANE, EXCEL),
      pageOfAddIn("view-window.html", LARGER_WINDOW, EXCEL),
      pageOfAddIn("hand-out-window.html", HAND_OUT, EXCEL),
      pageOfAddIn("check-window.html", CHECK_WINDOW, EXCEL),
      page("puzzle.html", "./src/view/sent/puzzle.html", {}),
    ],
  };

  const workbench = {
    ...shared("workbench", "web"),
    module: { rules: [...shared("workbench", "web").module.rules, univerFields()] },
    entry: { workbench: "./src/workbench/index.ts", "workbench-preload": "./src/workbench/preload.ts" },
    optimization: { ...shared("workbench", "web").optimization, splitChunks: COMPILED_AT_A_TIME },
    // The add-in has chunks with the same names.
    output: { ...shared("workbench", "web").output, chunkFilename: "workbench-[name].js" },
    plugins: [
      new MiniCssExtractPlugin(),
      page("workbench.html", "./src/workbench/workbench.html", {}),
      pageOfAddIn("workbench-pane.html", PANE, WORKBENCH),
      pageOfAddIn("workbench-view-window.html", LARGER_WINDOW, WORKBENCH),
      pageOfAddIn("workbench-hand-out-window.html", HAND_OUT, WORKBENCH),
      pageOfAddIn("workbench-check-window.html", CHECK_WINDOW, WORKBENCH),
      new CopyPlugin({
        patterns: [
          ...officeJsForTheWorkbench(),
          { from: "samples/**/*.xlsx" },
          { from: "src/functions/examples.json", to: "examples.json" },
        ],
      }),
      // It opens what links carry, and draws none of it.
      new IgnorePlugin({ resourceRegExp: /\/drawings(\/|$)/, contextRegExp: /puzzles/ }),
      // Univer hyphenates some seventy languages. The tables of its default language are enough for cells.
      new IgnorePlugin({ resourceRegExp: /^\.\/(?!en-|index)[\w-]+\.js$/, contextRegExp: /engine-render/ }),
    ],
  };

  const help = {
    ...shared("help", "web"),
    entry: {
      "help/site": { import: "./src/help/site.tsx", library: { type: "commonjs2" } },
      "help/search": "./src/help/search/index.ts",
    },
    // The first entry runs only in the build, where it loads no scripts, and the second one is small.
    module: { ...shared("help", "web").module, parser: { javascript: { dynamicImportMode: "eager" } } },
    optimization: { minimize: false },
  };

  if (env.WEBPACK_SERVE) functions.devServer = await serverForExcel();
  return [functions, functionsWorker, functionsPage, addIn, workbench, help];
};

/** One module that imports them all. With several entries, webpack would not concatenate modules that two of them share. */
function importing(...files) {
  const imports = files.map((file) => `import ${JSON.stringify(path.resolve(__dirname, file))};`);
  return `data:text/javascript,${imports.join("")}`;
}

/** The TypeScript loader. Types are checked separately (`npm run types`). */
function typescript(test) {
  const parser = { syntax: "typescript", tsx: test.test(".tsx") };
  const jsc = { target: "es2022", parser, transform: { react: { runtime: "automatic" } } };
  return { test, loader: "swc-loader", options: { swcrc: false, jsc } };
}

import { readFileSync } from "node:fs";
import js from "@eslint/js";
import { importX, createNodeResolver } from "eslint-plugin-import-x";
import officeAddins from "eslint-plugin-office-addins";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { importDirections } from "./test/house/import-directions.js";

const checked = JSON.parse(readFileSync("tsconfig.checked.json", "utf8"));

const officeRules = Object.fromEntries(
  Object.keys(officeAddins.rules).map((rule) => [`office-addins/${rule}`, "error"]),
);

export default tseslint.config(
  { ignores: ["dist/", "node_modules/", "test-results/"] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { project: "tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      // An async function turns what it throws into a rejection, also where it awaits nothing.
      "@typescript-eslint/require-await": "off",
      // Many objects here are tables of functions, and none of these takes `this`.
      "@typescript-eslint/unbound-method": "off",
      // What a cell holds is unknown until it is read as text.
      "@typescript-eslint/no-base-to-string": "off",
      // In a formula, the cells of a lesson are their address.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        {
          allow: [
            { from: "lib", name: ["Error", "URL", "URLSearchParams"] },
            { from: "file", name: "Area", path: "src/lessons/layout.ts" },
          ],
        },
      ],
      // What custom functions throw to the host.
      "@typescript-eslint/only-throw-error": [
        "error",
        { allow: [{ from: "package", package: "custom-functions-runtime", name: "Error" }] },
      ],
    },
  },
  {
    // By tsconfig.checked.json what an index finds there may be undefined; the linter does not know it.
    files: checked.include.map((room) => `${room}/**/*.{ts,tsx}`),
    ignores: checked.exclude.map((room) => `${room}/**`),
    rules: { "@typescript-eslint/no-unnecessary-type-assertion": "off" },
  },
  {
    // Univer's enums are kept as numbers in its data.
    files: ["src/workbench/**/*.{ts,tsx}", "test/browser/**/*.ts"],
    rules: { "@typescript-eslint/no-unsafe-enum-comparison": "off" },
  },
  {
    // Tests look into pages, files and answers whose types nobody declares.
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-template-expressions": "off",
      // The type of a function in a cell hides that its answer may be a promise.
      "@typescript-eslint/await-thenable": "off",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "import-x": importX, "office-addins": officeAddins },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js"] })],
    },
    rules: {
      ...officeRules,
      "import-x/no-restricted-paths": ["error", { zones: importDirections("src") }],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "max-lines": ["error", { max: 300, skipComments: true, skipBlankLines: true }],
      "max-lines-per-function": ["error", { max: 80, skipComments: true, skipBlankLines: true }],
    },
  },
  { files: ["src/**/*.tsx", "src/**/use*.ts"], extends: [reactHooks.configs.flat.recommended] },
  {
    // A lesson is one long description of its sheet.
    files: ["src/puzzles/**/{lesson,make}*.ts"],
    rules: { "max-lines-per-function": ["error", { max: 115, skipComments: true, skipBlankLines: true }] },
  },
  {
    files: ["test/browser/*.spec.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "@playwright/test",
          importNames: ["test"],
          message:
            "Take `test` from console.ts, shared-page.ts or files-page.ts: it sees errors in the console.",
        },
      ],
    },
  },
  {
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          "process",
          "console",
          "URL",
          "AbortSignal",
          "fetch",
          "setTimeout",
          "clearTimeout",
          "setImmediate",
          "performance",
          "structuredClone",
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
  {
    files: ["samples/answers.mjs"],
    languageOptions: { globals: { window: "readonly", Excel: "readonly" } },
  },
  {
    files: ["webpack.config.js", "jest.config.js", "test/plain-environment.js", "test/{house,mutants}/*.js"],
    languageOptions: {
      globals: { require: "readonly", module: "writable", __dirname: "readonly" },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);

import js from "@eslint/js";
import { importX, createNodeResolver } from "eslint-plugin-import-x";
import officeAddins from "eslint-plugin-office-addins";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { importDirections } from "./test/house/import-directions.js";

const officeRules = Object.fromEntries(
  Object.keys(officeAddins.rules).map((rule) => [`office-addins/${rule}`, "error"]),
);

export default tseslint.config(
  { ignores: ["dist/", "node_modules/", "test-results/"] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "import-x": importX, "office-addins": officeAddins, "react-hooks": reactHooks },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js"] })],
    },
    rules: {
      ...officeRules,
      ...reactHooks.configs.recommended.rules,
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { zones: importDirections("src") }],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "max-lines": ["error", { max: 250, skipComments: true, skipBlankLines: true }],
    },
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
    files: ["webpack.config.js", "jest.config.js", "test/plain-environment.js", "test/house/*.js"],
    languageOptions: {
      globals: { require: "readonly", module: "writable", __dirname: "readonly" },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);

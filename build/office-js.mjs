import { createRequire } from "node:module";
import path from "node:path";
import { LANGUAGES } from "./project.mjs";

/** The few Office.js files that Excel on Windows loads. The package has those of every host. */
export function officeJsForTheWorkbench() {
  const from = path.dirname(createRequire(import.meta.url).resolve("@microsoft/office-js/dist/office.js"));
  const strings = [...new Set(LANGUAGES.map(({ office }) => `${office}/office_strings.js`))];
  const files = ["office.js", "excel-win32-16.01.js", ...strings];
  return files.map((file) => ({
    from: path.join(from, file),
    to: `office-js/${file}`,
    info: { minimized: true },
  }));
}

import path from "node:path";
import { LANGUAGES, TRANSLATIONS } from "./project.mjs";

export const ERRORS_PAGE = "docs/errors.md";

const row = (cells) => `| ${cells.map((cell) => cell.replace(/[\\|*_<`[\]]/g, "\\$&")).join(" | ")} |`;

const byPlace = (a, b) => a.file.localeCompare(b.file) || a.line - b.line;

/** The file and the line where a text stands first. */
const placeOf = ({ origin }) => origin.map(([file, line]) => ({ file, line })).sort(byPlace)[0];

/**
 * The text of docs/errors.md: what the functions report, in each language. `found` are the texts in the sources as Lingui collects them, and
 * `catalogues` their translations, by language.
 */
export function errorsPage(found, catalogues) {
  const texts = Object.entries(found).map(([text, about]) => ({ text, ...placeOf(about) }));
  texts.sort(byPlace);
  const folders = new Set(texts.map(({ file }) => path.dirname(file)));
  const sections = Array.from(folders, (folder) => [
    `\n## ${path.relative("src", folder)}\n`,
    row(LANGUAGES.map(({ name }) => name)),
    `|${LANGUAGES.map(() => "---|").join("")}`,
    ...texts
      .filter(({ file }) => path.dirname(file) === folder)
      .map(({ text }) => row([text, ...TRANSLATIONS.map(({ name }) => catalogues[name][text] ?? "")])),
  ]);
  return [
    "# What the functions report\n",
    "Errors, reasons, and the words in answers, by the folder of `src/` that they stand in. Before an error, the functions write the argument and the cell: `maze, row 2, column 3: …`.\n",
    "<!-- Made by `npm run texts` from the sources and the catalogues. -->",
    ...sections.flat(),
    "",
  ].join("\n");
}

import { formatter } from "@lingui/format-json";

/** The catalogues of a language, by the rooms whose texts they hold; each bundle loads those that it needs. */
const CATALOGUES = {
  functions: ["language", "permutations", "search", "puzzles", "functions"],
  checks: ["checks"],
  lessons: ["lessons", "playing"],
  pane: ["workbooks", "excel", "commands", "taskpane"],
  view: ["taskpane/view"],
  workbench: ["workbench"],
};

/** `npm run texts` brings the catalogues up to date with the texts in the sources. */
export default {
  sourceLocale: "en",
  locales: ["en", "de"],
  catalogs: Object.entries(CATALOGUES).map(([name, rooms]) => ({
    path: `<rootDir>/src/language/{locale}/${name}`,
    include: rooms.map((room) => `<rootDir>/src/${room}`),
    exclude: name === "pane" ? ["**/taskpane/view/**"] : [],
  })),
  format: formatter({ style: "minimal" }),
  orderBy: "messageId",
};

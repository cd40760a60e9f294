import { formatter } from "@lingui/format-json";
import { ENGLISH, TRANSLATIONS } from "./build/project.mjs";

/** The parts of puzzles that the functions do not use. */
const LESSONS = [
  "puzzles/**/lesson*.ts",
  "puzzles/**/make*.ts",
  "puzzles/**/*play*.ts",
  "puzzles/**/plays/**",
  "puzzles/**/guess*.ts",
  "puzzles/**/puzzle.ts",
  // No function knows the cube.
  "puzzles/rubik/**/*.ts",
];
const DRAWINGS = ["puzzles/**/drawings/**"];

/** What the pane tells of the functions. */
const LIST = ["functions/list/**"];

/** The catalogues of a language, by the folders and files whose texts they hold. Each bundle loads those that it needs. */
const CATALOGUES = {
  functions: {
    include: ["grid", "language", "permutations", "words", "search", "puzzles", "functions"],
    exclude: [...LESSONS, ...DRAWINGS, ...LIST],
  },
  "self-check": { include: ["self-check"] },
  lessons: { include: ["lessons", "playing", ...LESSONS], exclude: DRAWINGS },
  pane: {
    include: [
      "exercises",
      "assignments",
      "workbooks",
      "excel",
      "links",
      "commands",
      "components",
      "taskpane",
      ...LIST,
    ],
  },
  view: { include: ["view", "drawing", ...DRAWINGS] },
  workbench: { include: ["workbench"] },
  // Only the help's own bundle loads it.
  help: { include: ["help"] },
};

const inSource = (names) => names.map((name) => `<rootDir>/src/${name}`);

/** `npm run texts` brings the catalogues up to date with the texts in the sources. English needs none: its texts are their keys. */
export default {
  sourceLocale: ENGLISH.name,
  locales: TRANSLATIONS.map(({ name }) => name),
  catalogs: Object.entries(CATALOGUES).map(([name, { include, exclude = [] }]) => ({
    path: `<rootDir>/src/language/{locale}/${name}`,
    include: inSource(include),
    exclude: inSource(exclude),
  })),
  format: formatter({ style: "minimal" }),
  orderBy: "messageId",
};

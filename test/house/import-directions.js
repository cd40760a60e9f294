/** All that the pane and the ribbon are made of. */
const ADD_IN = [
  "grid",
  "steps",
  "language",
  "permutations",
  "search",
  "puzzles",
  "lessons",
  "playing",
  "functions",
  "workbooks",
  "excel",
];

/** Each room of the house and the rooms that it may import from: the table of docs/design.md. */
const ROOMS = {
  grid: [],
  steps: [],
  language: [],
  permutations: ["grid", "steps", "language"],
  search: ["grid", "steps", "language"],
  puzzles: ["grid", "steps", "language", "permutations", "search"],
  lessons: ["grid", "language", "puzzles"],
  playing: ["grid", "steps", "language", "permutations", "search", "puzzles"],
  functions: ["grid", "steps", "language", "puzzles", "permutations"],
  workbooks: ["grid", "language", "lessons"],
  excel: ["grid", "language", "lessons", "workbooks"],
  checks: ADD_IN,
  commands: ADD_IN,
  taskpane: [...ADD_IN, "checks", "commands"],
  workbench: ["grid", "language", "workbooks"],
  help: ["steps", "puzzles", "lessons", "playing", "functions", "workbooks", "taskpane"],
};

/** The table as zones for the lint rule `import-x/no-restricted-paths`; `source` is the folder of the rooms. */
function importDirections(source) {
  return Object.entries(ROOMS).map(([room, mayImport]) => ({
    target: `./${source}/${room}`,
    from: `./${source}`,
    except: [room, ...mayImport].map((allowed) => `./${allowed}`),
    message: `src/${room} may import from ${mayImport.join(", ") || "no other room"}.`,
  }));
}

module.exports = { ROOMS, importDirections };

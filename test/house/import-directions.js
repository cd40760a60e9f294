/** Each room of the house and the rooms that it may import from: the table of docs/design.md. */
const ROOMS = {
  permutations: [],
  search: [],
  puzzles: ["permutations", "search"],
  lessons: ["puzzles"],
  playing: ["permutations", "search", "puzzles"],
  functions: ["puzzles", "permutations"],
  workbooks: ["lessons"],
  excel: ["lessons", "workbooks"],
  commands: ["permutations", "search", "puzzles", "lessons", "playing", "functions", "workbooks", "excel"],
  taskpane: [
    "permutations",
    "search",
    "puzzles",
    "lessons",
    "playing",
    "functions",
    "workbooks",
    "excel",
    "commands",
  ],
  workbench: ["workbooks"],
  help: ["puzzles", "lessons", "playing", "functions", "workbooks", "taskpane"],
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

const { readdirSync } = require("node:fs");
const path = require("node:path");

/** Everything that the pane and the ribbon are made of. */
const ADD_IN = [
  "grid",
  "steps",
  "language",
  "permutations",
  "words",
  "search",
  "lessons",
  "playing",
  "drawing",
  "puzzles",
  "functions",
  "workbooks",
  "excel",
];

/** Each room of the house and the rooms that it may import from. docs/architecture.md says what is in them. */
const ROOMS = {
  grid: ["steps", "language"],
  steps: [],
  language: [],
  permutations: ["grid", "steps", "language"],
  words: ["grid", "steps", "language", "permutations"],
  search: ["grid", "steps", "language"],
  lessons: ["grid", "steps", "language"],
  playing: ["grid", "steps", "language"],
  drawing: ["grid", "steps", "language", "playing"],
  puzzles: ["grid", "steps", "language", "permutations", "words", "search", "lessons", "playing", "drawing"],
  functions: ["grid", "steps", "language", "permutations", "words", "puzzles"],
  exercises: ["grid", "steps", "language", "permutations", "search", "lessons", "playing", "puzzles"],
  workbooks: ["grid", "language", "lessons"],
  assignments: ["grid", "steps", "language", "permutations", "lessons", "puzzles", "exercises", "workbooks"],
  excel: ["grid", "language", "permutations", "lessons", "workbooks"],
  links: ["grid", "steps", "language", "lessons", "playing", "puzzles", "workbooks"],
  "self-check": ADD_IN,
  commands: ADD_IN,
  components: ["grid", "steps", "language", "permutations", "excel"],
  view: [...ADD_IN, "links", "components"],
  taskpane: [...ADD_IN, "exercises", "assignments", "links", "self-check", "commands", "components", "view"],
  workbench: ["grid", "language", "workbooks", "links"],
  help: [
    "grid",
    "steps",
    "language",
    "lessons",
    "playing",
    "drawing",
    "puzzles",
    "functions",
    "workbooks",
    "links",
  ],
};

/** The rooms inside the workbench and those among them that each may import from; `index.ts` and `preload.ts` stand above them all. */
const WORKBENCH = {
  page: [],
  "univer/basics": [],
  "univer/fixes": ["univer/basics"],
  "univer/typing": ["univer/basics"],
  univer: ["page"],
  "office-objects": ["univer"],
  "custom-functions": ["univer", "office-objects"],
  office: ["page", "office-objects"],
  files: ["page", "univer", "office-objects", "custom-functions"],
  server: [],
};

/** The rooms inside the functions; the functions themselves stand above them. */
const FUNCTIONS = { cells: [], calls: ["cells"], list: [] };

/** The tables as zones for the lint rule `import-x/no-restricted-paths`; `source` is the folder with the rooms. */
function importDirections(source) {
  return [
    ...zonesOf(ROOMS, source),
    ...zonesOf(WORKBENCH, `${source}/workbench`),
    ...zonesOf(FUNCTIONS, `${source}/functions`),
    ...partsOfPuzzles(source),
  ];
}

const zonesOf = (rooms, house) =>
  Object.entries(rooms).map(([room, mayImport]) => ({
    target: `./${house}/${room}`,
    from: `./${house}`,
    except: [room, ...mayImport].map((allowed) => `./${allowed}`),
    message: `${house}/${room} may import from ${mayImport.join(", ") || "no other room"}.`,
  }));

/**
 * The parts of a puzzle by their file names, what each may import from the others, and which of the rooms for lessons, plays and drawings
 * it knows. Everything else is its kind: how it is read and solved.
 */
const PARTS = {
  drawing: { is: /\/drawings\//, mayImport: ["kind", "play"], knows: ["playing", "drawing"] },
  lesson: { is: /\/(lesson(-[\w-]+)?|make(-[\w-]+)?)\.ts$/, mayImport: ["kind"], knows: ["lessons"] },
  play: {
    is: /\/(play(-[\w-]+)?|[\w-]+-play)\.ts$/,
    mayImport: ["kind"],
    knows: ["playing"],
  },
  guess: { is: /\/guess\.ts$/, mayImport: ["kind"], knows: ["playing"] },
  declaration: {
    is: /\/((define-)?puzzle|puzzles\/index)\.ts$/,
    mayImport: [],
    knows: [],
  },
  kind: { is: /./, mayImport: [], knows: [] },
};

const partOf = (file) => Object.keys(PARTS).find((part) => PARTS[part].is.test(file));

/** The functions' bundle contains only kinds, and no kind knows how it is taught, played or drawn. */
function partsOfPuzzles(source) {
  const folder = `${source}/puzzles`;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `./${path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/")}`);
  const filesOf = (part) => files.filter((file) => partOf(file) === part);
  const others = (parts) =>
    Object.keys(PARTS)
      .filter((part) => !parts.includes(part))
      .flatMap(filesOf);
  const rooms = (known) =>
    ["lessons", "playing", "drawing"]
      .filter((room) => !known.includes(room))
      .map((room) => `./${source}/${room}`);
  return [
    // The declaration of a puzzle knows them all, and no part knows it.
    ...Object.entries(PARTS)
      .filter(([part]) => part !== "declaration")
      .map(([part, { mayImport, knows }]) => ({
        target: filesOf(part),
        from: [...others([part, ...mayImport]), ...rooms(knows)],
        message: `A puzzle's ${part} may import ${["nothing", ...mayImport].at(-1)} of its other parts.`,
      })),
    {
      target: `./${source}/functions`,
      from: others(["kind"]),
      message: "The functions see the kinds of puzzles only.",
    },
  ];
}

module.exports = { ROOMS, WORKBENCH, importDirections };

/** What is not in a room: the manifest, the build, and what lint and types say. */
export const HOUSE = [
  {
    fault: "a room imports from one behind it",
    file: "src/search/simple-ways.ts",
    from: 'import type { SimpleWays } from "./placed-graph";',
    to: 'import type { SimpleWays } from "./placed-graph";\nexport type { Cells } from "../puzzles/cells";',
    caughtBy: "lint",
  },
  {
    fault: "what may be missing is taken for there",
    file: "src/workbench/files/entrances.ts",
    from: "chooser.files?.[0]",
    to: "chooser.files[0]",
    caughtBy: "types",
  },
  {
    fault: "Excel finds no script at the address of the functions",
    file: "manifest.xml",
    from: 'https://localhost:3000/functions.js"',
    to: 'https://localhost:3000/function.js"',
    caughtBy: "bundle test/bundle/manifest.test.ts",
  },
];

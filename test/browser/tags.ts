/** The ranks of tests in a browser: `@release` runs in every `npm test`, `@all` only with `-- --all`. */
export const RANKS = ["release", "all"] as const;

/** Why a test needs a browser. Whatever needs none of these is tested without one, which is faster. */
export const REASONS = {
  axe: "the accessibility tree, and barriers in it",
  files: "files that are opened, saved or printed",
  keys: "keys, the pointer, a finger, and where the focus is",
  office: "Office.js and the spreadsheet, each in a page of its own",
  paint: "what is drawn: colours, pictures, room for texts",
  start: "the order in which scripts load and run",
  threads: "calculations beside the page, their progress and their end",
  visits: "addresses, languages, windows, and what the browser keeps",
  webkit: "another browser than Chromium",
} as const;

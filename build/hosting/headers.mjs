import { LANGUAGES } from "../project.mjs";

/** What Excel on the web fetches from another origin. Without permission to do so, it knows no functions. */
export const FUNCTION_FILES = [...LANGUAGES.map(({ functions }) => functions), "functions.js"];

/** The pages that Office frames. */
export const ADD_IN_PAGES = [
  "taskpane.html",
  "view-window.html",
  "hand-out-window.html",
  "check-window.html",
];

/** The pages that only each other may frame. */
export const WORKBENCH_PAGES = [
  "puzzle",
  "workbench",
  "workbench-pane",
  "workbench-view-window",
  "workbench-hand-out-window",
  "workbench-check-window",
].map((name) => `${name}.html`);

/** The folder of the help, whose pages no other site may frame. */
export const HELP = "help/";

/**
 * The hosts of pages that frame an add-in's pages in Office, and of pages that frame Office itself. A browser checks all of them. The first
 * five lines are what Office.js trusts, without Microsoft's own test hosts.
 */
const OFFICE_HOSTS = [
  "*.officeapps.live.com",
  "*.office.net",
  "*.online.office365.us",
  "*.online.office.de",
  "*.partner.officewebapps.cn",
  "onedrive.live.com",
  "*.office.com",
  "*.microsoft365.com",
  "*.cloud.microsoft",
  "*.sharepoint.com",
  "*.sharepoint.us",
  "*.sharepoint.cn",
  "teams.microsoft.com",
];

export const OFFICE = OFFICE_HOSTS.map((host) => `https://${host}`).join(" ");

const ANYWHERE = "*";

/**
 * The headers that a server sends with which files of dist: names, folders (`help/`), or `*` for all. No header stands in two
 * rows that a file is in, so the order is none. Which pages may hold a page, no page can say itself.
 *
 * @type {readonly (readonly [files: readonly string[], headers: Readonly<Record<string, string>>])[]}
 */
export const HEADERS = [
  [[ANYWHERE], { "X-Content-Type-Options": "nosniff" }],
  [FUNCTION_FILES, { "Access-Control-Allow-Origin": "*" }],
  [ADD_IN_PAGES, { "Content-Security-Policy": `frame-ancestors 'self' ${OFFICE}` }],
  [[...WORKBENCH_PAGES, HELP], { "Content-Security-Policy": "frame-ancestors 'self'" }],
];

const isOneOf = (names, file) =>
  names.some((name) => name === ANYWHERE || name === file || (name.endsWith("/") && file.startsWith(name)));

/** The headers of a file in dist. Its name there is written with slashes. */
export function headersOf(file) {
  return Object.assign(
    {},
    ...HEADERS.filter(([names]) => isOneOf(names, file)).map(([, headers]) => headers),
  );
}

/** The rows that apply to some files only. */
export const rowsOfFiles = () => HEADERS.filter(([names]) => !names.includes(ANYWHERE));

/** The headers of files that no other row applies to. */
export const headersOfAll = () => headersOf("");

/**
 * The types of files by their endings: first the one that a server should say, then others that do as well.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const TYPES = {
  html: ["text/html"],
  js: ["text/javascript", "application/javascript", "application/x-javascript"],
  json: ["application/json"],
  css: ["text/css"],
  png: ["image/png"],
  svg: ["image/svg+xml"],
  xml: ["application/xml", "text/xml"],
  txt: ["text/plain"],
  md: ["text/markdown", "text/plain"],
  xlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/octet-stream"],
};

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { headersOf } from "../../../build/hosting/headers.mjs";
import { writeHosting } from "../../../build/hosting/index.mjs";
import { LANGUAGES } from "../../../src/language/languages";

/** What Excel on the web fetches. */
const FETCHED = [...LANGUAGES.map(({ functions }) => functions), "functions.js"];
const FILES = [
  ...FETCHED,
  "functions-worker.js",
  "taskpane.html",
  "hand-out-window.html",
  "workbench-pane.html",
  "help/index.html",
  "help/functions/orbits.html",
  "functionsXjson",
];

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-hosting-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each kind of server's configuration, for a subfolder of a site. */
function configurations(origin: string): Record<string, string> {
  writeHosting({ origin, folder });
  const names = ["nginx.conf", ".htaccess", "_headers", "staticwebapp.config.json"];
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

type Headers = Record<string, string>;

/** How each kind of server reads its configuration, within what ours use: the headers of the file at an address. */
const READERS: Record<string, (text: string, address: string) => Headers> = {
  "nginx.conf": (text, address) => {
    const blocks = [...text.matchAll(/location ~ "([^"]*)" \{([^}]*)\}/g)];
    const location = blocks.find(([, pattern]) => new RegExp(pattern).test(address));
    const outside = text.replace(/location ~ "[^"]*" \{[^}]*\}/g, "");
    const source = location ? location[2] : outside;
    return Object.fromEntries(
      Array.from(source.matchAll(/add_header (\S+) "([^"]*)" always;/g), ([, name, value]) => [name, value]),
    );
  },
  ".htaccess": (text, address) => {
    const applies = text.replace(
      /<If "%\{REQUEST_URI\} =~ m#([^#]*)#">([^<]*)<\/If>/g,
      (_, pattern, lines) => (new RegExp(pattern as string).test(address) ? (lines as string) : ""),
    );
    return Object.fromEntries(
      Array.from(applies.matchAll(/Header always set (\S+) "([^"]*)"/g), ([, name, value]) => [name, value]),
    );
  },
  _headers: (text, address) => {
    const found: Headers = {};
    for (const [, rule, lines] of text.matchAll(/^(\/\S*)\n((?: {2}.*\n)+)/gm)) {
      const isHere = rule.endsWith("*") ? address.startsWith(rule.slice(0, -1)) : address === rule;
      if (!isHere) continue;
      for (const [, name, value] of lines.matchAll(/ {2}([^:]+): (.*)/g)) {
        // Servers join repeated headers with a comma.
        found[name] = name in found ? `${found[name]}, ${value}` : value;
      }
    }
    return found;
  },
  "staticwebapp.config.json": (text, address) => {
    const { globalHeaders, routes } = JSON.parse(text) as {
      globalHeaders: Headers;
      routes: { route: string; headers: Headers }[];
    };
    const match = routes.find(({ route }) =>
      route.endsWith("*") ? address.startsWith(route.slice(0, -1)) : address === route,
    );
    return { ...globalHeaders, ...match?.headers };
  },
};

test.each([
  ["https://your.server", "/"],
  ["https://your.server/a.b/puzzlebook", "/a.b/puzzlebook/"],
])("every kind of server is told to send what the table says, at %s", (origin, base) => {
  for (const [name, text] of Object.entries(configurations(origin))) {
    for (const file of FILES) expect([name, file, READERS[name](text, base + file)]).toEqual([name, file, headersOf(file)]); // prettier-ignore
  }
});

test("functions may be read from anywhere, and nothing else; Office may show the add-in's pages only", () => {
  const readable = FILES.filter((file) => "Access-Control-Allow-Origin" in headersOf(file));
  expect(readable).toEqual(FETCHED);
  const framed = FILES.filter((file) => /officeapps/.test(headersOf(file)["Content-Security-Policy"] ?? ""));
  expect(framed).toEqual(["taskpane.html", "hand-out-window.html"]);
  expect(FILES.every((file) => headersOf(file)["X-Content-Type-Options"] === "nosniff")).toBe(true);
});

test("the types of files are said where servers do not know them themselves", () => {
  const { "nginx.conf": nginx, ".htaccess": apache, "staticwebapp.config.json": azure } = configurations("https://a.org"); // prettier-ignore
  expect(nginx).toContain("application/json json;");
  expect(apache).toContain("AddType application/json .json");
  expect(JSON.parse(azure).mimeTypes[".json"]).toBe("application/json");
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkPublished } from "../../../build/check/published.mjs";
import { httpsProblem } from "../../../build/check/answers.mjs";
import { report } from "../../../build/check/report.mjs";
import { ADD_IN_PAGES, headersOf, TYPES, WORKBENCH_PAGES } from "../../../build/hosting/headers.mjs";
import { functionsMetadata } from "../../../build/metadata.mjs";
import { LANGUAGES } from "../../../src/language/languages";

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

let metadata: string;
let server: Server;
let site: string;
let files: Map<string, Answer>;

/** The files that describe the functions to Excel in each language. */
const LISTS = LANGUAGES.map(({ functions }) => functions);

/** A correct published folder: small pages, and the functions of this version. */
function right(): Map<string, Answer> {
  const texts: Record<string, string> = {
    "manifest.xml": `<Url DefaultValue="${site}/taskpane.html"/><Url DefaultValue="${site}/functions.js"/>`,
    ...Object.fromEntries(LISTS.map((file) => [file, metadata.replaceAll("https://localhost:3000", site)])),
    "functions.js": "",
    "taskpane.js": "",
    "assets/help.css": "",
  };
  for (const page of [...ADD_IN_PAGES, ...WORKBENCH_PAGES]) texts[page] = "";
  texts["taskpane.html"] =
    '<script src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js"></script><script defer src="taskpane.js"></script>';
  for (const { helpUrl } of JSON.parse(texts["functions.json"]).functions as { helpUrl: string }[]) {
    texts[helpUrl.slice(site.length + 1)] = '<link rel="stylesheet" href="../../assets/help.css" />';
  }
  return new Map(
    Object.entries(texts).map(([file, text]) => {
      const type = TYPES[file.split(".").at(-1)!][0];
      return [
        file,
        { status: 200, headers: { ...headersOf(file), "Content-Type": `${type}; charset=utf-8` }, text },
      ];
    }),
  );
}

beforeAll(async () => {
  metadata = await functionsMetadata();
  server = createServer((request, response) => {
    const { status, headers, text } = files.get(request.url!.slice("/book/".length)) ?? { status: 404, headers: {}, text: "" }; // prettier-ignore
    response.writeHead(status, headers).end(text);
  }).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}/book`;
});

afterAll(() => void server.close());

beforeEach(() => (files = right()));

/** The lines of the report; the last says how many checks hold. */
async function lines(address = site): Promise<string[]> {
  const said: string[] = [];
  const all = await report(checkPublished(address), (line: string) => said.push(line));
  expect(all).toBe(said.every((line) => !line.startsWith("✗")));
  return said;
}

test("a folder that is right holds in all, with a slash at its end and without", async () => {
  const said = await lines(`${site}/`);
  expect(said.at(-1)).toBe(`${said.length - 1} hold, 0 fall short`);
  expect(said).toEqual(await lines());
  for (const name of ["https", "manifest.xml", "taskpane.js, named by taskpane.html", "assets/help.css, named by help/functions/simplifycycles.html"]) expect(said).toContain(`✓ ${name}`); // prettier-ignore
});

const headers = (file: string) => files.get(file)!.headers;
const functionsWith = (
  change: (metadata: { functions: Record<string, never>[] } & Record<string, unknown>) => void,
) => {
  const changed = JSON.parse(files.get("functions.json")!.text);
  change(changed);
  files.get("functions.json")!.text = JSON.stringify(changed);
};

const NO_LEAVE = "the server sends no Access-Control-Allow-Origin, so Excel on the web knows no function";
const SHAPE = "✗ functions.json is that of this version";

test.each<[string, () => void, string | RegExp]>([
  ...[...LISTS, "functions.js"].map((file): [string, () => void, string] => [
    `no CORS for ${file}`,
    () => void delete headers(file)["Access-Control-Allow-Origin"],
    `✗ ${file} may be read by Excel on the web (CORS): ${NO_LEAVE}`,
  ]),
  [
    "CORS for others",
    () => void (headers("functions.js")["Access-Control-Allow-Origin"] = "https://a.org"),
    "✗ functions.js may be read by Excel on the web (CORS): Access-Control-Allow-Origin is https://a.org, which leaves Excel on the web out",
  ],
  [
    "a page that nobody may frame",
    () => void (headers("taskpane.html")["X-Frame-Options"] = "DENY"),
    "✗ taskpane.html may be shown in Excel on the web: X-Frame-Options is DENY, which leaves Office out; leave it away",
  ],
  [
    "a page that Office may not frame",
    () =>
      void (headers("view-window.html")["Content-Security-Policy"] =
        "frame-ancestors 'self' https://onedrive.live.com"),
    /^✗ view-window\.html may be shown in Excel on the web: frame-ancestors lacks https:\/\/\*\.officeapps\.live\.com /,
  ],
  [
    "a type that is wrong",
    () => void (headers("taskpane.js")["Content-Type"] = "text/plain"),
    "✗ taskpane.js, named by taskpane.html: its type is text/plain, not text/javascript",
  ],
  [
    "no type",
    () => void delete headers("assets/help.css")["Content-Type"],
    "✗ assets/help.css, named by help/functions/simplifycycles.html: its type is none, not text/css",
  ],
  [
    "a file that a page names and is not there",
    () => void files.delete("taskpane.js"),
    "✗ taskpane.js, named by taskpane.html: the server answers 404",
  ],
  [
    "a page that functions.json names and is not there",
    () => void files.delete("help/functions/orbits.html"),
    "✗ help/functions/orbits.html, named by functions.json: the server answers 404",
  ],
  [
    "a page of the workbench that is not there",
    () => void files.delete("workbench.html"),
    "✗ workbench.html, named by the add-in: the server answers 404",
  ],
  [
    "a manifest for another address",
    () =>
      void (files.get("manifest.xml")!.text = '<Url DefaultValue="https://localhost:3000/taskpane.html"/>'),
    /^✗ manifest\.xml names this address: it names https:\/\/localhost:3000\/taskpane\.html: build with --env origin=http:\/\/localhost:\d+\/book$/,
  ],
  [
    "a manifest that is a page for errors",
    () => void (files.get("manifest.xml")!.text = "<html></html>"),
    "✗ manifest.xml names this address: it has no address",
  ],
  [
    "functions.json that is none",
    () => void (files.get("functions.json")!.text = "<html>"),
    `${SHAPE}: it is not JSON`,
  ],
  [
    "functions that do not take errors",
    () => functionsWith((all) => delete all["allowErrorForDataTypeAny"]),
    `${SHAPE}: allowErrorForDataTypeAny is undefined, not true`,
  ],
  [
    "a function with another parameter",
    () =>
      functionsWith(
        ({ functions }) => ((functions[0]["parameters"] as { type: string }[])[0].type = "string"),
      ),
    `${SHAPE}: functions.SIMPLIFYCYCLES.parameters.0.type is "string", not "any"`,
  ],
  [
    "functions in another language without their texts",
    () => functionsWith(({ functions }) => delete functions[0]["description"]),
    `${SHAPE}: functions.SIMPLIFYCYCLES.description is no text`,
  ],
])("%s falls short, and is named", async (_spoilt, spoil, line) => {
  spoil();
  const said = await lines();
  const short = said.filter((each) => each.startsWith("✗"));
  expect(short).toContainEqual(typeof line === "string" ? line : expect.stringMatching(line));
  expect(said.at(-1)).toBe(`${said.length - 1 - short.length} hold, ${short.length} fall short`);
});

test("plain http is for localhost only", () => {
  expect(["https://a.org", "http://localhost:3411", "http://127.0.0.1"].map((each) => httpsProblem(new URL(each)))).toEqual([undefined, undefined, undefined]); // prettier-ignore
  expect(httpsProblem(new URL("http://localhost.a.org"))).toBe(
    "Excel loads add-ins by https only; plain http is for localhost",
  );
});

test("where no server answers, nothing holds but the address", async () => {
  const closed = createServer().listen(0, "localhost");
  await new Promise((resolve) => closed.once("listening", resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const said = await lines(`http://localhost:${port}`);
  expect(said.filter((line) => line.startsWith("✓"))).toEqual(["✓ https"]);
  expect(said[1]).toContain("it cannot be fetched: ");
});

test.each(["your.server", "ftp://a.org", "https://"])("%s is no address", async (address) => {
  await expect(lines(address)).rejects.toThrow(`--url ${address}: an address begins with https://`);
});

import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import express from "express";
import { ADD_IN_PAGES, HELP, headersOf, TYPES, WORKBENCH_PAGES } from "../../build/hosting/headers.mjs";
import { LANGUAGES } from "../../src/language/languages";

const dist = path.resolve("dist");
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
const DEVELOPMENT_ORIGIN = "https://localhost:3000";
const WITH_ORIGIN = ["manifest.xml", ...LANGUAGES.map(({ functions }) => functions)];

let server: Server;
let site: string;
/** The headers that this server omits. */
let forgotten: string[];

beforeAll(async () => {
  const application = express();
  application.use("/book", (request, response, next) => {
    const file = request.path.slice(1);
    for (const [name, value] of Object.entries(headersOf(file) as Record<string, string>)) {
      if (!forgotten.includes(name)) response.set(name, value);
    }
    if (!WITH_ORIGIN.includes(file)) return next();
    const text = readFileSync(path.join(dist, file), "utf8").replaceAll(DEVELOPMENT_ORIGIN, site);
    response.type(path.extname(file)).send(text);
  });
  application.use("/book", express.static(dist));
  server = application.listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}/book`;
});

afterAll(() => server.close());

/** Runs `npm run check` with arguments. Returns its exit code and output. */
const check = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) =>
    execFile(process.execPath, [path.resolve("build/check/index.mjs"), ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );

test("what is built holds in all where the server sends what the table says", async () => {
  forgotten = [];
  const { code, output } = await check("--url", site);
  expect([code, output.match(/^✗.*$/gm)]).toEqual([0, null]);
  const [, holding] = /^(\d+) hold, 0 fall short\n$/m.exec(output)!;
  expect(Number(holding)).toBeGreaterThan(50);
});

test("where it does not, the command fails and says so", async () => {
  forgotten = ["Access-Control-Allow-Origin"];
  const { code, output } = await check("--url", site);
  expect(code).toBe(1);
  expect(output.match(/^✗.*\(CORS\)/gm)).toHaveLength(LANGUAGES.length + 1);
  expect(output).toMatch(new RegExp(`^\\d+ hold, ${LANGUAGES.length + 1} fall short\n$`, "m"));
});

test.each([[], ["--url"], ["--host", "x", "--url", "https://a.org"]])(
  "%j is answered by how it is used",
  async (...args) => {
    const { code, output } = await check(...args);
    expect([code, output]).toEqual([1, expect.stringContaining("Usage: npm run check -- --url ")]);
  },
);

test("every page that is built has its row in the table of headers, and every kind of file its type", () => {
  const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith(HELP));
  expect(pages.sort()).toEqual([...ADD_IN_PAGES, ...WORKBENCH_PAGES].sort());
  const untyped = files.filter((file) => !path.basename(file).startsWith(".") && file.includes("."));
  const endings = new Set(
    untyped.map((file) => path.extname(file).slice(1)).filter((ending) => ending !== "conf"),
  );
  expect([...endings].sort()).toEqual(Object.keys(TYPES).sort());
});

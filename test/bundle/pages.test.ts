import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { ERROR_CODES, ExcelError } from "../excel-errors.mjs";
import { dist, metadata } from "./bundled-functions";

const OFFICE_JS = /office\.js$/;
const FUNCTIONS = "functions-page.js";

interface Script {
  readonly src: string;
  /** The attributes that make a browser go on before it has run: `defer`, `async`, `type`. */
  readonly waits: readonly string[];
}

const compressed = (script: string) => gzipSync(readFileSync(path.join(dist, script))).length;

function scriptsOf(page: string): Script[] {
  const text = readFileSync(path.join(dist, page), "utf8");
  return Array.from(text.matchAll(/<script\b([^>]*)>/g), ([, attributes]) => ({
    src: /\bsrc="?([^"\s>]+)/.exec(attributes)![1],
    waits: Array.from(attributes.matchAll(/\b(defer|async|type)\b/g), ([name]) => name),
  }));
}

const pages = readdirSync(dist).filter((file) => file.endsWith(".html"));
/** The pages that Excel, or the workbench, may load as the shared runtime. */
const runtimes = pages.filter((page) => scriptsOf(page).some(({ src }) => src === FUNCTIONS));

test("two pages may host the runtime", () => {
  expect(runtimes).toEqual(["taskpane.html", "workbench-pane.html"]);
});

// In development the same template makes the pages.
describe.each(runtimes)("%s", (page) => {
  const scripts = scriptsOf(page);
  const office = scripts.findIndex(({ src }) => OFFICE_JS.test(src));
  const last = scripts.findIndex(({ src }) => src === FUNCTIONS);
  const blocking = scripts.slice(office + 1, last + 1);

  test("waits for each script up to the functions', and for no other", () => {
    expect(blocking).toEqual(["commands.js", FUNCTIONS].map((src) => ({ src, waits: [] })));
    expect(scripts.slice(0, office + 1).flatMap(({ waits }) => waits)).toEqual([]);
    expect(scripts.slice(last + 1)).toEqual([{ src: "taskpane.js", waits: ["async"] }]);
  });

  test("loads at most 80 kB, compressed, before the first answer", () => {
    const sizes = blocking.map(({ src }) => compressed(src));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(80_000);
  });

  test("has no style sheet that these scripts would wait for", () => {
    const text = readFileSync(path.join(dist, page), "utf8");
    const last = text.search(new RegExp(`<script src="?${FUNCTIONS}`));
    expect(last).toBeGreaterThan(-1);
    expect(text.search(/<link rel="?stylesheet/)).toBeGreaterThan(last);
  });

  test("with these scripts alone, all functions and all commands of the manifest are associated", () => {
    const functions: string[] = [];
    const commands: string[] = [];
    const context = vm.createContext({
      CustomFunctions: {
        associate: (id: string) => functions.push(id),
        Error: ExcelError,
        ErrorCode: ERROR_CODES,
      },
      Office: {
        actions: { associate: (name: string) => commands.push(name) },
        onReady: () => new Promise(() => undefined),
      },
      document: { baseURI: `https://localhost:3000/${page}`, currentScript: null },
      self: {},
      console,
    });
    for (const { src } of blocking) vm.runInContext(readFileSync(path.join(dist, src), "utf8"), context);

    expect(functions.sort()).toEqual(metadata.functions.map(({ id }) => id).sort());
    const manifest = readFileSync(path.join(dist, "manifest.xml"), "utf8");
    const named = Array.from(manifest.matchAll(/<FunctionName>([^<]+)</g), ([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(commands.sort()).toEqual([...new Set(named)].sort());
  });
});

test("the functions alone are at most 130 kB, compressed", () => {
  expect(compressed("functions.js")).toBeLessThan(130_000);
});

test("the first script is small", () => {
  expect(readFileSync(path.join(dist, "commands.js")).length).toBeLessThan(10_000);
});

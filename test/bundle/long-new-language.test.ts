import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { Copy } from "../copy.mjs";

/**
 * A made-up language with a tag that Excel supports, but neither Office.js nor Univer. Each text is the English one between tildes, and
 * plurals have a form for two. It is a table row and a folder in a copy of the project.
 */
const ROW = {
  name: "cy",
  tag: "cy-GB",
  office: "en-us",
  functions: "functions-cy.json",
  samples: "samples/cy",
};
const FOLDER = "src/language/cy";
const MODEL = "src/language/de";

const BUTTON = "Multiply pairs";
const TABLES = "{count, plural, one {a table (its cells are kept)} other {# tables (their cells are kept)}}";

type Texts = Record<string, string>;

/** A text with a value at an end keeps it there, because the lessons' formulas are built from such texts. */
const said = (english: string) =>
  english
    .replace(/^(?!\{)/, "~")
    .replace(/(?<!\})$/, "~")
    .replaceAll(", plural,", ", plural, two {a pair}");

const copy = new Copy(process.cwd());
const read = (file: string) => readFileSync(copy.path(file), "utf8");
const readJson = <Value>(file: string) => JSON.parse(read(file)) as Value;
const write = (file: string, value: unknown) =>
  writeFileSync(copy.path(file), typeof value === "string" ? value : JSON.stringify(value));

/** Runs a script in the copy and returns its output. Throws if the script fails. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy.folder });
  return stdout;
}

beforeAll(() => {
  const table = "src/language/languages.json";
  write(table, [...readJson<object[]>(table), ROW]);
  mkdirSync(copy.path(FOLDER));
  for (const name of readdirSync(MODEL)) {
    const model = read(`${MODEL}/${name}`);
    const made = name.endsWith(".json")
      ? Object.fromEntries(Object.keys(JSON.parse(model) as Texts).map((text) => [text, said(text)]))
      : model.replaceAll('"de"', `"${ROW.name}"`);
    write(`${FOLDER}/${name}`, made);
  }
  write(`${FOLDER}/univer.ts`, 'export * from "../en/univer";\n');
});

afterAll(() => copy.remove());

test("npm run texts brings its catalogues up to date", async () => {
  const file = `${FOLDER}/pane.json`;
  const { [BUTTON]: translated, ...others } = readJson<Texts>(file);
  write(file, { ...others, "no source says this": "~" });
  await run("node_modules/@lingui/cli/dist/lingui.js", "extract", "--clean", "--workers", "1");
  expect(readJson(file)).toEqual({ ...others, [BUTTON]: "" });
  write(file, { ...others, [BUTTON]: translated });
});

test("the tests of languages hold for it: catalogues, manifest, lessons, Univer's texts", async () => {
  const tests = "unit/(language/(catalogues|lessons)|build/localized-manifest|workbench/univer/texts)";
  const results = copy.path("results.json");
  await run(
    "node_modules/jest/bin/jest.js",
    "--selectProjects=unit",
    `--testPathPatterns=${tests}`,
    "--maxWorkers=1",
    `--cacheDirectory=${copy.path("jest-cache")}`,
    "--json",
    `--outputFile=${results}`,
  );
  const { testResults } = readJson<{ testResults: { assertionResults: { fullName: string }[] }[] }>(
    "results.json",
  );
  const ofIt = testResults.map(({ assertionResults }) =>
    assertionResults.some(({ fullName }) => fullName.includes(ROW.tag)),
  );
  expect(ofIt).toEqual([true, true, true, true]);
});

test("Excel is told of it by the manifest, and finds the functions in it where the servers let it", async () => {
  await run("build/index.mjs", "--env", "origin=https://puzzles.example.org", "--manifest-only", "published");
  const manifest = read("published/manifest.xml");
  expect(manifest).toContain('<bt:Override Locale="cy-GB" Value="~Pinball lesson~"/>');
  expect(manifest).toContain(
    '<bt:Override Locale="cy-GB" Value="https://puzzles.example.org/functions-cy.json"/>',
  );
  expect(manifest.match(/"cy-GB"/g)).toHaveLength(manifest.match(/"de-DE"/g)!.length);
  type Told = { functions: { description: string; name: string }[] };
  const [english, other] = ["functions.json", ROW.functions].map((name) =>
    readJson<Told>(`published/${name}`),
  );
  expect(other.functions).toMatchObject(
    english.functions.map(({ name, description }) => ({ name, description: said(description) })),
  );
  expect(read("published/_headers")).toContain(`/${ROW.functions}\n  Access-Control-Allow-Origin: *`);
});

test("the functions' bundle speaks it, and German and English as before", async () => {
  const bundles = ["functions", "functions-worker", "functions-page"].flatMap((name) => [
    "--config-name",
    name,
  ]);
  await run("node_modules/webpack/bin/webpack.js", "--mode", "production", ...bundles);
  process.env.PUZZLEBOOK_DIST = copy.path("dist");
  const { associatedInPage, cellIn } = await import("./bundled-functions");
  const noWay = async (displayLanguage: string) => {
    const Office = { onReady: () => Promise.resolve(), context: { displayLanguage, platform: "PC" } };
    return cellIn(associatedInPage({ Office }), "SOLVEMAZE", [["S", "#", "G"]]);
  };
  expect(await noWay("cy")).toBe("#N/A ~There is no route from the start to the goal.~");
  expect(await noWay("de-AT")).toBe("#N/A Es gibt keinen Weg vom Start zum Ziel.");
  expect(await noWay("en-GB")).toBe("#N/A There is no route from the start to the goal.");
}, 240_000);

test("pages load its texts and have its plurals, and the workbench gets what Office.js asks for", async () => {
  const script = `
    import { officeJsForTheWorkbench } from "./build/office-js.mjs";
    import { loadWorkbooks } from "./samples/workbooks-for-node.mjs";
    const { i18n, loadAndSpeak } = await loadWorkbooks();
    await loadAndSpeak("${ROW.name}");
    console.log(JSON.stringify({
      button: i18n.t("${BUTTON}"),
      tables: [1, 2, 3].map((count) => i18n.t("${TABLES}", { count })),
      office: officeJsForTheWorkbench().map(({ to }) => to),
    }));`;
  expect(JSON.parse(await run("--input-type=module", "--eval", script))).toEqual({
    button: `~${BUTTON}~`,
    tables: ["a table (its cells are kept)", "a pair", "3 tables (their cells are kept)"],
    office: ["office.js", "excel-win32-16.01.js", "en-us/office_strings.js", "de-de/office_strings.js"].map(
      (file) => `office-js/${file}`,
    ),
  });
});

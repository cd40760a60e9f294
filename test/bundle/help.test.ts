import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { XMLValidator } from "fast-xml-parser";
import examples from "../../src/functions/examples.json";
import told from "../../src/help/functions.json";
import helpPages from "../../src/help/pages.json";
import { LESSONS } from "../../src/puzzles";
import { textOf, type Cells } from "../../src/grid/cells";
import project from "../../package.json";
import { dist, metadata } from "./bundled-functions";

const { docs: documents, "src/help/how-to": howTos, "src/help/articles": articles } = helpPages;

type Example = { formula: string; answer: Cells };

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (text: string) => text.replace(/&([^;]+);/g, (whole, name) => ENTITIES[name] ?? whole);

const files = readdirSync(path.join(dist, "help"), { recursive: true })
  .map((name) => `help/${String(name).split(path.sep).join("/")}`)
  .sort();
const textAt = (file: string) => readFileSync(path.join(dist, file), "utf8");
const pages = new Map(files.filter((file) => file.endsWith(".html")).map((file) => [file, textAt(file)]));
const pictures = files.filter((file) => file.endsWith(".svg"));

const functionPages = [...pages.keys()].filter((file) => file.includes("/functions/"));

const idsIn = (page: string) => [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const referencesIn = (page: string) =>
  [...page.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, reference]) => unescaped(reference));

/** The file that a page's reference leads to, and the anchor in it. */
function target(page: string, reference: string): { file: string; anchor: string } {
  const [address, anchor = ""] = reference.split("#");
  const [name] = address.split("?");
  return { file: name === "" ? page : path.posix.join(path.posix.dirname(page), name), anchor };
}

const texts = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, "gs"))].map(([, inner]) =>
    unescaped(inner.replace(/<[^>]*>/g, "")),
  );

test("there are pages for every function, lesson, article and how-to, and nothing else", () => {
  const expected = [
    ...["index", "pane", "search", "support", ...documents].map((name) => `help/${name}.html`),
    ...metadata.functions.map(({ name }) => `help/functions/${name.toLowerCase()}.html`),
    ...LESSONS.map(({ id }) => `help/lessons/${id}.html`),
    ...articles.map((id) => `help/articles/${id}.html`),
    ...howTos.map((id) => `help/how-to/${id}.html`),
  ];
  expect([...pages.keys()]).toEqual(expected.sort());
});

test("every link and picture leads to a file that is built, and to a place in it that exists", () => {
  const dead = [...pages].flatMap(([page, text]) =>
    referencesIn(text).filter((reference) => {
      if (page === "help/support.html" && /^(?:https|mailto):/.test(reference)) return false;
      const { file, anchor } = target(page, reference);
      if (/^[a-z]+:|^\//.test(reference) || !existsSync(path.join(dist, file))) return true;
      return anchor !== "" && !idsIn(textAt(file)).includes(anchor);
    }),
  );
  expect(dead).toEqual([]);
});

test("every page can be reached from the start page, and every picture is on a page", () => {
  const reached = new Set(["help/index.html"]);
  for (const page of reached) {
    for (const reference of referencesIn(pages.get(page) ?? "")) reached.add(target(page, reference).file);
  }
  expect([...pages.keys(), ...pictures].filter((file) => !reached.has(file))).toEqual([]);
});

test.each([...pages])("%s is well formed, with one title, one main part and its own ids", (_file, text) => {
  expect(XMLValidator.validate(text.replace("<!doctype html>", ""), { allowBooleanAttributes: true })).toBe(
    true,
  );
  for (const tag of ["h1", "main", "title"]) expect(texts(text, tag)).toHaveLength(1);
  expect(new Set(idsIn(text)).size).toBe(idsIn(text).length);
  const levels = [...text.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  levels.forEach((level, k) => expect(level).toBeLessThanOrEqual((levels[k - 1] ?? 0) + 1));
});

test.each([...pages])("%s runs no script but the search's, and has no style of its own", (file, text) => {
  const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual(file === "help/search.html" ? ['<script src="search.js" defer="">'] : []);
  expect(text).not.toMatch(/<style| style="| on[a-z]+="/);
  expect(text).toContain('content="default-src &#x27;none&#x27;;');
});

test.each(pictures)("%s is well formed and refers to nothing outside", (file) => {
  const text = textAt(file);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|href=|<script/);
});

test.each(metadata.functions.map((each) => [each.name, each] as const))(
  "the page of %s",
  (name, described) => {
    const text = pages.get(`help/functions/${name.toLowerCase()}.html`)!;
    const { also = [], ...first } = (examples as Record<string, Example & { also?: Example[] }>)[name];
    const shown = [first, ...also];
    const { description, parameters } = described;
    const definitions = texts(text, "dd");
    expect(texts(text, "h1")).toEqual([name]);
    expect(texts(text, "h2").slice(0, 4)).toEqual([
      parameters.length === 1 ? "Its argument" : "Its arguments",
      "Example",
      "What it answers",
      "When it answers an error",
    ]);
    expect(texts(text, "p")).toContain(description);
    expect(texts(text, "code")).toEqual(expect.arrayContaining(shown.map(({ formula }) => formula)));
    expect(texts(text, "tr")).toHaveLength(shown.flatMap(({ answer }) => answer).length);
    expect(texts(text, "td")).toEqual(shown.flatMap(({ answer }) => answer.flat()).map(textOf));
    for (const { description: meaning } of parameters) {
      expect(definitions.some((definition) => definition.startsWith(meaning!))).toBe(true);
    }
    const { mistakes } = (told as Record<string, { mistakes: { error: string; message: string }[] }>)[name];
    for (const { error, message } of mistakes) {
      expect(definitions).toContain(`${error} ${message}`);
    }
  },
);

/** What is not said on a page itself: examples, messages, and what other functions do. */
const QUOTED =
  /<dl class="functions">.*?<\/dl>|<dd><strong>.*?<\/dd>|<(dt|td|code|caption|figure)\b.*?<\/\1>/gs;
/** The same form of two arguments, such as “Face, direction and tooth.”, is said at both. */
const FEW_WORDS = 6;

test.each(functionPages)("%s says nothing twice", (file) => {
  const said = unescaped(
    pages
      .get(file)!
      .replace(QUOTED, "\n")
      .replace(/<[^>]*>/g, "\n"),
  );
  const sentences = said
    .split(/(?<=[.;])\s+|\n/)
    .map((sentence) => sentence.toLowerCase().replace(/[.;]$/, ""))
    .filter((sentence) => sentence.split(" ").length >= FEW_WORDS);
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((sentence, k) => sentences.indexOf(sentence) < k)).toEqual([]);
});

test("an argument that may be left out says what happens then", () => {
  const optional = metadata.functions.flatMap(({ parameters }) => parameters.filter((each) => each.optional));
  expect(optional.filter(({ description }) => !/Default\b.*: /.test(description!))).toEqual([]);
});

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  "the page of the lesson %s",
  (id, lesson) => {
    const text = pages.get(`help/lessons/${id}.html`)!;
    expect(texts(text, "h1")).toEqual([lesson.title]);
    expect(texts(text, "ol").join()).not.toContain("=");
    expect(text.match(/<ol>(.*?)<\/ol>/s)![1].match(/<li>/g)).toHaveLength(3);
    expect(referencesIn(text)).toEqual(
      expect.arrayContaining([`../../workbench.html?lesson=${id}`, `../../samples/${id}.xlsx`]),
    );
    expect(text).toMatch(/<figure><img src="\.\.\/pictures\//);
  },
);

test.each(documents)("%s is the page of the project's document", (name) => {
  const document = readFileSync(`docs/${name}.md`, "utf8");
  const headings = (level: string) =>
    [...document.matchAll(new RegExp(`^${level} (.+)$`, "gm"))].map(([, heading]) => heading);
  const text = pages.get(`help/${name}.html`)!;
  expect(texts(text, "h1")).toEqual(headings("#"));
  expect(texts(text, "h2")).toEqual(headings("##"));
});

test("the page Support gives the address that is set, and no other", () => {
  const { support } = project.config;
  const addresses = referencesIn(pages.get("help/support.html")!).filter((each) =>
    /^(?:https|mailto):/.test(each),
  );
  expect(addresses).toEqual(support === "" ? [] : [support.includes("://") ? support : `mailto:${support}`]);
});

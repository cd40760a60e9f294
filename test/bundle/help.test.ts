import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { XMLValidator } from "fast-xml-parser";
import examples from "../../src/functions/examples.json";
import told from "../../src/help/functions.json";
import { LANGUAGES } from "../../src/language/languages";
import helpPages from "../../src/help/pages.json";
import { LESSONS } from "../../src/puzzles";
import { textOf, type Cells } from "../../src/grid/cells";
import project from "../../package.json";
import { dist, metadata } from "./bundled-functions";

const {
  docs: documents,
  "src/help/for": persons,
  "src/help/how-to": howTos,
  "src/help/articles": articles,
} = helpPages;
/** The languages that have a help, English first. */
const HELPS = LANGUAGES.filter(({ help }) => help !== undefined).map(({ help, ...language }) => ({
  ...language,
  help: help!,
}));

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
  const inEachLanguage = [
    ...["index", "pane", "search", "support"],
    ...metadata.functions.map(({ name }) => `functions/${name.toLowerCase()}`),
    ...LESSONS.map(({ id }) => `lessons/${id}`),
    ...persons.map((id) => `for/${id}`),
    ...howTos.map((id) => `how-to/${id}`),
  ];
  const expected = [
    ...HELPS.flatMap(({ help }) => inEachLanguage.map((name) => `${help}/${name}.html`)),
    ...documents.map((name) => `help/${name}.html`),
    ...articles.map((id) => `help/articles/${id}.html`),
  ];
  expect([...pages.keys()]).toEqual(expected.sort());
});

test("every link and picture leads to a file that is built, and to a place in it that exists", () => {
  const dead = [...pages].flatMap(([page, text]) =>
    referencesIn(text).filter((reference) => {
      if (page.endsWith("/support.html") && /^(?:https|mailto):/.test(reference)) return false;
      const { file, anchor } = target(page, reference);
      if (/^[a-z]+:|^\//.test(reference) || !existsSync(path.join(dist, file))) return true;
      return anchor !== "" && !idsIn(textAt(file)).includes(anchor);
    }),
  );
  expect(dead).toEqual([]);
});

test("earlier addresses are about the page Make, which has what they were about", () => {
  expect(pages.get("help/pane.html")).toMatch(/<section id="design"[^>]*><h2 id="make">/);
  for (const id of ["design", "own-puzzle"])
    expect(pages.get(`help/how-to/${id}.html`)).toContain("Open the page <b>Make</b>");
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
  const [search] = /(?<=^help\/)(\w+\/)?(?=search\.html$)/.exec(file) ?? [];
  const address = search === "" ? "search.js" : "../search.js";
  expect(scripts).toEqual(search === undefined ? [] : [`<script src="${address}" defer="">`]);
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
const FEW_WORDS = 7;

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

/** Texts of several words that a reader meets on a page, without formulas and examples. */
function sentencesIn(page: string): string[] {
  const plain = page.replace(/<(code|table|dt|b)\b.*?<\/\1>/gs, "");
  const tags = ["h1", "h2", "h3", "p", "li", "dd", "figcaption", "label"];
  return tags.flatMap((tag) => texts(plain, tag)).filter((text) => text.trim().split(/\s+/).length >= 4);
}

describe.each(HELPS.slice(1))("the help in $tag", ({ name, help, functions }) => {
  const own = [...pages].filter(([file]) => file.startsWith(`${help}/`));
  const described = JSON.parse(textAt(functions)) as typeof metadata;

  test("says in its pages that it is in this language, and leads to the other one", () => {
    for (const [file, text] of own) {
      expect(text).toContain(`<html lang="${name}">`);
      const english = path.posix.relative(path.posix.dirname(file), file.replace(help, "help"));
      expect(text).toContain(`<a href="${english}" hrefLang="en" lang="en">`);
    }
  });

  test("repeats nothing of the English pages", () => {
    const repeated = own.flatMap(([file, text]) => {
      const english = new Set(sentencesIn(pages.get(file.replace(help, "help"))!));
      return sentencesIn(text).filter((sentence) => english.has(sentence));
    });
    expect(repeated).toEqual([]);
  });

  test("says at each link to an English page that it is in English", () => {
    const links = own.flatMap(([file, text]) =>
      Array.from(text.matchAll(/<a href="([^"]*)"[^>]*>.*?<\/a>(.{0,12})/gs), ([link, reference, after]) => ({
        link,
        isForeign: /^help\/(?!\w\w\/).*\.html$/.test(target(file, reference).file),
        says: after.startsWith(" (englisch)") || link.includes('lang="en"'),
      })),
    );
    expect(links.filter(({ isForeign }) => isForeign).length).toBeGreaterThan(own.length);
    expect(links.filter(({ isForeign, says }) => isForeign !== says)).toEqual([]);
  });

  test("shows each text of texts.json somewhere", () => {
    const told = Object.values(JSON.parse(readFileSync(`src/help/${name}/texts.json`, "utf8")) as object);
    const all = own.map(([, text]) => unescaped(text.replace(/<\/?code>/g, ""))).join("\n");
    expect(told.filter((text) => !all.includes(text))).toEqual([]);
  });

  test.each(described.functions.map((each) => [each.name, each] as const))(
    "has the examples of %s, its descriptions in the language, and the messages of its errors",
    (_name, { name: title, description, parameters, helpUrl }) => {
      const file = `${help}/functions/${title.toLowerCase()}.html`;
      const text = pages.get(file)!;
      expect(helpUrl!.endsWith(`/${file}`)).toBe(true);
      expect(texts(text, "p")).toContain(description);
      for (const { description: meaning } of parameters)
        expect(texts(text, "dd").some((definition) => definition.startsWith(meaning!))).toBe(true);
      const english = pages.get(`help/functions/${title.toLowerCase()}.html`)!;
      expect(texts(text, "td")).toEqual(texts(english, "td"));
      expect(texts(text, "dt")).toHaveLength(texts(english, "dt").length);
    },
  );
});

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

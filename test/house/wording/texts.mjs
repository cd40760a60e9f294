/** All texts that a person may meet, by area: each with the place where it stands. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getConfig } from "@lingui/conf";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { marked } from "marked";
import ts from "typescript";

const LANGUAGE = "src/language/de";
/** The catalogues are named after where their texts are shown. */
const AREAS = { functions: "errors", lessons: "lessons", descriptions: "descriptions", help: "help" };

/** A page of the help in German. The rules that are about English words find nothing there. */
const isGerman = (file) => path.dirname(file).split(path.sep).includes("de");

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && ending.test(each.name))
    .map((each) => path.join(each.parentPath, each.name))
    .sort();

/** A message as a reader sees it: the last choice of each plural, and names for values. */
function shownMessage(message) {
  const written = (tokens) =>
    [tokens]
      .flat()
      .map((token) =>
        typeof token === "string" ? token : token[2]?.other ? written(token[2].other) : `{${token[0]}}`,
      )
      .join("");
  return written(compileMessage(message));
}

/** The English texts of the catalogues, and their translations. */
function catalogues(locale) {
  return filesIn(LANGUAGE, /\.json$/).flatMap((file) => {
    const name = path.basename(file, ".json");
    return Object.entries(JSON.parse(readFileSync(file, "utf8"))).map(([english, german]) => ({
      area: AREAS[name] ?? "pane",
      place: `${name}.json`,
      text: shownMessage(locale === "en" ? english : german),
    }));
  });
}

/** The paragraphs, items and cells of a document, without code. */
function paragraphsOf(tokens) {
  return tokens.flatMap((token) => {
    if (token.type === "code" || token.type === "html") return [];
    if (token.type === "list") return token.items.flatMap((item) => paragraphsOf(item.tokens));
    if (token.type === "table") return [...token.header, ...token.rows.flat()].map(({ text }) => text);
    if (token.type === "blockquote") return paragraphsOf(token.tokens);
    return token.text ? [token.text] : [];
  });
}

const plain = (markdown) =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, "$1");

function documents() {
  const help = filesIn("src/help", /(?<!README)\.md$/);
  const files = [
    ["README", ["README.md"]],
    // The errors come from the catalogues.
    ["docs", [...filesIn("docs", /(?<!errors)\.md$/), ...filesIn("src", /^README\.md$/)]],
    ["help", help.filter((file) => !isGerman(file))],
    ["German help", help.filter(isGerman)],
  ];
  return files.flatMap(([area, list]) =>
    list.flatMap((file) =>
      paragraphsOf(marked.lexer(readFileSync(file, "utf8"))).map((text) => ({
        area,
        place: file,
        text: plain(text),
      })),
    ),
  );
}

/** Calls `found` with each comment of a source file, once. */
function eachComment(file, found) {
  const source = readFileSync(file, "utf8");
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const seen = new Set();
  const take = (start, end) => {
    if (!seen.has(start)) found(source.slice(start, end));
    seen.add(start);
  };
  const visit = (node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) ts.forEachLeadingCommentRange(source, node.getFullStart(), take);
    ts.forEachTrailingCommentRange(source, node.getEnd(), take);
    for (const child of node.getChildren(parsed)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(parsed);
}

/** Comments, a paragraph, item or tag at a time, without their marks. */
function comments() {
  const paragraphs = [];
  const files = ["src", "test", "build"].flatMap((folder) => filesIn(folder, /\.(tsx?|mjs)$/));
  for (const file of files)
    eachComment(file, (comment) => {
      const text = comment.replace(/^\/\*+|\*+\/$|^\/\/+/g, "").replace(/^\s*\* ?/gm, "");
      if (/^\s*(eslint|prettier|@ts|i18n)/.test(text)) return;
      const parts = text.split(/\n\s*\n|\n(?=\s*@)|\n(?=\s*[-–•] )/);
      for (const part of parts)
        paragraphs.push({ area: "comments", place: file, text: part.replace(/\s+/g, " ").trim() });
    });
  return paragraphs;
}

export const englishTexts = () => [...documents(), ...catalogues("en"), ...comments()];
export const translations = () =>
  getConfig().locales.flatMap((locale) => (locale === "en" ? [] : catalogues(locale)));

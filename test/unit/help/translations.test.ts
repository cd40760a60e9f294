import { marked, type MarkedToken } from "marked";
import { helpSource } from "../../../build/help.mjs";
import { LANGUAGES } from "../../../src/language/languages";

const { written } = helpSource("{}");
const OTHERS = LANGUAGES.slice(1).filter(({ help }) => help !== undefined);

/** All pages in Markdown of a language, by their names. A page that is missing stops `helpSource`. */
const pagesOf = (language: string): Record<string, string> => {
  const { pages, persons, howTos } = written[language];
  return { ...pages, ...persons, ...howTos };
};

/** What a page has in each language: headings, items, rows, code, links and pictures. Their order may differ within a sentence. */
function partsOf(markdown: string): string[] {
  const parts: string[] = [];
  void marked.walkTokens(marked.lexer(markdown.replace(/^---\n.*?\n---\n/s, "")), (each) => {
    const token = each as MarkedToken;
    if (token.type === "heading") parts.push(`h${token.depth}${/ \{#.+\}$/.exec(token.text) ?? ""}`);
    if (token.type === "list") parts.push(`${token.items.length} items`);
    if (token.type === "table") parts.push(`${token.rows.length} rows`);
    if (token.type === "codespan") parts.push(token.text.replaceAll("zelle", "cell"));
    if (token.type === "image") parts.push(`picture ${token.href}`);
    if (token.type === "link") parts.push(`link ${token.href.replace(/\?language=\w+$/, "")}`);
  });
  return [...parts, ...Array.from(markdown.matchAll(/\{\w+\}/g), ([value]) => value)].sort();
}

const strongIn = (markdown: string) => Array.from(markdown.matchAll(/\*\*(.+?)\*\*/g), ([, text]) => text);

test("there is a help in another language", () => {
  expect(OTHERS.map(({ name }) => name)).toContain("de");
});

describe.each(OTHERS)("the help in $tag", ({ name }) => {
  const english = pagesOf("en");
  const translated = pagesOf(name);

  test.each(Object.keys(english))("has the page %s, with all parts of the English one", (id) => {
    expect(partsOf(translated[id])).toEqual(partsOf(english[id]));
  });

  test.each(Object.keys(english))("on the page %s, names what the English one names in the pane", (id) => {
    const { labels } = written[name];
    const german = new Map(written.en.labels.map((label: string, k: number) => [label, labels[k]]));
    expect(strongIn(translated[id]).sort()).toEqual(
      strongIn(english[id])
        .map((label) => german.get(label))
        .sort(),
    );
  });
});

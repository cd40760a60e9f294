import { readdirSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readPage } from "../../../src/help/markdown";
import pages from "../../../src/help/pages.json";
import { Labels } from "../../../src/help/parts/Label";
import { Here, Titles } from "../../../src/help/parts/Link";
import { loadDrawings } from "../../../src/puzzles";

const TITLES = { en: { "help/how-to/view.html": "Play", "help/pane.html": "The pane" } };

function htmlOf(markdown: string): string {
  const { content } = readPage(`# Title\n\nLead\n\n${markdown}`);
  const here = createElement(Here.Provider, { value: "help/how-to/link.html" }, content);
  const titled = createElement(Titles.Provider, { value: TITLES }, here);
  return renderToStaticMarkup(createElement(Labels.Provider, { value: ["Show"] }, titled));
}

test("a page has a title, fields that its text can name, and a summary, which is its first paragraph", () => {
  const { title, summary, fields } = readPage("---\nnumber: one: 1\n---\n# A `b`\n\nIt is {number}.\n");
  expect([title, summary, fields]).toEqual(["A `b`", "It is one: 1.", { number: "one: 1" }]);
  expect(readPage("---\nsummary: Short\n---\n# A\n\nLong\n").summary).toBe("Short");
});

test.each([
  ["1. Press **Show**.\n2. *fx*\n", "<ol><li>Press <b>Show</b>.</li><li><i>fx</i></li></ol>"],
  ["## In\n\n- `a < b`\n", "<h2>In</h2><ul><li><code>a &lt; b</code></li></ul>"],
  ["> It bears no title.\n", '<p class="note">It bears no title.</p>'],
  ["[It](view.md) and [](../pane.md#view)", '<p><a href="view.html">It</a> and <a href="../pane.html#view">The pane</a></p>'], // prettier-ignore
  [
    "| a | b |\n|---|---|\n| `c` | d |\n",
    '<div class="wide"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td><code>c</code></td><td>d</td></tr></tbody></table></div>',
  ],
  ["## B c {#b}\n\nText\n", '<section aria-labelledby="b"><h2 id="b">B c</h2><p>Text</p></section>'],
  ["## B {#b #a}\n\nText\n", '<section id="a" aria-labelledby="b"><h2 id="b">B</h2><p>Text</p></section>'],
])("%j", (markdown, html) => {
  expect(htmlOf(markdown)).toBe(`<p class="lead">Lead</p>${html}`);
});

test("pictures stand together, each with its caption", async () => {
  await loadDrawings("Maze");
  const { pictures } = readPage(
    '# Title\n\nLead\n\n![A maze](screenshot:keep "Kept")\n![](made:maze "Made")\n',
  );
  expect(pictures.map(({ file, caption }) => [file, caption])).toEqual([
    ["assets/how-to/keep.png", "Kept"],
    ["help/pictures/made-maze.svg", "Made"],
  ]);
});

test.each([
  ["[It](nowhere.md)", "no page help/how-to/nowhere.html"],
  ["[It](https://example.org/)", "no page https://example.org/"],
  ['![](made:nothing "It")', "no maker nothing"],
  ['![](drawn:maze "It")', "drawn:maze"],
  ["![](made:maze)", "no caption"],
  ['Look: ![](made:maze "It")', '![](made:maze "It")'],
  ["Press **Shown**.", "the name Shown"],
  ["{nothing}", "{nothing}"],
  ["<b>It</b>", "<b>"],
  ["```\na\n```", "```"],
])("%s is refused", (markdown, message) => {
  expect(() => htmlOf(markdown)).toThrow(message);
});

test("a page without a title or a paragraph below it is refused", () => {
  for (const markdown of ["", "Lead", "# Title\n\n- Item\n"])
    expect(() => readPage(markdown)).toThrow("begin");
});

test.each(["src/help/how-to", "src/help/articles"] as const)("all pages of %s are offered", (folder) => {
  expect(readdirSync(folder).sort()).toEqual(pages[folder].map((id) => `${id}.md`).sort());
});

import { readFileSync } from "node:fs";
import { readDocument } from "../../../src/help/documents";
import { readLimits } from "../../../src/help/limits";
import { docs as documents } from "../../../src/help/pages.json";

const PAGE = `# Title

First.

Second.

## One part
See [another](other.md#there) and [a page](https://example.org/a.md).

### Below
| \`F\`, "x" | b |
|---|---|
| \`PUZZLEGROUP\`, \`ORBITS\` | 5 \`cells\` |

## Other part

    a line
`;

test("a document has a title, a summary, and sections whose links lead to pages of the help", () => {
  const { title, summary, html, sections } = readDocument("page", PAGE);
  expect([title, summary, html]).toEqual(["Title", "First.", "<p>Second.</p>\n"]);
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ["one-part", "One part"],
    ["other-part", "Other part"],
  ]);
  expect(sections[0].html).toContain('<a href="other.html#there">');
  expect(sections[0].html).toContain('<a href="https://example.org/a.md">');
  expect(sections[0].html).toContain("<h3>Below</h3>");
});

test("wide tables and lines can be reached and scrolled", () => {
  const [table, lines] = readDocument("page", PAGE).sections.map(({ html }) => html);
  expect(table).toMatch(
    /<div class="wide" tabindex="0" role="region" aria-label="F, &quot;x&quot;, b"><table>/,
  );
  expect(table).toContain("</table></div>");
  expect(lines).toContain('<pre class="wide" tabindex="0">');
});

test("limits are those of the functions in the first column", () => {
  const limit = { scope: "", limit: "5 cells", usual: undefined };
  expect(readLimits(PAGE)).toEqual({ PUZZLEGROUP: [limit], ORBITS: [limit] });
});

test("a function has the limits of all its rows, and a blank third column says nothing", () => {
  const page = `| function | hard limit | what it usually takes |
|---|---|---|
| Expand, \`F\`, \`G\` | 5 cells | |
| \`G\` with \`keys\` | 6 \`cells\` | a second |
`;
  const first = { scope: "", limit: "5 cells", usual: undefined };
  expect(readLimits(page)).toEqual({
    F: [first],
    G: [first, { scope: "with keys", limit: "6 cells", usual: "a second" }],
  });
});

test("each limit in docs/limits.md says how much, and the limits of a function differ in what they limit", () => {
  const all = Object.values(readLimits(readFileSync("docs/limits.md", "utf8")));
  expect(all.length).toBeGreaterThan(30);
  for (const limits of all) {
    expect(limits.map(({ limit }) => limit)).not.toContain("");
    expect(new Set(limits.map(({ scope }) => scope)).size).toBe(limits.length);
  }
});

test.each(documents)(
  "docs/%s.md has fewer than 700 words, twice as many if it lists limits, and links to other pages of the help only",
  (name) => {
    const text = readFileSync(`docs/${name}.md`, "utf8");
    expect(text.split(/\s+/).length).toBeLessThan(name.startsWith("limit") ? 1500 : 700);
    for (const [, to] of text.matchAll(/\]\(([^)#]+)/g))
      expect(documents.map((each) => `${each}.md`)).toContain(to);
  },
);
